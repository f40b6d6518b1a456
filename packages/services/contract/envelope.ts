import * as z from 'zod/mini';
import { described } from '#domain/description';
import { lenient } from './wire-types.ts';

/** The keys that every response of the agency's services has in addition to its own. */
export const envelope = {
  isSuccess: described(lenient(z.boolean()), {
    description: 'False if the service refused; `message` then explains why, and the other keys may be missing.',
    examples: [true],
  }),
  message: described(lenient(z.string()), {
    description: 'Plain text, in the language of the header; empty on success.',
    examples: [''],
  }),
};

/** A refusal. Any call can return it, with any HTTP status. */
export const refusal = z.object({
  isSuccess: described(z.literal(false), { description: 'The service refused.' }),
  message: described(z.string(), { description: 'Why, in plain text.', examples: ['Service is not available'] }),
  code: described(z.optional(z.string()), {
    description: 'Cause of the refusal, for a call whose response describes a `code`.',
    examples: ['commonPassword'],
  }),
});
