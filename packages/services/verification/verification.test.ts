import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newVerification } from '#domain/contact-verification';
import { RefusedError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { servicesConfig } from '../services-config.ts';
import { stubClient } from '../testing/stub-client.ts';
import { json, startStubServer } from '../testing/stub-server.ts';
import { createVerification } from './create-verification.ts';
import { searchVerifications } from './search-verifications.ts';
import { updateVerification } from './update-verification.ts';
import { verificationRows } from './verification-row.examples.ts';

const now = Date.UTC(2026, 10, 20, 18, 3, 5);
const transactionId = verificationRows.begun.TransactionId;
const verification = newVerification({ transactionId, rateQuoteId: 'rq-1042' });

let server: Awaited<ReturnType<typeof startStubServer>>;
let client: ServiceClient;
let reported: { callId: string }[];
beforeAll(async () => {
  server = await startStubServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
  const services = z.parse(servicesConfig, {
    verificationSheet: { url: `${server.base}/sheet`, authorization: 'Basic ZXhhbXBsZQ==' },
  });
  ({ client, reported } = stubClient(server.base, { services }));
});
const answers = (...bodies: unknown[]) => server.respondsWith(...bodies.map((body) => json(body)));
const asked = () => server.received.map(({ method, url }) => `${method} ${url.pathname}`);

describe('searchVerifications', () => {
  const find = () => searchVerifications(client, { transactionId });

  it('finds a verification by its transaction, with the configured credential', async () => {
    answers([verificationRows.wrong]);
    expect(await find()).toEqual({
      ...verification,
      email: { code: '411902', status: 'no', attempt: 1 },
      text: { code: '222222', status: 'no', attempt: 2 },
    });
    const { url, headers } = server.received[0]!;
    expect(url.pathname + url.search).toBe(`/sheet/search?TransactionId=${transactionId}`);
    expect(headers.authorization).toBe('Basic ZXhhbXBsZQ==');
  });

  it.each([
    ['no row', []],
    ['another’s row', [{ ...verificationRows.begun, TransactionId: 'b2f1' }]],
    ['a value that is not a row', [null, 'x', 7]],
  ])('returns undefined for %s', async (_what, rows) => {
    answers(rows);
    expect(await find()).toBeUndefined();
  });

  it('returns the first of two rows with the same transaction', async () => {
    answers([verificationRows.verified, verificationRows.begun]);
    expect(await find()).toMatchObject({ overall: 'yes', callBack: 'Yes' });
  });

  it('does not report a failed search, because searches are polled', async () => {
    answers({ error: 'quota' });
    await expect(find()).rejects.toBeInstanceOf(RefusedError);
    expect(reported).toEqual([]);
  });
});

describe('createVerification', () => {
  const create = () => createVerification(client, { verification, details: { firstName: 'Alex' }, now });

  it('creates a row when the sheet has none for the transaction', async () => {
    answers([], { created: 1 });
    await create();
    expect(asked()).toEqual(['GET /sheet/search', 'POST /sheet']);
    expect(server.received[1]!.body).toMatchObject({
      data: [
        {
          TransactionId: transactionId,
          RateQuoteId: 'rq-1042',
          Timestamp: '11-20-2026 12:03:05',
          VisitDate: '11-20-2026 12:03:05',
          'First Name': 'Alex',
        },
      ],
    });
  });

  it('does not create a second row, for example after a lost response', async () => {
    answers([verificationRows.begun]);
    await create();
    expect(asked()).toEqual(['GET /sheet/search']);
  });

  it('reports the failure to create a row, with its rate', async () => {
    answers([], { created: 0 });
    await expect(create()).rejects.toBeInstanceOf(RefusedError);
    expect(reported).toMatchObject([{ callId: 'createVerification', rateQuoteId: 'rq-1042' }]);
  });
});

describe('updateVerification', () => {
  const update = (changes: Record<string, string>) => updateVerification(client, { transactionId, changes, now });

  it('sends the changed cells and the time, by transaction', async () => {
    answers({ updated: 1 });
    await update({ 'Go Paperless': 'Yes' });
    expect(asked()).toEqual([`PATCH /sheet/TransactionId/${transactionId}`]);
    expect(server.received[0]!.body).toEqual({
      data: { 'Go Paperless': 'Yes', Timestamp: '11-20-2026 12:03:05' },
      mode: 'RAW',
    });
  });

  it('skips the write when no cell changed', async () => {
    await update({});
    expect(asked()).toEqual([]);
  });

  it('throws when the update matches no row', async () => {
    answers({ updated: 0 });
    await expect(update({ 'Go Paperless': 'Yes' })).rejects.toBeInstanceOf(RefusedError);
    expect(reported).toMatchObject([{ callId: 'updateVerification' }]);
  });
});

describe('verification sheet', () => {
  it('uses the carrier’s own sheet without the page’s credential', async () => {
    answers([], [], { created: 1 }, { updated: 1 });
    const sheet = { url: `${server.base}/carrier` };
    await searchVerifications(client, { transactionId, sheet });
    await createVerification(client, { verification, details: {}, now, sheet });
    await updateVerification(client, { transactionId, changes: { Email: 'alex@example.com' }, now, sheet });
    expect(asked()).toEqual([
      'GET /carrier/search',
      'GET /carrier/search',
      'POST /carrier',
      `PATCH /carrier/TransactionId/${transactionId}`,
    ]);
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual(Array(4).fill(undefined));
    await searchVerifications(client, {
      transactionId,
      sheet: { ...sheet, authorization: 'Basic Y2Fycmllcg==' },
    }).catch(() => undefined);
    expect(server.received.at(-1)!.headers.authorization).toBe('Basic Y2Fycmllcg==');
  });

  it('uses the page’s sheet when the carrier has none, and sends nothing when the page has none either', async () => {
    answers([]);
    await searchVerifications(client, { transactionId, sheet: { url: '' } });
    expect(asked()).toEqual(['GET /sheet/search']);
    const { client: bare } = stubClient(server.base, { services: z.parse(servicesConfig, {}) });
    expect(await searchVerifications(bare, { transactionId })).toBeUndefined();
    await createVerification(bare, { verification, details: {}, now });
    await updateVerification(bare, { transactionId, changes: { Email: 'alex@example.com' }, now });
    expect(server.received).toHaveLength(1);
  });
});
