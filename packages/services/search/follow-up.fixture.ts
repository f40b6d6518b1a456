import type { CallFixture } from '../testing/call-fixture.ts';
import { household } from '../testing/example-arguments.ts';
import { followUp } from './follow-up.ts';
import { foundRecords } from './found-records.fixture.ts';

export const followUpFixture: CallFixture = { call: (client) => followUp(client, household), value: foundRecords };
