import type { CallFixture } from '../testing/call-fixture.ts';
import { nothing } from '../testing/value-types.ts';
import { createLead } from './create-lead.ts';
import { record } from './lead-row.fixture.ts';

export const createLeadFixture: CallFixture = { call: (client) => createLead(client, { record }), value: nothing };
