import { describe, expect, it } from 'vitest';
import { errorsByField } from '#domain/error-code';
import { accord, bolt, sacramento } from '../../quote-flow.examples.ts';
import { visitOf } from '../../quote-flow.resume.ts';
import { runFlow } from '../../testing/run-flow.ts';
import { eventsTo } from '../../testing/step-events.ts';
import { mileageFields, mileageSchema, mileageValues, type MileageValues, vehicleUse } from './mileage.answers.ts';

const idle: MileageValues = {
  choice: '',
  mileage: '10,000',
  odometer: '',
  commutes: 'no',
  days: '',
  street: '',
  city: '',
  state: '',
  zip: '',
};
const work = {
  commutes: 'yes',
  days: '5',
  street: '200 Sample Street',
  city: 'Los Angeles',
  state: 'CA',
  zip: '90012',
};
const commuting = {
  daysAWeek: 5,
  address: { street: '200 Sample Street', city: 'Los Angeles', state: 'CA', zip: '90012' },
};

describe('the answers of the mileage dialog', () => {
  it.each([
    ['the required answers only', true, {}, {}],
    ['no mileage when it is asked', true, { mileage: '' }, { mileage: 'required' }],
    ['no mileage when it is not', false, { mileage: '' }, {}],
    ['mileage that is not a number', false, { mileage: 'many' }, { mileage: 'mileageInvalid' }],
    ['a selected mileage', true, { choice: '7500', mileage: '' }, {}],
    ['a mileage that is neither offered nor typed', true, { choice: 'other', mileage: '' }, { mileage: 'required' }],
    ['an odometer', true, { odometer: '45,000' }, {}],
    ['an odometer reading that is not a number', true, { odometer: 'new' }, { odometer: 'odometerInvalid' }],
    ['the commute', true, work, {}],
    [
      'the commute without any details',
      true,
      { commutes: 'yes' },
      { days: 'required', street: 'required', city: 'required', state: 'required', zip: 'required' },
    ],
    ['a short street', true, { ...work, street: '1 Ln' }, { street: 'addressTooShort' }],
    ['four digits', true, { ...work, zip: '9001' }, { zip: 'zipInvalid' }],
    ['no state', true, { ...work, state: 'XX' }, { state: 'stateInvalid' }],
    ['an address that is no longer asked', true, { ...work, commutes: 'no', zip: '9' }, {}],
  ])('validates the mileage dialog: %s', (_, isMileageAsked, changed, errors) => {
    const values = { ...idle, ...changed };
    expect(errorsByField(mileageSchema({ ...values, isMileageAsked }), values)).toEqual(errors);
  });

  it.each([
    ['typed', {}, { annualMileage: 10_000 }],
    ['chosen', { choice: '7500' }, { annualMileage: 7500, selectedMileage: 7500 }],
    ['left empty', { mileage: '' }, {}],
    ['with the odometer reading of a new car', { odometer: '0' }, { annualMileage: 10_000, odometer: 0 }],
    ['with the commute', work, { annualMileage: 10_000, commuting }],
  ])('saves the mileage dialog’s answers: %s', (_, changed, use) => {
    expect(vehicleUse({ ...idle, ...changed })).toEqual(use);
  });

  it.each([
    ['the usual mileage', accord, [], 10_000, { mileage: '10000', choice: '', commutes: 'no' }],
    ['no mileage when it is not asked', accord, [], undefined, { mileage: '', choice: '' }],
    ['the typed mileage', bolt, [], 10_000, { mileage: '8000' }],
    ['the chosen mileage', bolt, [8000], 10_000, { mileage: '', choice: '8000' }],
    ['a mileage that is not offered', bolt, [7500], 10_000, { mileage: '8000', choice: 'other' }],
    ['the commute', { ...bolt, odometer: 45_000, commuting }, [], 10_000, { ...work, odometer: '45000' }],
  ] as const)('the mileage form starts with %s', (_, vehicle, choices, usual, shown) => {
    const values = mileageValues(vehicle as typeof bolt, choices, usual);
    expect(values).toMatchObject(shown);
    expect(Object.keys(values).toSorted()).toEqual([...mileageFields].toSorted());
  });
});

describe('the mileage dialog', () => {
  async function listed() {
    const flow = runFlow({ input: { place: sacramento } });
    await flow.go(...eventsTo('vehicles'), { type: 'VEHICLE.SUBMITTED', vehicle: bolt });
    return flow;
  }

  it('opens for a vehicle and changes only that vehicle', async () => {
    const { go, isIn, context } = await listed();
    await go({ type: 'MILEAGE.OPENED', id: 'vehicle-1' });
    expect(isIn({ journey: { vehicles: 'editingMileage' } })).toBe(true);
    await go({ type: 'MILEAGE.CHANGED', id: 'vehicle-1', use: { odometer: 45_000 } });
    expect(isIn({ journey: { vehicles: 'listing' } })).toBe(true);
    // Emptied answers are removed.
    expect(context().answers.vehicles[0]).toMatchObject({ odometer: 45_000 });
    expect(context().answers.vehicles[0]).not.toHaveProperty('annualMileage');
    expect(context().mileageOf).toBe('');
  });

  it.each([{ type: 'DIALOG.CLOSED' }, { type: 'BACK' }] as const)(
    'changes nothing when it is left by $type',
    async (leave) => {
      const { go, context } = await listed();
      const before = context().answers;
      await go(
        { type: 'MILEAGE.OPENED', id: 'vehicle-1' },
        { type: 'DRAFT.CHANGED', form: 'mileage', values: { mileage: '1' } },
        leave,
      );
      expect(context().answers).toBe(before);
      expect(context().drafts.mileage).toBeUndefined();
    },
  );

  it('opens again with what was typed after a reload', async () => {
    const { go, context } = await listed();
    await go(
      { type: 'MILEAGE.OPENED', id: 'vehicle-1' },
      { type: 'DRAFT.CHANGED', form: 'mileage', values: { mileage: '9' } },
    );
    const again = runFlow({ visit: visitOf(context()) });
    await again.settled();
    expect(again.isIn({ journey: { vehicles: 'editingMileage' } })).toBe(true);
    expect(again.context().drafts.mileage).toEqual({ mileage: '9' });
  });
});
