import type { CallFixture } from '../testing/call-fixture.ts';
import { leadByUtm } from './lead-by-utm.ts';
import { lead } from './lead-data.fixture.ts';

export const leadByUtmFixture: CallFixture = {
  call: (client) => leadByUtm(client, { customerId: 'C-WHOLE' }),
  value: lead,
};
