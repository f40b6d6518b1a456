import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { stubClient } from '#services/testing/stub-client';
import { Device } from '#visitor/testing/device';
import { enroll, readTransaction } from './roadside.calls.ts';
import type { EnrollmentRequest, EnrollmentResult } from './roadside.types.ts';
import { draft, offer } from './testing/example-visit.ts';

/** The services as an enrollment uses them: each key has one transaction. */
class Service {
  readonly transactions = new Map<string, string>();
  /** The outcome of a transaction; pending when absent. */
  outcomes: Record<string, 'paid' | 'declined' | 'unknown'> = {};
  asked: string[] = [];
  /** The key of each enrollment. */
  keys: string[] = [];
  /** The streets that were sent with each key. */
  streets = new Map<string, Set<string>>();
  /** What the next enrollment waits for before it responds. */
  delay: Promise<void> | undefined;
  isUnnamed = false;
  /** The response to an enrollment; the payment page when absent. */
  refusal: Response | undefined;

  readonly fetch = async (input: unknown): Promise<Response> => {
    const request = input as Request;
    if (request.url.endsWith('/enroll')) {
      const key = request.headers.get('Idempotency-Key') ?? '';
      this.keys.push(key);
      const body = JSON.stringify(await request.json());
      const street = [draft, moved].find((answers) => body.includes(answers.street))!.street;
      this.streets.set(key, (this.streets.get(key) ?? new Set()).add(street));
      const { delay } = this;
      this.delay = undefined;
      await delay;
      if (this.refusal) return this.refusal.clone();
      const transactionId = this.transactions.get(key) ?? `t-${this.transactions.size + 1}`;
      this.transactions.set(key, transactionId);
      const paymentUrl = `https://pay.partner.example/membership/${transactionId}`;
      return Response.json({ isSuccess: true, paymentUrl, ...(!this.isUnnamed && { transactionId }) });
    }
    const { transactionId } = (await request.json()) as { transactionId: string };
    this.asked.push(transactionId);
    switch (this.outcomes[transactionId]) {
      case 'paid':
        return Response.json({ isSuccess: true, policyNumber: `RSA-${transactionId}` });
      case 'declined':
        return Response.json({ isSuccess: true, policyNumber: '', statusCode: 'D' });
      case 'unknown':
        return Response.json({ isSuccess: false, message: 'Payment not found' });
      default:
        return Response.json({ isSuccess: true, policyNumber: '', statusCode: 'P' });
    }
  };
}

const { signal } = new AbortController();
let service: Service;
let device: Device;
beforeEach(() => {
  service = new Service();
  device = new Device();
});

const tab = () =>
  ({
    visitor: device.openTab(),
    client: stubClient('https://services.example', { fetch: service.fetch, now: () => device.now }).client,
    path: '/roadside',
    isTrusted: () => true,
  }) as unknown as WidgetHost;

const request = (changes: Partial<EnrollmentRequest> = {}): EnrollmentRequest => ({
  draft,
  membership: offer.memberships[0]!,
  pending: undefined,
  ...changes,
});

const pendingOf = (result: EnrollmentResult) => (result.kind === 'page' ? result.pending : undefined);
const moved = { ...draft, street: '200 Sample St' };

it('enrolls once for the same answers in every tab, until the payment is declined', async () => {
  const first = await enroll(tab(), request(), signal);
  expect(await enroll(tab(), request(), signal)).toEqual(first);
  service.outcomes = { 't-1': 'declined' };
  await readTransaction(tab(), { transactionId: 't-1', isUnnamed: false }, signal);
  expect(pendingOf(await enroll(tab(), request(), signal))).toMatchObject({ transactionId: 't-2' });
});

it('other answers never have the key of an enrollment in another tab whose response is late', async () => {
  let respond = (): void => undefined;
  service.delay = new Promise((resolve) => (respond = resolve));
  const late = enroll(tab(), request(), signal);
  await vi.waitFor(() => expect(service.keys).toHaveLength(1));
  const other = tab();
  await enroll(other, request({ draft: moved }), signal);
  respond();
  await late;
  await enroll(other, request({ draft: moved }), signal);
  expect([...service.streets.values()].map(({ size }) => size)).toEqual([1, 1, 1]);
});

it('asks about an enrollment that another tab replaced before it is sent again', async () => {
  let respond = (): void => undefined;
  service.delay = new Promise((resolve) => (respond = resolve));
  const late = enroll(tab(), request(), signal);
  await vi.waitFor(() => expect(service.keys).toHaveLength(1));
  const other = tab();
  const pending = pendingOf(await enroll(other, request({ draft: moved }), signal))!;
  respond();
  await late;
  service.outcomes = { [pending.transactionId]: 'paid' };
  const again = await enroll(other, request({ draft: moved, pending }), signal);
  expect(again).toMatchObject({ kind: 'paid', transactionId: pending.transactionId });
  expect(service.keys).toHaveLength(2);
});

