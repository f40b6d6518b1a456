import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { sessionLifetime } from './customer-session.ts';
import { extendSession } from './extend-session.ts';

export const extendSessionFixture: CallFixture = {
  call: (client) => extendSession(client),
  value: z.strictObject({
    token: z.string(),
    lifetime: z.number().check(z.positive(), z.lte(sessionLifetime)),
  }),
};
