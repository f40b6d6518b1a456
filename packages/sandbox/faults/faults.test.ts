import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleHeaderQuery } from '#services/contract/header.examples';
import { createLead } from '#services/lead-store/create-lead.contract';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import type { Fault } from './fault.ts';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  token = await sandbox.guestToken();
});
afterAll(() => sandbox.close());

const faultsUrl = () => `${sandbox.url}/sandbox/faults`;
const activeFaults = async () => ((await sandbox.read('/sandbox/faults')) as { faults: Fault[] }).faults;

/** Looks a zip code up as a separate visitor. */
function lookUp(trackId: string, init: RequestInit = {}): Promise<Response> {
  const query = new URLSearchParams({ ...exampleHeaderQuery, 'header.trackId': trackId, zip: '78701' });
  return fetch(`${sandbox.url}/sandbox/api/address/citybyzip?${query}`, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, ...(init.headers as Record<string, string> | undefined) },
  });
}

function submitForm(fields: Record<string, string>, init: RequestInit = {}): Promise<Response> {
  return fetch(faultsUrl(), { method: 'POST', body: new URLSearchParams(fields), ...init });
}

describe('injected faults', () => {
  const setFor = (scope: string, fault: Omit<Fault, 'call' | 'scope'>) =>
    sandbox.setFault({ ...fault, call: 'cityByZip', scope });

  it('status: answers with it and with Retry-After', async () => {
    await setFor('visit-status', { kind: 'status', status: 429, retryAfter: '1e9' });
    const response = await lookUp('visit-status');
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('1e9');
    expect(await response.json()).toEqual({ message: 'Service is not available' });
  });

  it('refused: answers isSuccess: false', async () => {
    await setFor('visit-refused', { kind: 'refused', message: 'Not today' });
    const response = await lookUp('visit-refused');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ isSuccess: false, message: 'Not today' });
  });

  it('truncated: answers with half of the JSON', async () => {
    await setFor('visit-truncated', { kind: 'truncated' });
    const text = await (await lookUp('visit-truncated')).text();
    expect(text).toMatch(/^\{"isSuccess":true/);
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  });

  it('empty: answers with an empty body', async () => {
    await setFor('visit-empty', { kind: 'empty' });
    expect(await (await lookUp('visit-empty')).text()).toBe('');
  });

  it('html: answers with an HTML page', async () => {
    await setFor('visit-html', { kind: 'html' });
    const response = await lookUp('visit-html');
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(await response.text()).toContain('<h1>');
  });

  it('huge: answers with more than 5 MB', async () => {
    await setFor('visit-huge', { kind: 'huge' });
    expect((await (await lookUp('visit-huge')).text()).length).toBeGreaterThan(5_000_000);
  });

  it('hangUp: closes the connection', async () => {
    await setFor('visit-hangup', { kind: 'hangUp' });
    await expect(lookUp('visit-hangup')).rejects.toThrow('fetch failed');
  });

  it('hang: never answers', async () => {
    await setFor('visit-hang', { kind: 'hang' });
    const end = new AbortController();
    let isAnswered = false;
    const hung = lookUp('visit-hang', { signal: end.signal }).finally(() => (isAnswered = true));
    await lookUp('visit-other');
    expect(isAnswered).toBe(false);
    end.abort();
    await expect(hung).rejects.toThrow(/abort/);
  });

  it('delay: answers later', async () => {
    await setFor('visit-delay', { kind: 'delay', delay: 300 });
    let isAnswered = false;
    const late = lookUp('visit-delay').finally(() => (isAnswered = true));
    await lookUp('visit-other');
    expect(isAnswered).toBe(false);
    expect((await late).status).toBe(200);
  });

  it('hangUpAfter: handles the request, then closes the connection', async () => {
    const scope = 'visit-hangup-after';
    await sandbox.setFault({ call: 'createLead', kind: 'hangUpAfter', scope, times: 1 });
    const body = { data: [{ Timestamp: scope }] };
    const headers = { 'X-Sandbox-Scope': scope };
    await expect(sandbox.ask(createLead, { body, headers })).rejects.toThrow('fetch failed');
    expect(await sandbox.read(`/sandbox/admin/leads?Timestamp=${scope}`)).toHaveLength(1);
  });

  it('applies a fault only to the visitor that trackId or the header names', async () => {
    await setFor('visit-scope', { kind: 'refused' });
    expect(await (await lookUp('visit-other')).json()).toMatchObject({ isSuccess: true });
    const byHeader = await lookUp('visit-other', { headers: { 'X-Sandbox-Scope': 'visit-scope' } });
    expect(await byHeader.json()).toMatchObject({ isSuccess: false });
  });

  it('ends a fault after its count', async () => {
    await setFor('visit-count', { kind: 'status', status: 500, times: 2 });
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1) statuses.push((await lookUp('visit-count')).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('applies a fault before it checks the guest token', async () => {
    await setFor('visit-token', { kind: 'status', status: 503 });
    expect((await lookUp('visit-token', { headers: { Authorization: '' } })).status).toBe(503);
  });
});

describe('fault API', () => {
  it('sets, lists and clears faults', async () => {
    await fetch(faultsUrl(), { method: 'DELETE' });
    const fault = { call: 'buyNow', kind: 'hang', scope: 'visit-list' } as const;
    await sandbox.setFault(fault);
    expect(await activeFaults()).toEqual([fault]);
    await fetch(`${faultsUrl()}?call=cityByZip`, { method: 'DELETE' });
    expect(await activeFaults()).toEqual([fault]);
    await fetch(`${faultsUrl()}?scope=visit-list`, { method: 'DELETE' });
    expect(await activeFaults()).toEqual([]);
  });

  it.each(['{', '{"call":"none","kind":"hang"}', '[]'])('explains what is wrong with the fault %s', async (body) => {
    const response = await fetch(faultsUrl(), { method: 'PUT', body });
    expect(response.status).toBe(400);
    const { problems } = (await response.json()) as { problems: string[] };
    expect(problems.length).toBeGreaterThan(0);
  });
});

describe('fault page', () => {
  const page = async () => (await fetch(faultsUrl(), { headers: { Accept: 'text/html' } })).text();

  it('offers calls and faults as options', async () => {
    const html = await page();
    expect(html).toContain('<option value="getResults">');
    expect(html).toContain('<option value="norates">No rates</option>');
  });

  it('sets a call-specific fault for its call, whichever call is selected, and ends it', async () => {
    await fetch(faultsUrl(), { method: 'DELETE' });
    expect(await page()).toContain('All calls work.');
    const set = await submitForm({ call: '*', kind: 'norates', delay: '', scope: '' }, { redirect: 'manual' });
    expect(set.status).toBe(303);
    expect(set.headers.get('Location')).toBe('/sandbox/faults#now');
    expect(await activeFaults()).toEqual([{ call: 'getResults', kind: 'norates' }]);
    expect(await page()).toContain('getResults: No rates');
    await submitForm({ remove: 'getResults' });
    expect(await activeFaults()).toEqual([]);
  });

  it('ends one fault and keeps the fault of the same call for one visitor', async () => {
    await submitForm({ call: 'buyNow', kind: 'status', status: '500', times: '2' });
    await submitForm({ call: 'buyNow', kind: 'hang', scope: 'visit-form' });
    await submitForm({ remove: 'buyNow' });
    expect(await activeFaults()).toEqual([{ call: 'buyNow', kind: 'hang', scope: 'visit-form' }]);
    await submitForm({ remove: 'all' });
    expect(await activeFaults()).toEqual([]);
  });

  it('explains a wrong fault and escapes the text', async () => {
    const response = await submitForm({ call: '<b>', kind: 'status', status: 'much' });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain('role="alert"');
    expect(html).toContain('status: ');
    expect(html).not.toContain('<b>');
  });
});
