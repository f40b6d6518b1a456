import { expect, it } from 'vitest';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { idleAgentsExamples } from './idle-agents.examples.ts';
import { idleAgents } from './idle-agents.ts';

const calls = stubbedCalls();

it.each([200, '1', 'OK'])('counts the idle agents with any result code: %j', async (resultCode) => {
  calls.respondsWith({ resultCode, idleAgentCountResponse: { idleAgentCount: 2 } });
  expect(await idleAgents(calls.client, { domain: 'www.agency.example' })).toBe(2);
});

it.each([
  ['some', 3],
  ['none', 0],
  ['closed', 0],
] as const)('reads the number of idle agents: %s', async (which, count) => {
  calls.respondsWith(idleAgentsExamples.response[which].body);
  expect(await idleAgents(calls.client, { domain: 'www.agency.example' })).toBe(count);
  expect(calls.query()).toEqual({ path: '/bin/servlet/idleagentrequest', domain: 'www.agency.example' });
});
