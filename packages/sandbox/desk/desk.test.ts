import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nonVoiceCall } from '#services/agents/non-voice-call.contract';
import { createVerification } from '#services/verification/create-verification.contract';
import { searchVerifications } from '#services/verification/search-verifications.contract';
import { updateVerification } from '#services/verification/update-verification.contract';
import { verificationRows } from '#services/verification/verification-row.examples';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import type { DeskCustomer, DeskState } from './desk-state.ts';

const aSecond = 1000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

/** A customer with contact details; `writes` sends the cells of the customer's next step. */
async function newCustomer() {
  const transactionId = randomUUID();
  const rateQuoteId = `rq-${transactionId}`;
  const row = { ...verificationRows.begun, TransactionId: transactionId, RateQuoteId: rateQuoteId };
  await sandbox.ask(createVerification, { body: { data: [row] } });
  return {
    transactionId,
    rateQuoteId,
    async writes(data: Record<string, string>) {
      sandbox.clock.now += aSecond;
      const { body } = await sandbox.ask(updateVerification, { params: { transactionId }, body: { data } });
      expect(body.updated).toBe(1);
    },
    async row() {
      const { body } = await sandbox.ask(searchVerifications, { query: { TransactionId: transactionId } });
      expect(body).toHaveLength(1);
      return body[0]!;
    },
    async atDesk(): Promise<DeskCustomer> {
      const { customers } = (await sandbox.read('/sandbox/desk')) as DeskState;
      return customers.find((customer) => customer.transactionId === transactionId)!;
    },
    does: (what: string, body: unknown = {}) => post(`/customers/${transactionId}/${what}`, body),
  };
}

async function post(path: string, body: unknown) {
  sandbox.clock.now += aSecond;
  const response = await fetch(`${sandbox.url}/sandbox/desk${path}`, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, desk: (await response.json()) as DeskState };
}

