import { describe, expect, it } from 'vitest';
import { errorsByField } from '#domain/error-code';
import { alexDetails, kim } from '../../quote-flow.examples.ts';
import { runFlow } from '../../testing/run-flow.ts';
import { eventsTo, typesZip } from '../../testing/step-events.ts';
import { type AdditionalDriver, additionalDriverSchema } from './additional-driver.answers.ts';

const rule = { today: '2026-11-20', limits: { minimum: 15, maximum: 75 } };
const { id: _, ...spouse } = kim;
const child = {
  ...spouse,
  firstName: 'Robin',
  birthDate: '2010-02-28',
  maritalStatus: 'single',
  relation: 'child',
} as const;

describe('the answers for an additional driver', () => {
  it.each([
    ['complete answers', {}, {}],
    ['no relation', { relation: '' }, { relation: 'relationRequired' }],
    ['the primary driver themselves', { relation: 'self' }, { relation: 'relationRequired' }],
    ['no gender', { gender: '' }, { gender: 'required' }],
    ['fifteen today', { birthDate: '2011-11-20' }, {}],
    ['fifteen tomorrow', { birthDate: '2011-11-21' }, { birthDate: 'ageOutOfRange' }],
  ])('validates an additional driver: %s', (_name, changed, errors) => {
    expect(errorsByField(additionalDriverSchema(rule), { ...spouse, ...changed })).toEqual(errors);
  });
});

async function drivers(maritalStatus: 'single' | 'married') {
  const flow = runFlow();
  await flow.go(...eventsTo('details'), typesZip('78701'));
  await flow.go({ type: 'DETAILS.SUBMITTED', answers: { ...alexDetails, maritalStatus } });
  const add = async (answers: Omit<AdditionalDriver, 'id'>) => {
    await flow.go({ type: 'DRIVER.OPENED', id: 'new' }, { type: 'DRIVER.SAVED', answers });
  };
  return { ...flow, add, names: () => flow.context().answers.additionalDrivers.map(({ firstName }) => firstName) };
}

describe('the drivers summary', () => {
  it('adds, changes and removes a driver', async () => {
    const { go, add, names, context } = await drivers('married');
    await add(spouse);
    await add(child);
    expect(names()).toEqual(['Kim', 'Robin']);
    await go(
      { type: 'DRIVER.OPENED', id: 'driver-1' },
      { type: 'DRIVER.SAVED', answers: { ...spouse, firstName: 'Kimberly' } },
    );
    expect(names()).toEqual(['Kimberly', 'Robin']);
    await go({ type: 'DRIVER.REMOVING', id: 'driver-1' }, { type: 'DIALOG.CLOSED' });
    expect(names()).toEqual(['Kimberly', 'Robin']);
    await go({ type: 'DRIVER.REMOVING', id: 'driver-1' }, { type: 'REMOVAL.CONFIRMED' });
    expect(names()).toEqual(['Robin']);
    await add(spouse);
    expect(context().answers.additionalDrivers.map(({ id }) => id)).toEqual(['driver-2', 'driver-3']);
  });

  it.each([
    ['a single visitor alone', 'single', []],
    ['a married visitor alone', 'married', []],
    ['a married visitor with one married parent', 'married', [{ ...spouse, relation: 'parent' as const }]],
    ['a single visitor with one married parent', 'single', [{ ...spouse, relation: 'parent' as const }]],
    ['a single visitor with a spouse', 'single', [spouse]],
  ] as const)('the drivers summary has no marital rule: %s may continue', async (_name, maritalStatus, others) => {
    const { go, isIn, add } = await drivers(maritalStatus);
    for (const driver of others) await add(driver);
    await go({ type: 'DRIVERS.CONFIRMED' });
    expect(isIn({ journey: 'vehicles' })).toBe(true);
  });
});
