import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nothing } from '../testing/value-types.ts';
import { setPassword } from './set-password.ts';

export const setPasswordFixture: CallFixture = {
  call: (client) => setPassword(client, { token: 'reset-7f3a', password: 'Example1!', passwordVerify: 'Example1!' }),
  value: z.union([z.string(), nothing]),
};