it.each([
  ['a refusal', Response.json({ isSuccess: false, message: 'You have enrolled already.' })],
  [
    'a refusal with status 400',
    Response.json({ isSuccess: false, message: 'You have enrolled already.' }, { status: 400 }),
  ],
])('keeps the key of a payment under way after %s of a repetition', async (_what, refusal) => {
  const pending = pendingOf(await enroll(tab(), request(), signal));
  service.refusal = refusal;
  await expect(enroll(tab(), request({ pending }), signal)).rejects.toMatchObject({
    reason: 'You have enrolled already.',
  });
  service.refusal = undefined;
  expect(pendingOf(await enroll(tab(), request({ pending }), signal))).toMatchObject({ transactionId: 't-1' });
});

it('keeps the key of a payment that is under way in another tab, and reads its status', async () => {
  await enroll(tab(), request(), signal);
  service.refusal = Response.json({ isSuccess: false, message: 'The key belongs to another request' }, { status: 422 });
  await expect(enroll(tab(), request(), signal)).rejects.toMatchObject({ status: 422 });
  expect(service.asked).toEqual(['t-1']);
  service.outcomes = { 't-1': 'paid' };
  expect(await enroll(tab(), request(), signal)).toMatchObject({ kind: 'paid', transactionId: 't-1' });
  expect(new Set(service.keys).size).toBe(1);
});

it('uses a new key once the payment under way turns out to be declined', async () => {
  const pending = pendingOf(await enroll(tab(), request(), signal));
  service.refusal = Response.json({ isSuccess: false, message: 'The session has expired.' });
  service.outcomes = { 't-1': 'declined' };
  await expect(enroll(tab(), request({ pending }), signal)).rejects.toMatchObject({
    reason: 'The session has expired.',
  });
  service.refusal = undefined;
  await enroll(tab(), request({ pending }), signal);
  expect(new Set(service.keys).size).toBe(2);
});

it('uses a new key after a refusal of a first enrollment', async () => {
  const { keys } = service;
  service.refusal = Response.json({ isSuccess: false, message: 'We are closed today.' });
  await expect(enroll(tab(), request(), signal)).rejects.toMatchObject({ reason: 'We are closed today.' });
  service.refusal = undefined;
  await enroll(tab(), request(), signal);
  expect(new Set(keys).size).toBe(2);
});

it.each(['paid', 'declined'] as const)(
  'keeps an enrollment when the service reports an old transaction as %s',
  async (outcome) => {
    await enroll(tab(), request(), signal);
    service.outcomes = { 't-old': outcome };
    await readTransaction(tab(), { transactionId: 't-old', isUnnamed: false }, signal);
    expect(pendingOf(await enroll(tab(), request(), signal))).toMatchObject({ transactionId: 't-1' });
    expect(service.transactions.size).toBe(1);
  },
);

it('ends an unnamed enrollment with the transaction that the payment page names', async () => {
  service.isUnnamed = true;
  await enroll(tab(), request(), signal);
  service.outcomes = { 't-9': 'declined' };
  await readTransaction(tab(), { transactionId: 't-9', isUnnamed: true }, signal);
  await enroll(tab(), request(), signal);
  expect(service.transactions.size).toBe(2);
});

describe('other answers', () => {
  it('other answers are enrolled once the service reports that no tab’s payment was made', async () => {
    const before = await enroll(tab(), request(), signal);
    const after = await enroll(tab(), request({ draft: moved, pending: pendingOf(before) }), signal);
    expect(pendingOf(after)).toMatchObject({ transactionId: 't-2' });
    expect(service.asked).toEqual(['t-1']);
    // This tab knows only the first payment.
    service.outcomes = { 't-2': 'paid' };
    const late = { ...draft, street: '300 Sample St' };
    expect(await enroll(tab(), request({ draft: late, pending: pendingOf(before) }), signal)).toMatchObject({
      kind: 'paid',
      transactionId: 't-2',
    });
    expect(service.transactions.size).toBe(2);
  });

  it('other answers are enrolled when the services do not know the earlier payment', async () => {
    const before = await enroll(tab(), request(), signal);
    service.outcomes = { 't-1': 'unknown' };
    const after = await enroll(tab(), request({ draft: moved, pending: pendingOf(before) }), signal);
    expect(pendingOf(after)).toMatchObject({ transactionId: 't-2' });
  });
});
