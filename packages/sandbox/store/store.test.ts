import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allDatabases, createDatabase, logSkippedDatabases } from '../testing/databases.ts';
import { minimalRequest } from '../testing/quote-requests.ts';
import { createTables } from './create-tables.ts';
import type { Database } from './database.ts';
import { findGuestSession, issueGuestToken } from './guest-tokens.ts';
import { readIdleAgentCount, setIdleAgentCount } from './idle-agents.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { findPurchase, storePurchase, readPurchases } from './purchases.ts';
import { findRate, findRateOfCarrier } from './rates.ts';
import { storeReport, readReports } from './reports.ts';
import { addRows, findRows, updateRows } from './sheets.ts';
import { findTransaction, storeTransaction } from './transactions.ts';

const now = Date.UTC(2026, 10, 20, 18);
const day = 24 * 60 * 60 * 1000;

logSkippedDatabases('store');

// Only PostgreSQL: a PGlite database belongs to one process.
it.each(allDatabases.filter(({ url }) => url))('several sandboxes can open a new $name at once', async () => {
  const created = await createDatabase();
  const openings = await Promise.allSettled(Array.from({ length: 6 }, () => openDatabase({ url: created!.url })));
  const opened = openings.flatMap((opening) => (opening.status === 'fulfilled' ? opening.value : []));
  await Promise.all(opened.map((database) => database.close()));
  await created!.drop();
  expect(openings.flatMap((opening) => (opening.status === 'rejected' ? String(opening.reason) : []))).toEqual([]);
});

