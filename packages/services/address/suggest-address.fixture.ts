import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nonEmpty } from '../testing/value-types.ts';
import { suggestAddress } from './suggest-address.ts';

export const suggestAddressFixture: CallFixture = {
  call: (client) => suggestAddress(client, { text: '100 congress av' }),
  value: z.array(z.strictObject({ text: nonEmpty, magicKey: nonEmpty })),
};
