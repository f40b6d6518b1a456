import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { household } from '../testing/example-arguments.ts';
import { foundVehicle } from '../testing/value-types.ts';
import { vehicleDetails } from './vehicle-details.ts';

export const vehicleDetailsFixture: CallFixture = {
  call: (client) => vehicleDetails(client, household),
  value: z.array(foundVehicle),
};
