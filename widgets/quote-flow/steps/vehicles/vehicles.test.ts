import { describe, expect, it } from 'vitest';
import { errorsByField } from '#domain/error-code';
import { NetworkError } from '#services/errors';
import { accord, sacramento } from '../../quote-flow.examples.ts';
import { runFlow, type Responses } from '../../testing/run-flow.ts';
import { eventsTo } from '../../testing/step-events.ts';
import { vehicleSchema } from './vehicle.answers.ts';

const vin = '1HGCM82633A004352';

describe('the answers for a vehicle', () => {
  const named = { vin: '', year: '2003', make: 'Honda', model: 'Accord', mileage: '' };
  it.each([
    ['year, make and model', 'model', false, {}, {}],
    ['no model', 'model', false, { model: '' }, { model: 'required' }],
    ['a VIN', 'vin', false, { vin }, {}],
    ['no VIN', 'vin', false, {}, { vin: 'required' }],
    ['sixteen characters', 'vin', false, { vin: vin.slice(1) }, { vin: 'vinInvalid' }],
    ['the letter O', 'vin', false, { vin: `O${vin.slice(1)}` }, { vin: 'vinInvalid' }],
    ['mileage asked but missing', 'model', true, {}, { mileage: 'required' }],
    ['mileage that is not a number', 'model', true, { mileage: 'many' }, { mileage: 'mileageInvalid' }],
    ['mileage with a comma', 'model', true, { mileage: '10,000' }, {}],
  ] as const)('validates a vehicle: %s', (_, entry, isMileageAsked, changed, errors) => {
    expect(errorsByField(vehicleSchema({ entry, isMileageAsked }), { ...named, ...changed })).toEqual(errors);
  });
});

async function adding(responses: Responses = {}) {
  const flow = runFlow({ responses: responses });
  await flow.go(...eventsTo('vehicles'));
  const isAt = (value: string) => JSON.stringify(flow.actor.getSnapshot().value).includes(`"${value}"`);
  return { ...flow, isAt };
}

describe('by year, make and model', () => {
  it('loads each list once the choice before it is made', async () => {
    const { go, asked, context } = await adding();
    await go({ type: 'YEAR.CHOSEN', year: '2003' }, { type: 'MAKE.CHOSEN', make: 'Honda' });
    expect(asked.slice(-3)).toEqual([
      { name: 'years', input: undefined },
      { name: 'makes', input: { year: 2003 } },
      { name: 'models', input: { year: 2003, make: 'Honda' } },
    ]);
    expect(context()).toMatchObject({ years: [2003], makes: ['Honda'], models: ['Accord'] });
  });

  it('clears the make and the models when the year changes', async () => {
    const { go, context } = await adding();
    await go(
      { type: 'YEAR.CHOSEN', year: '2003' },
      { type: 'MAKE.CHOSEN', make: 'Honda' },
      { type: 'YEAR.CHOSEN', year: '2004' },
    );
    expect(context().models).toEqual([]);
    expect(context().drafts.vehicle).toMatchObject({ year: '2004', make: '', model: '' });
  });

  it.each([
    ['years', []],
    ['makes', [{ type: 'YEAR.CHOSEN', year: '2003' }]],
    [
      'models',
      [
        { type: 'YEAR.CHOSEN', year: '2003' },
        { type: 'MAKE.CHOSEN', make: 'Honda' },
      ],
    ],
  ] as const)('loads the %s again when the network returns', async (list, events) => {
    const { go, responses, isAt, timesAsked } = await adding({ [list]: new NetworkError(list) });
    await go(...events);
    expect(isAt(`${list}Unreachable`)).toBe(true);
    responses[list] = ['Honda'];
    await go({ type: 'NETWORK.RETURNED' });
    expect(isAt('choosing')).toBe(true);
    expect(timesAsked(list)).toBe(2);
  });

  it('stops at an empty list', async () => {
    const { go, isAt } = await adding({ makes: [] });
    await go({ type: 'YEAR.CHOSEN', year: '1981' });
    expect(isAt('choosing')).toBe(true);
  });
});

