import type { CallFixture } from '../testing/call-fixture.ts';
import { nothing } from '../testing/value-types.ts';
import { record } from './lead-row.fixture.ts';
import { updateLead } from './update-lead.ts';

export const updateLeadFixture: CallFixture = { call: (client) => updateLead(client, { record }), value: nothing };
