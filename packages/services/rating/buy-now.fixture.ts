import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { quote } from '../testing/example-arguments.ts';
import { https } from '../testing/value-types.ts';
import { buyNow } from './buy-now.ts';

export const buyNowFixture: CallFixture = {
  call: (client) => buyNow(client, { quote }),
  value: z.strictObject({ url: https }),
};
