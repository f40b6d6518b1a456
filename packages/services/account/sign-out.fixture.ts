import type { CallFixture } from '../testing/call-fixture.ts';
import { nothing } from '../testing/value-types.ts';
import { signOut } from './sign-out.ts';

export const signOutFixture: CallFixture = { call: (client) => signOut(client), value: nothing };
