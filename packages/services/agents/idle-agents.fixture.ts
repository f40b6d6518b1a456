import type { CallFixture } from '../testing/call-fixture.ts';
import { year } from '../testing/value-types.ts';
import { idleAgents } from './idle-agents.ts';

export const idleAgentsFixture: CallFixture = {
  call: (client) => idleAgents(client, { domain: 'www.agency.example' }),
  value: year,
};
