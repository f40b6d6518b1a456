import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nonEmpty } from '../testing/value-types.ts';
import { createGuestToken } from './create-guest-token.ts';

export const createGuestTokenFixture: CallFixture = {
  call: (client) => createGuestToken(client),
  value: z.strictObject({ value: nonEmpty, expiresAt: z.optional(z.number()) }),
};