describe('by VIN', () => {
  const byVin = { type: 'VEHICLE.ENTRY_CHOSEN', entry: 'vin' } as const;

  it('decodes a complete VIN, and no incomplete one', async () => {
    const { go, isAt, asked, context } = await adding();
    await go(byVin, { type: 'VIN.TYPED', vin: vin.slice(0, 16) });
    expect(isAt('typing')).toBe(true);
    await go({ type: 'VIN.TYPED', vin });
    expect(asked.at(-1)).toEqual({ name: 'vehicleByVin', input: { vin } });
    expect(context().decoded).toEqual({ vin, choices: [{ year: 2003, make: 'Honda', model: 'Accord' }] });
  });

  it('reports an unknown VIN', async () => {
    const { go, isAt } = await adding({ vehicleByVin: [] });
    await go(byVin, { type: 'VIN.TYPED', vin });
    expect(isAt('unknown')).toBe(true);
  });

  it('decodes the VIN again when the network returns', async () => {
    const { go, isAt, responses } = await adding({ vehicleByVin: new NetworkError('detailByVin') });
    await go(byVin, { type: 'VIN.TYPED', vin });
    responses.vehicleByVin = [accord];
    await go({ type: 'NETWORK.RETURNED' });
    expect(isAt('decoded')).toBe(true);
  });
});

describe('the vehicle list', () => {
  it('starts by asking for the first vehicle', async () => {
    const { isIn } = await adding();
    expect(isIn({ journey: { vehicles: 'adding' } })).toBe(true);
  });

  it('goes back to the drivers from the first vehicle, and to the list from a further one', async () => {
    const { go, isIn } = await adding();
    await go({ type: 'BACK' });
    expect(isIn({ journey: 'drivers' })).toBe(true);
    await go(
      { type: 'DRIVERS.CONFIRMED' },
      { type: 'VEHICLE.SUBMITTED', vehicle: accord },
      { type: 'VEHICLE.ADDING' },
      { type: 'BACK' },
    );
    expect(isIn({ journey: { vehicles: 'listing' } })).toBe(true);
  });

  it('removes a vehicle and restores it on undo', async () => {
    const { go, context } = await adding();
    await go({ type: 'VEHICLE.SUBMITTED', vehicle: accord }, { type: 'VEHICLE.REMOVED', id: 'vehicle-1' });
    expect(context().answers.vehicles).toEqual([]);
    await go({ type: 'VEHICLE.RESTORED' });
    expect(context().answers.vehicles).toEqual([accord]);
  });

  it('the vehicle list cannot be left without a vehicle', async () => {
    const { go, isIn } = await adding();
    await go(
      { type: 'VEHICLE.SUBMITTED', vehicle: accord },
      { type: 'VEHICLE.REMOVED', id: 'vehicle-1' },
      { type: 'VEHICLES.CONFIRMED' },
    );
    expect(isIn({ journey: 'vehicles' })).toBe(true);
  });

  it('requires the mileage of each vehicle when the California services rate it', async () => {
    const { go, isIn } = runFlow({
      responses: { zipLookup: { isQuotable: true, places: [sacramento] } },
      input: { place: sacramento },
    });
    const [zip, details] = eventsTo('drivers').slice(-2);
    await go(
      ...eventsTo('details'),
      { ...zip, zip: '95814' } as never,
      {
        ...(details as { type: 'DETAILS.SUBMITTED'; answers: never }),
        answers: { ...(details as unknown as { answers: object }).answers, ...sacramento },
      } as never,
    );
    await go(
      { type: 'DRIVERS.CONFIRMED' },
      { type: 'VEHICLE.SUBMITTED', vehicle: accord },
      { type: 'VEHICLES.CONFIRMED' },
    );
    expect(isIn({ journey: { vehicles: 'listing' } })).toBe(true);
    await go(
      { type: 'MILEAGE.OPENED', id: 'vehicle-1' },
      { type: 'MILEAGE.CHANGED', id: 'vehicle-1', use: { annualMileage: 9000 } },
      { type: 'VEHICLES.CONFIRMED' },
    );
    expect(isIn({ journey: 'policy' })).toBe(true);
  });
});
