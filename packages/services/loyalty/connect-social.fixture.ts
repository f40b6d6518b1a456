import type { CallFixture } from '../testing/call-fixture.ts';
import { nothing } from '../testing/value-types.ts';
import { connectSocial } from './connect-social.ts';

export const connectSocialFixture: CallFixture = {
  call: (client) => connectSocial(client, { network: 'instagram' }),
  value: nothing,
};
