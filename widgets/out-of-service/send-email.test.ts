import { afterEach, expect, it } from 'vitest';
import { stubClient } from '#services/testing/stub-client';
import type { OutOfServicePage } from './out-of-service.types.ts';
import { sendEmail, type UnansweredRows } from './send-email.ts';

type Answer = { status: number; json: object } | 'lost';

let now = 0;
const requests: { method: string; timestamp: unknown }[] = [];
afterEach(() => void requests.splice(0));

/** Sends an email address to a lead store with these answers, in order. */
function sending(...answers: readonly Answer[]) {
  const rest = [...answers];
  const fetch: typeof globalThis.fetch = async (input) => {
    const { method, ...request } =
      input instanceof Request ? { method: input.method, text: await input.text() } : { method: '', text: '' };
    const { data } = JSON.parse(request.text) as { data: Record<string, unknown> | Record<string, unknown>[] };
    requests.push({ method, timestamp: [data].flat()[0]!.Timestamp });
    const answer = rest.shift() ?? 'lost';
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return Response.json(answer.json, { status: answer.status });
  };
  const { client } = stubClient('https://services.example', { fetch, random: () => 0 });
  const host = { client, brand: { code: 'LS' }, visitor: { now: () => (now += 1000) } };
  const page = { config: { action: '', emailField: 'email' }, host } as unknown as OutOfServicePage;
  const unanswered: UnansweredRows = new Map();
  return (email = 'alex@example.com') =>
    sendEmail(page, { email, state: 'OK' }, unanswered, AbortSignal.timeout(60_000));
}

const created: Answer = { status: 201, json: { created: 1 } };

it('updates the row of a try whose response was lost, and creates no second one', async () => {
  const send = sending('lost', { status: 200, json: { updated: 1 } });
  await expect(send()).rejects.toThrow();
  await send();
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  expect(new Set(requests.map(({ timestamp }) => timestamp)).size).toBe(1);
});

it('creates the row again, under its key, if the lead store does not have it', async () => {
  const send = sending('lost', { status: 404, json: {} }, created);
  await expect(send()).rejects.toThrow();
  await send();
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'PUT', 'POST']);
  expect(new Set(requests.map(({ timestamp }) => timestamp)).size).toBe(1);
});

it('creates no row while an update is unanswered: the lead store may have it', async () => {
  const send = sending('lost');
  await expect(send()).rejects.toThrow();
  await expect(send()).rejects.toThrow();
  const [first, ...later] = requests.map(({ method }) => method);
  expect([first, new Set(later)]).toEqual(['POST', new Set(['PUT'])]);
});

it('creates a row for another email address, and after an answered try', async () => {
  const send = sending('lost', created, created);
  await expect(send()).rejects.toThrow();
  await send('sam@example.com');
  await send('sam@example.com');
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST']);
  expect(new Set(requests.map(({ timestamp }) => timestamp)).size).toBe(3);
});
