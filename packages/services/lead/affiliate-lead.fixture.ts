import type { CallFixture } from '../testing/call-fixture.ts';
import { affiliateLead } from './affiliate-lead.ts';
import { lead } from './lead-data.fixture.ts';

export const affiliateLeadFixture: CallFixture = {
  call: (client) => affiliateLead(client, { code: 'AFF-WHOLE' }),
  value: lead,
};
