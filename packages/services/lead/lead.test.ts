import { describe, expect, it } from 'vitest';
import { MalformedError, RefusedError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { affiliateLead } from './affiliate-lead.ts';
import { leadByUtm } from './lead-by-utm.ts';
import { leadDataExamples } from './lead-data.examples.ts';

const stub = stubbedCalls();
const { respondsWith, query } = stub;

const source = { utmSource: 'qs', medium: 'email', campaign: 'spring' };
const utm = { utm_source: 'qs', utm_medium: 'email', utm_campaign: 'spring' };
const calls: [string, (client: ServiceClient) => Promise<unknown>, Record<string, string>][] = [
  [
    'fetchAffiliateLead',
    (client) => affiliateLead(client, { code: 'AFF-WHOLE', id: '58213', ...source }),
    { path: '/api/lead/get', code: 'AFF-WHOLE', id: '58213', ...utm },
  ],
  [
    'fetchLeadByUtm',
    (client) => leadByUtm(client, { customerId: 'C-WHOLE', gclId: 'example-click', ...source }),
    { path: '/api/lead/get-by-utm', customerid: 'C-WHOLE', gclid: 'example-click', ...utm },
  ],
];

describe.each(calls)('%s', (_name, fetchLead, asked) => {
  it.each(['dataPass', 'lead'] as const)('returns the lead as the partner wrote it: %s', async (shape) => {
    respondsWith(leadDataExamples[shape].body);
    expect(await fetchLead(stub.client)).toEqual(JSON.parse(leadDataExamples[shape].body.lead.rawData));
    expect(query()).toEqual(asked);
  });

  it('reads a lead whose text is encoded twice', async () => {
    const { rawData } = leadDataExamples.lead.body.lead;
    respondsWith({ isSuccess: true, lead: { rawData: JSON.stringify(rawData) } });
    expect(await fetchLead(stub.client)).toEqual(JSON.parse(rawData));
  });

  it.each([
    leadDataExamples.empty.body,
    leadDataExamples.unknown.body,
    { lead: null },
    { lead: {} },
    ...['  ', '{}', '[]', 'null', '7', '"Alex"', {}, null].map((rawData) => ({ lead: { rawData } })),
  ])('returns no lead for %j', async (given) => {
    respondsWith(given);
    expect(await fetchLead(stub.client)).toBeUndefined();
  });

  it.each(['{', 'Alex', '{"Lead":}', '<lead/>'])('returns no lead for the malformed JSON %j', async (rawData) => {
    respondsWith({ lead: { rawData } });
    await expect(fetchLead(stub.client)).rejects.toBeInstanceOf(MalformedError);
    expect(stub.reported).toHaveLength(1);
  });

  it('accepts a lead that is an object instead of text', async () => {
    respondsWith({ lead: { rawData: { Lead: { Contact: { FirstName: 'Alex' } } } } });
    expect(await fetchLead(stub.client)).toEqual({ Lead: { Contact: { FirstName: 'Alex' } } });
  });

  it.each([
    [
      'text',
      '{"Lead":{"__proto__":{"isAdmin":true},"Contact":{"__proto__":{"FirstName":"Alex"},"LastName":"Example"}}}',
    ],
    [
      'an object',
      JSON.parse(
        '{"Lead":{"__proto__":{"isAdmin":true},"Contact":{"__proto__":{"FirstName":"Alex"},"LastName":"Example"}}}',
      ),
    ],
  ])('ignores prototype keys in a lead: as %s', async (_what, rawData: unknown) => {
    respondsWith({ lead: { rawData } });
    const { Lead } = (await fetchLead(stub.client)) as { Lead: { isAdmin?: unknown; Contact: object } };
    expect(Object.assign({}, Lead).isAdmin).toBeUndefined();
    expect(Lead).toEqual({ Contact: { LastName: 'Example' } });
    expect(Object.keys(Lead.Contact)).toEqual(['LastName']);
  });

  it('throws a refusal of the lead service', async () => {
    respondsWith(leadDataExamples.unavailable.body);
    await expect(fetchLead(stub.client)).rejects.toBeInstanceOf(RefusedError);
  });
});

it('sends only the parameters of the link', async () => {
  respondsWith({});
  await affiliateLead(stub.client, { code: 'AFF-WHOLE', id: '', utmSource: undefined, medium: '' });
  expect(query()).toEqual({ path: '/api/lead/get', code: 'AFF-WHOLE' });
});
