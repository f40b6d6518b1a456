import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nonEmpty } from '../testing/value-types.ts';
import { vehicleMakes } from './vehicle-makes.ts';

export const vehicleMakesFixture: CallFixture = {
  call: (client) => vehicleMakes(client, { year: 2003 }),
  value: z.array(nonEmpty),
};
