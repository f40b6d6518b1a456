import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { year } from '../testing/value-types.ts';
import { vehicleYears } from './vehicle-years.ts';

export const vehicleYearsFixture: CallFixture = { call: (client) => vehicleYears(client), value: z.array(year) };
