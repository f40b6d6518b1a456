import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { https } from '../testing/value-types.ts';
import { enrollRoadside } from './enroll-roadside.ts';
import { enrollment } from './roadside.fixture.ts';

export const enrollRoadsideFixture: CallFixture = {
  call: (client) => enrollRoadside(client, { ...enrollment, intent: 'i-1' }),
  value: z.strictObject({ paymentUrl: https, transactionId: z.string() }),
};
