import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nonEmpty } from '../testing/value-types.ts';
import { vehicleModels } from './vehicle-models.ts';

export const vehicleModelsFixture: CallFixture = {
  call: (client) => vehicleModels(client, { year: 2003, make: 'Honda' }),
  value: z.array(nonEmpty),
};
