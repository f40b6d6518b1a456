import * as z from 'zod/mini';
import { described } from '#domain/description';
import { envelope } from '../contract/envelope.ts';
import { lenient, text } from '../contract/wire-types.ts';

/** The response to a submitted quote request. */
export const acceptedRequest = () =>
  z.object({
    ...envelope,
    transactionId: described(text(), {
      description: 'Id used to request the results: the id in the request, unless the service created another one.',
      examples: ['b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11'],
    }),
    token: described(lenient(z.string()), {
      description: 'Guest token that replaces the current one; absent if the current one stays valid.',
      examples: ['guest-9c21'],
    }),
  });
