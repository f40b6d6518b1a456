import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { MalformedError, RefusedError } from '../errors.ts';
import { servicesConfig } from '../services-config.ts';
import { stubClient } from '../testing/stub-client.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { createLead } from './create-lead.ts';
import type { LeadRecord } from './lead-row.ts';
import { updateLead } from './update-lead.ts';

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });

describe('the lead store', () => {
  const record = { Timestamp: 'alex@example.com-1', State: 'TX' } as LeadRecord;

  it('creates a lead row', async () => {
    calls.respondsWith({ created: 1 });
    await createLead(calls.client, { record });
    expect(calls.received()).toMatchObject({ method: 'POST', body: { data: [record], mode: 'RAW' } });
  });

  it('updates a lead row', async () => {
    calls.respondsWith({ updated: 1 });
    await updateLead(calls.client, { record });
    expect(calls.received()).toMatchObject({ method: 'PUT', body: { data: record, mode: 'RAW' } });
    expect(calls.received().url.pathname).toBe('/leads/Timestamp/alex%40example.com-1');
  });

  it.each([
    ['createLead', createLead, { created: 0 }, RefusedError],
    ['updateLead', updateLead, { updated: 0 }, RefusedError],
    ['createLead', createLead, { created: 'one' }, MalformedError],
    ['updateLead', updateLead, {}, MalformedError],
  ])('throws without a report when %s answers %o', async (_which, call, given, kind) => {
    calls.respondsWith(given);
    await expect(call(calls.client, { record })).rejects.toBeInstanceOf(kind);
    expect(calls.reported).toEqual([]);
  });

  it('sends no request when no lead store is configured', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    const { client } = stubClient('https://api.agency.example', { fetch, services: z.parse(servicesConfig, {}) });
    await createLead(client, { record });
    await updateLead(client, { record });
    expect(fetch).not.toHaveBeenCalled();
  });
});
