import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { lenient, text } from '../contract/wire-types.ts';

/** Notifies an agent that a customer requests a callback (spec 2 §7.1). */
export const nonVoiceCall = defineCall({
  id: 'nonVoiceCall',
  method: 'POST',
  path: '/bin/servlet/nonvoicecallrequest',
  server: 'site',
  authorization: 'none',
  isSafe: false,
  body: z.object({
    header: header(),
    phonenumber: described(z.string().check(z.regex(/^\d{10}$/)), {
      description: 'Ten digits, no dashes.',
      examples: ['5125550142'],
    }),
    ratequoteid: described(text(), { description: 'Id of the rate.', examples: ['rq-1042'] }),
  }),
  response: z.object({
    ...envelope,
    nonVoiceCallResponse: described(
      z.object({
        message: described(lenient(z.string()), {
          description: 'Text recorded as the agent’s notification.',
          examples: ['Agent notified'],
        }),
      }),
      { description: 'Response of the agent desk.' },
    ),
  }),
});
