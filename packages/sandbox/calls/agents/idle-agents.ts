import { idleAgents } from '#services/agents/idle-agents.contract';
import { readIdleAgentCount } from '../../store/idle-agents.ts';
import { implementCall } from '../implement-call.ts';

export const answerIdleAgents = implementCall(idleAgents, async ({ database }) => ({
  resultCode: 0,
  idleAgentCountResponse: { idleAgentCount: await readIdleAgentCount(database) },
}));
