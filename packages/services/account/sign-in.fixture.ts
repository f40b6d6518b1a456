import * as z from 'zod/mini';
import { sessionLifetime } from '#domain/session-lifetime';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nonEmpty } from '../testing/value-types.ts';
import { signIn } from './sign-in.ts';

export const signInFixture: CallFixture = {
  call: (client) => signIn(client, { email: 'alex@example.com', password: 'Example1!' }),
  value: z.strictObject({
    token: nonEmpty,
    lifetime: z.number().check(z.positive(), z.lte(sessionLifetime)),
    email: nonEmpty,
    state: z.string(),
    name: z.string(),
  }),
};