describe('customer at the desk', () => {
  it('shows name, contact, codes and their times for a customer', async () => {
    const customer = await newCustomer();
    const startedAt = sandbox.clock.now;
    await customer.writes({ 'Email Code 1': '411902', 'Email Code Status 1': 'Verify-1' });
    expect(await customer.atDesk()).toMatchObject({
      name: 'Alex Example',
      emailAddress: 'alex@example.com',
      phone: '5125550142',
      startedAt,
      changedAt: startedAt + aSecond,
      status: 'waiting',
      email: {
        isWaiting: true,
        code: '411902',
        attempt: 1,
        tries: [{ code: '411902', sentAt: startedAt + aSecond, answer: '' }],
        resets: 0,
      },
      text: { isWaiting: false, status: '', tries: [] },
    });
  });

  it.each([
    ['email', 'Email'],
    ['text', 'Text'],
  ] as const)('accepts three wrong codes by %s and a restart', async (channel, prefix) => {
    const customer = await newCustomer();
    const sends: Record<string, string>[] = [
      { [`${prefix} Code 1`]: '1', [`${prefix} Code Status 1`]: 'Verify-1' },
      { [`${prefix} Code 2`]: '2', [`${prefix} Code Status 2`]: 'Verify-2' },
      { [`${prefix} Code 2`]: '3', [`${prefix} Code Status 2`]: 'Verify-3', [`${prefix} Code Status 1`]: '' },
    ];
    for (const [index, cells] of sends.entries()) {
      await customer.writes(cells);
      expect((await customer.atDesk())[channel]).toMatchObject({ isWaiting: true, attempt: index + 1 });
      expect(await customer.does('answer', { channel, code: String(index + 1), answer: 'no' })).toMatchObject({
        status: 200,
      });
      expect((await customer.atDesk())[channel]).toMatchObject({ isWaiting: false, status: 'no', attempt: index + 1 });
    }
    const cleared = ['Code 1', 'Code 2', 'Code Status 1', 'Code Status 2'].map((column) => [`${prefix} ${column}`, '']);
    await customer.writes(Object.fromEntries(cleared) as Record<string, string>);
    const { tries, ...state } = (await customer.atDesk())[channel];
    expect(state).toEqual({ code: '', status: '', attempt: 1, isWaiting: false, resets: 1 });
    expect(tries.map(({ code, attempt, answer }) => [code, attempt, answer])).toEqual([
      ['1', 1, 'no'],
      ['2', 2, 'no'],
      ['3', 3, 'no'],
    ]);
  });

  it('accepts the same code again', async () => {
    const customer = await newCustomer();
    await customer.writes({ 'Email Code 1': '7', 'Email Code Status 1': 'Verify-1' });
    await customer.does('answer', { channel: 'email', code: '7', answer: 'no' });
    await customer.writes({ 'Email Code 2': '7', 'Email Code Status 2': 'Verify-2' });
    await customer.does('answer', { channel: 'email', code: '7', answer: 'yes' });
    expect((await customer.atDesk()).email.tries.map(({ answer }) => answer)).toEqual(['no', 'yes']);
  });

  it('writes an agent’s answer with the time in Chicago, and no other cell', async () => {
    const customer = await newCustomer();
    await customer.writes({ 'Text Code 1': '730125', 'Text Code Status 1': 'Verify-1' });
    const before = await customer.row();
    await customer.does('answer', { channel: 'text', code: '730125', answer: 'yes' });
    const after = await customer.row();
    const changed = Object.keys(after).filter((column) => after[column] !== before[column]);
    expect(changed.toSorted()).toEqual(['Text Code Status 1', 'Timestamp']);
    expect(after).toMatchObject({
      'Text Code Status 1': 'yes',
      Timestamp: expect.stringMatching(/^11-20-2026 \d\d:\d\d:\d\d$/) as string,
    });
  });

  it('accepts the answer of one agent only', async () => {
    const customer = await newCustomer();
    await customer.writes({ 'Email Code 1': '411902', 'Email Code Status 1': 'Verify-1' });
    const answers = await Promise.all(
      (['yes', 'no', 'yes', 'no'] as const).map((answer) =>
        customer.does('answer', { channel: 'email', code: '411902', answer }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await customer.atDesk()).email.tries).toHaveLength(1);
  });

  it('refuses an answer to a code that was replaced', async () => {
    const customer = await newCustomer();
    await customer.writes({ 'Email Code 1': '2', 'Email Code Status 1': 'Verify-1' });
    expect(await customer.does('answer', { channel: 'email', code: '1', answer: 'yes' })).toMatchObject({
      status: 409,
    });
    expect(await customer.does('answer', { channel: 'text', code: '', answer: 'yes' })).toMatchObject({ status: 409 });
    expect((await customer.atDesk()).email.status).toBe('Verify-1');
  });

  it.each(['yes', 'no', ''] as const)('writes the overall status %j', async (status) => {
    const customer = await newCustomer();
    expect(await customer.does('overall', { status })).toMatchObject({ status: 200 });
    expect(await customer.row()).toMatchObject({ 'Contact Verification Status': status });
    expect(await customer.atDesk()).toMatchObject({
      overall: status,
      status: status === 'yes' ? 'verified' : 'withCustomer',
    });
  });

  it('shows a callback request until one agent takes it', async () => {
    const customer = await newCustomer();
    await sandbox.ask(nonVoiceCall, { body: { phonenumber: '5125550142', ratequoteid: customer.rateQuoteId } });
    expect(await customer.atDesk()).toMatchObject({ callBack: 'none', notifications: 1, status: 'withCustomer' });
    await customer.writes({ 'Request Call Back': 'Yes', 'Agent Notification': 'Failure' });
    expect(await customer.atDesk()).toMatchObject({
      callBack: 'wanted',
      agentNotification: 'Failure',
      status: 'waiting',
    });
    await customer.does('call');
    expect(await customer.atDesk()).toMatchObject({ callBack: 'taken', status: 'withCustomer' });
  });

  it('sorts customers by how long they have waited', async () => {
    const customers = [await newCustomer(), await newCustomer(), await newCustomer()] as const;
    const [third, first, second] = customers;
    await first.writes({ 'Text Code 1': '1', 'Text Code Status 1': 'Verify-1' });
    await second.writes({ 'Email Code 1': '1', 'Email Code Status 1': 'Verify-1' });
    await third.writes({ 'Email Code 1': '1', 'Email Code Status 1': 'Verify-1' });
    // Another write of a customer keeps the position in the queue.
    await first.writes({ 'Go Paperless': 'No' });
    const own = new Set<string>(customers.map(({ transactionId }) => transactionId));
    const { customers: all } = (await sandbox.read('/sandbox/desk')) as DeskState;
    expect(all.map(({ transactionId }) => transactionId).filter((id) => own.has(id))).toEqual([
      first.transactionId,
      second.transactionId,
      third.transactionId,
    ]);
  });

  it('shows a customer once when the sheet holds two rows', async () => {
    const { transactionId } = await newCustomer();
    await sandbox.ask(createVerification, {
      body: { data: [{ TransactionId: transactionId }, { 'First Name': 'Nobody' }] },
    });
    const { customers } = (await sandbox.read('/sandbox/desk')) as DeskState;
    expect(customers.filter((customer) => customer.transactionId === transactionId).map(({ name }) => name)).toEqual([
      'Alex Example',
    ]);
    expect(customers.some(({ name }) => name === 'Nobody')).toBe(false);
  });
});

describe('invalid desk requests', () => {
  it.each([
    ['answer', { channel: 'fax', code: '1', answer: 'yes' }],
    ['answer', { channel: 'email', code: '1', answer: 'maybe' }],
    ['overall', { status: 'Verify-1' }],
    ['overall', null],
  ])('refuses for %s the body %j', async (what, body) => {
    const customer = await newCustomer();
    expect(await customer.does(what, body)).toMatchObject({ status: 400 });
  });

  it.each([
    ['answer', { channel: 'email', code: '1', answer: 'yes' }],
    ['overall', { status: 'yes' }],
  ])('answers 404 to %s for an unknown customer', async (what, body) => {
    expect(await post(`/customers/${randomUUID()}/${what}`, body)).toMatchObject({ status: 404 });
  });
});

it('shows a requested callback without a verification row until an agent takes it', async () => {
  const ratequoteid = `rq-${randomUUID()}`;
  await sandbox.ask(nonVoiceCall, { body: { phonenumber: '5125550199', ratequoteid } });
  const calls = async () =>
    ((await sandbox.read('/sandbox/desk')) as DeskState).calls.filter(({ rateQuoteId }) => rateQuoteId === ratequoteid);
  const [call] = await calls();
  expect(call).toMatchObject({ phone: '5125550199', requestedAt: sandbox.clock.now });
  await post(`/calls/${call!.id}`, {});
  expect(await calls()).toEqual([]);
});

describe('event stream', () => {
  const leaving = new AbortController();
  afterEach(() => leaving.abort());

  /** The desk states that a stream sends. */
  async function* listens(): AsyncGenerator<DeskState> {
    const response = await fetch(`${sandbox.url}/sandbox/desk/stream`, { signal: leaving.signal });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    let text = '';
    for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
      text += piece;
      const messages = text.split('\n\n');
      text = messages.pop()!;
      for (const message of messages) {
        if (message.startsWith('event: desk'))
          yield JSON.parse(message.slice(message.indexOf('data: ') + 6)) as DeskState;
      }
    }
  }

  it('notifies two desks of a change by a customer or another agent', async () => {
    const customer = await newCustomer();
    const desks = [listens(), listens()];
    const own = (state: DeskState) =>
      state.customers.find(({ transactionId }) => transactionId === customer.transactionId)!;
    const see = async (wanted: (deskCustomer: DeskCustomer) => boolean) => {
      for (const desk of desks) {
        for (let update = await desk.next(); ; update = await desk.next())
          if (wanted(own(update.value as DeskState))) break;
      }
    };
    await see(({ status }) => status === 'withCustomer');
    await customer.writes({ 'Email Code 1': '411902', 'Email Code Status 1': 'Verify-1' });
    await see(({ email }) => email.isWaiting);
    await customer.does('answer', { channel: 'email', code: '411902', answer: 'yes' });
    await see(({ email }) => email.status === 'yes');
  });
});
