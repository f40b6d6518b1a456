import { describe, expect, it } from 'vitest';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { detailByVinExamples } from './detail-by-vin.examples.ts';
import { detailByVin } from './detail-by-vin.ts';
import { vehicleMakesExamples } from './vehicle-makes.examples.ts';
import { vehicleMakes } from './vehicle-makes.ts';
import { vehicleModelsExamples } from './vehicle-models.examples.ts';
import { vehicleModels } from './vehicle-models.ts';
import { vehicleYearsExamples } from './vehicle-years.examples.ts';
import { vehicleYears } from './vehicle-years.ts';

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });

describe('vehicles', () => {
  it('lists vehicle years', async () => {
    calls.answers(vehicleYearsExamples.response.years.body);
    expect((await vehicleYears(calls.client)).slice(0, 2)).toEqual([2026, 2025]);
    calls.answers({ years: ['2026', 2025, null, 'new', 1.5] });
    expect(await vehicleYears(calls.client)).toEqual([2026, 2025]);
  });

  it('lists the makes of a year', async () => {
    calls.answers(vehicleMakesExamples.response.makes.body);
    expect(await vehicleMakes(calls.client, { year: 2003 })).toContain('Honda');
    expect(calls.query()).toEqual({ path: '/api/vehicle/makes', year: '2003' });
  });

  it('lists the models of a make', async () => {
    calls.answers(vehicleModelsExamples.response.models.body);
    expect(await vehicleModels(calls.client, { year: 2003, make: 'Land Rover & Co' })).toContain('Accord');
    expect(calls.query()).toEqual({ path: '/api/vehicle/models', year: '2003', make: 'Land Rover & Co' });
  });

  it('decodes a VIN', async () => {
    calls.answers(detailByVinExamples.response.found.body);
    expect(await detailByVin(calls.client, { vin: '1HGCM82633A004352' })).toEqual([
      { year: 2003, make: 'Honda', model: 'Accord' },
    ]);
    calls.answers(detailByVinExamples.response.notFound.body);
    expect(await detailByVin(calls.client, { vin: '1HGCM82633A004352' })).toEqual([]);
  });
});