// A database of its own: one of its tests changes tables, and locks them for suites that use the same one.
describe.each(allDatabases)('the store on $name', ({ url }) => {
  let created: Awaited<ReturnType<typeof createDatabase>>;
  let opened: OpenDatabase;
  let database: Database;

  beforeAll(async () => {
    created = url === undefined ? undefined : await createDatabase();
    opened = await openDatabase({ url: created?.url });
    database = opened.database;
  });
  afterAll(async () => {
    await opened.close();
    await created?.drop();
  });

  it('adds missing columns to older tables', async () => {
    const token = randomUUID();
    await database.execute(sql`alter table guest_tokens drop column phone, drop column birth_date`);
    await createTables(database);
    await issueGuestToken(database, { token, variant: 'primary', now });
    expect(await findGuestSession(database, { token, variant: 'primary', now })).toEqual({ token, visitor: undefined });
  });

  it('keeps existing tables', async () => {
    await createTables(database);
    expect(await readReports(database, randomUUID())).toEqual([]);
  });

  describe('guest tokens', () => {
    it('keeps a guest token for a day, with the variant that issued it', async () => {
      const token = randomUUID();
      const expiresAt = await issueGuestToken(database, { token, variant: 'primary', now });
      expect(expiresAt.getTime()).toBe(now + day);
      expect(await findGuestSession(database, { token, variant: 'primary', now: now + day - 1 })).toEqual({
        token,
        visitor: undefined,
      });
      expect(await findGuestSession(database, { token, variant: 'primary', now: now + day })).toBeUndefined();
      expect(await findGuestSession(database, { token, variant: 'ca', now })).toBeUndefined();
      expect(await findGuestSession(database, { token: randomUUID(), variant: 'primary', now })).toBeUndefined();
    });

    it('keeps the visitor that a guest token was issued for', async () => {
      const token = randomUUID();
      const visitor = { phone: '5125550142', birthDate: '1990-04-17' };
      await issueGuestToken(database, { token, variant: 'primary', now, visitor });
      expect(await findGuestSession(database, { token, variant: 'primary', now })).toEqual({ token, visitor });
    });
  });

  describe('transactions', () => {
    const keep = (transactionId: string, changes = {}, at = now) =>
      storeTransaction(database, {
        request: { ...minimalRequest, ...changes, transactionId },
        variant: 'primary',
        now: at,
      });

    it('keeps a transaction once, however often it is sent', async () => {
      const transactionId = randomUUID();
      const header = { ...minimalRequest.header, requestDate: '2026-11-20T18:00:05.000Z' };
      expect(
        await Promise.all([keep(transactionId), keep(transactionId), keep(transactionId, { header }, now + 5_000)]),
      ).toEqual(['kept', 'kept', 'kept']);
      const transaction = await findTransaction(database, transactionId);
      expect(transaction?.request.customer).toEqual(minimalRequest.customer);
      expect(transaction?.answers).toHaveLength(10);
    });

    it('refuses another request with the same transaction id', async () => {
      const transactionId = randomUUID();
      await keep(transactionId);
      expect(await keep(transactionId, { term: 12 })).toBe('conflict');
      expect((await findTransaction(database, transactionId))?.request.term).toBe(6);
    });

    it('lists carrier answers in the order of their time', async () => {
      const transactionId = randomUUID();
      await keep(transactionId);
      const times = (await findTransaction(database, transactionId))!.answers.map(({ answersAt }) =>
        answersAt.getTime(),
      );
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times[0]).toBeGreaterThanOrEqual(now + 1_000);
    });

    it('returns undefined for an unknown transaction', async () => {
      expect(await findTransaction(database, randomUUID())).toBeUndefined();
    });

    it('finds the transaction of each of its rates', async () => {
      const transactionId = randomUUID();
      await keep(transactionId);
      const { answers } = (await findTransaction(database, transactionId))!;
      const { carrierId, rates } = answers.find((answer) => answer.rates.length > 1)!;
      for (const rate of rates) {
        expect(await findRate(database, rate.rateQuoteId)).toEqual({ transactionId, carrierId, rate });
      }
      expect(await findRateOfCarrier(database, { transactionId, carrierId })).toEqual({
        transactionId,
        carrierId,
        rate: rates[0],
      });
      expect(await findRate(database, `rq-${randomUUID()}`)).toBeUndefined();
      expect(await findRateOfCarrier(database, { transactionId, carrierId: 'none' })).toBeUndefined();
    });

    it('records one purchase for each transaction', async () => {
      const transactionId = randomUUID();
      await keep(transactionId);
      expect(await findPurchase(database, transactionId)).toBeUndefined();
      const first = { transactionId, rateQuoteId: 'rq-1', policyNumber: 'P-1', purchasedAt: new Date(now) };
      const again = { ...first, rateQuoteId: 'rq-2', policyNumber: 'P-2', purchasedAt: new Date(now + 1) };
      expect(await storePurchase(database, first)).toEqual(first);
      expect(await storePurchase(database, again)).toEqual(first);
      expect((await readPurchases(database)).filter((purchase) => purchase.transactionId === transactionId)).toEqual([
        first,
      ]);
    });
  });

  describe('sheets', () => {
    it('finds, adds and updates sheet rows by any column', async () => {
      const key = `alex@example.com-${randomUUID()}`;
      const other = `sam@example.com-${randomUUID()}`;
      const row = { Timestamp: key, 'Quote Status': 'Lead', 'Driver\'s "name"': "O'Example; drop table" };
      expect(await addRows(database, 'leads', [row, { Timestamp: other, 'Quote Status': 'Lead' }])).toBe(2);
      expect(
        await updateRows(database, 'leads', {
          key: 'Timestamp',
          value: key,
          cells: { 'Quote Status': 'Quoted', Term: '6' },
        }),
      ).toBe(1);
      expect(await findRows(database, 'leads', { Timestamp: key })).toEqual([
        { ...row, 'Quote Status': 'Quoted', Term: '6' },
      ]);
      expect(await findRows(database, 'leads', { Timestamp: other, 'Quote Status': 'Lead' })).toHaveLength(1);
      expect(await findRows(database, 'leads', { Timestamp: other, 'Quote Status': 'Quoted' })).toEqual([]);
      expect(await findRows(database, 'verifications', { Timestamp: key })).toEqual([]);
      expect((await findRows(database, 'leads')).map(({ Timestamp }) => Timestamp)).toEqual(
        expect.arrayContaining([key, other]),
      );
    });

    it('returns 0 when there is nothing to write', async () => {
      expect(await addRows(database, 'leads', [])).toBe(0);
      expect(await updateRows(database, 'leads', { key: 'Timestamp', value: randomUUID(), cells: {} })).toBe(0);
    });
  });

  it('keeps reports by kind, in order', async () => {
    const kind = randomUUID();
    const report = (message: string) => ({ kind, trackId: 't', body: { message }, reportedAt: new Date(now) });
    await storeReport(database, report('one'));
    await storeReport(database, report('two'));
    expect(await readReports(database, kind)).toEqual([report('one'), report('two')]);
  });

  it('keeps the number of idle agents', async () => {
    await setIdleAgentCount(database, 0);
    expect(await readIdleAgentCount(database)).toBe(0);
    await setIdleAgentCount(database, 7);
    expect(await readIdleAgentCount(database)).toBe(7);
  });
});
