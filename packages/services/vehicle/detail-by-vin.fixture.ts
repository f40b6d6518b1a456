import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { vehicleName } from '../testing/value-types.ts';
import { detailByVin } from './detail-by-vin.ts';

export const detailByVinFixture: CallFixture = {
  call: (client) => detailByVin(client, { vin: '1HGCM82633A004352' }),
  value: z.array(z.strictObject(vehicleName)),
};
