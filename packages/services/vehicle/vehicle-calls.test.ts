import { describe, expect, it } from 'vitest';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { detailByVinExamples } from './detail-by-vin.examples.ts';
import { detailByVin, knownByVin } from './detail-by-vin.ts';
import { vehicleMakesExamples } from './vehicle-makes.examples.ts';
import { vehicleMakes } from './vehicle-makes.ts';
import { vehicleModelsExamples } from './vehicle-models.examples.ts';
import { vehicleModels } from './vehicle-models.ts';
import { vehicleYearsExamples } from './vehicle-years.examples.ts';
import { vehicleYears } from './vehicle-years.ts';

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });

describe('vehicles', () => {
  it('lists vehicle years', async () => {
    calls.respondsWith(vehicleYearsExamples.response.years.body);
    expect((await vehicleYears(calls.client)).slice(0, 2)).toEqual([2026, 2025]);
    calls.respondsWith({ years: ['2026', 2025, null, 'new', 1.5] });
    expect(await vehicleYears(calls.client)).toEqual([2026, 2025]);
  });

  it('lists the makes of a year', async () => {
    calls.respondsWith(vehicleMakesExamples.response.makes.body);
    expect(await vehicleMakes(calls.client, { year: 2003 })).toContain('Honda');
    expect(calls.query()).toEqual({ path: '/api/vehicle/makes', year: '2003' });
  });

  it('lists the models of a make', async () => {
    calls.respondsWith(vehicleModelsExamples.response.models.body);
    expect(await vehicleModels(calls.client, { year: 2003, make: 'Land Rover & Co' })).toContain('Accord');
    expect(calls.query()).toEqual({ path: '/api/vehicle/models', year: '2003', make: 'Land Rover & Co' });
  });

  it('decodes a VIN', async () => {
    calls.respondsWith(detailByVinExamples.response.found.body);
    expect(await detailByVin(calls.client, { vin: '1HGCM82633A004352' })).toEqual([
      { year: 2003, make: 'Honda', model: 'Accord' },
    ]);
    // Two trims of one model.
    const car = { year: 2003, maker: 'Honda', model: 'Accord' };
    calls.respondsWith({ isSuccess: true, message: '', details: [car, car] });
    expect(await detailByVin(calls.client, { vin: '1HGCM82633A004352' })).toHaveLength(1);
    calls.respondsWith(detailByVinExamples.response.notFound.body);
    expect(await detailByVin(calls.client, { vin: '1HGCM82633A004352' })).toEqual([]);
  });

  it.each([
    'Unknown VIN',
    'Invalid VIN number',
    'VIN not found.',
    'This VIN is not valid.',
    'The VIN could not be decoded.',
    'No vehicle was found for this VIN',
    'VIN desconocido',
    'El VIN no es válido.',
    'No se encontró el VIN.',
  ])('knows no car of a VIN that is refused with: %s', async (message) => {
    calls.respondsWith({ isSuccess: false, message });
    expect(await knownByVin(calls.client, { vin: '1HGCM82633A004352' })).toEqual([]);
  });

  it.each([
    'The records are temporarily unavailable',
    'The VIN service is not available. Please try again later.',
    'Too many VINs today',
    'El servicio de VIN no está disponible.',
  ])('throws a refusal that says nothing about the VIN: %s', async (message) => {
    calls.respondsWith({ isSuccess: false, message });
    await expect(knownByVin(calls.client, { vin: '1HGCM82633A004352' })).rejects.toMatchObject({
      kind: 'refused',
      reason: message,
    });
  });

  it.each([
    [
      { year: '2003', maker: 'Honda' },
      { year: 2003, make: 'Honda' },
    ],
    [
      { year: 2003, make: 'Honda', model: null },
      { year: 2003, make: 'Honda' },
    ],
    [{ model: 'Accord' }, { model: 'Accord' }],
    [{}, {}],
  ])('reads what is known of a VIN from %j', async (detail, known) => {
    calls.respondsWith({ isSuccess: true, details: [detail] });
    expect(await knownByVin(calls.client, { vin: '1HGCM82633A004352' })).toEqual([known]);
    expect(await detailByVin(calls.client, { vin: '1HGCM82633A004352' })).toEqual([]);
  });
});
