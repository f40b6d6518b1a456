import * as z from 'zod/mini';
import { described } from '#domain/described';
import { envelope } from '../contract/envelope.ts';
import { lenient, text } from '../contract/wire-types.ts';

/** The response to a submitted quote request. */
export const acceptedRequest = () =>
  z.object({
    ...envelope,
    transactionId: described(text(), {
      description: 'What the results are asked for by; the one that was sent, unless the service made its own.',
      examples: ['b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11'],
    }),
    token: described(lenient(z.string()), {
      description: 'A guest token that replaces the present one; absent when that one stays good.',
      examples: ['guest-9c21'],
    }),
  });
