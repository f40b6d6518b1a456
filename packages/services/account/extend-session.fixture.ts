import * as z from 'zod/mini';
import { sessionLifetime } from '#domain/session-lifetime';
import type { CallFixture } from '../testing/call-fixture.ts';
import { extendSession } from './extend-session.ts';

export const extendSessionFixture: CallFixture = {
  call: (client) => extendSession(client),
  value: z.strictObject({
    token: z.string(),
    lifetime: z.number().check(z.positive(), z.lte(sessionLifetime)),
  }),
};
