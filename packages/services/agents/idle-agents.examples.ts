import { defineExamples } from '../contract/define-examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { idleAgents } from './idle-agents.contract.ts';

export const idleAgentsExamples = defineExamples(idleAgents, {
  summary: 'How many agents are available',
  request: { desk: { summary: 'One desk', query: { ...exampleHeaderQuery, domain: 'www.agency.example' } } },
  response: {
    some: { summary: 'Three agents are free', body: { resultCode: 0, idleAgentCountResponse: { idleAgentCount: 3 } } },
    none: { summary: 'Everyone is busy', body: { resultCode: 0, idleAgentCountResponse: { idleAgentCount: 0 } } },
    closed: { summary: 'The desk is closed', body: { resultCode: 1, idleAgentCountResponse: { idleAgentCount: 0 } } },
  },
});
