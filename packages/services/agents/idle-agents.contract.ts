import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { headerQuery } from '../contract/header.ts';
import { count, identifier } from '../contract/wire-numbers.ts';
import { lenient, text } from '../contract/wire-types.ts';

/** The number of idle agents (spec 1 §3 "Agent availability"). */
export const idleAgents = defineCall({
  id: 'idleAgents',
  method: 'GET',
  path: '/bin/servlet/idleagentrequest',
  server: 'site',
  authorization: 'none',
  isSafe: true,
  isResponsePublic: true,
  query: z.object({
    ...headerQuery,
    domain: described(text(), {
      description: 'Host of the page, which selects the agent desk.',
      examples: ['www.agency.example'],
    }),
  }),
  response: z.object({
    resultCode: described(lenient(identifier()), {
      description: 'Result code of the agent desk. Not read by the widgets.',
      examples: [0],
    }),
    idleAgentCountResponse: described(
      z.object({
        idleAgentCount: described(count(), { description: 'Number of idle agents.', examples: [3] }),
      }),
      { description: 'Response of the agent desk.' },
    ),
  }),
});
