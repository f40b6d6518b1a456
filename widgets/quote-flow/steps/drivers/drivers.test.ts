import { describe, expect, it } from 'vitest';
import { errorsByField } from '#domain/error-code';
import { alexDetails, kim } from '../../quote-flow.examples.ts';
import { runFlow } from '../../testing/run-flow.ts';
import { wayTo } from '../../testing/ways.ts';
import { additionalDriverSchema } from './additional-driver.answers.ts';

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
  await flow.go(...wayTo('details'), { type: 'ZIP.TYPED', zip: '78701' });
  await flow.go({ type: 'DETAILS.SUBMITTED', answers: { ...alexDetails, maritalStatus } });
  const add = async (answers: typeof spouse | typeof child) => {
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

  it('a single driver can continue alone', async () => {
    const { go, isIn } = await drivers('single');
    await go({ type: 'DRIVERS.CONFIRMED' });
    expect(isIn({ journey: 'vehicles' })).toBe(true);
  });

  it('a married driver can continue only with a spouse', async () => {
    const { go, isIn, add } = await drivers('married');
    await go({ type: 'DRIVERS.CONFIRMED' });
    expect(isIn({ journey: 'drivers' })).toBe(true);
    await add(spouse);
    await go({ type: 'DRIVERS.CONFIRMED' });
    expect(isIn({ journey: 'vehicles' })).toBe(true);
  });

  it('does not continue with an odd number of married drivers', async () => {
    const { go, isIn, add } = await drivers('married');
    await add(spouse);
    await add({ ...spouse, firstName: 'Pat', relation: 'parent' });
    await go({ type: 'DRIVERS.CONFIRMED' });
    expect(isIn({ journey: 'drivers' })).toBe(true);
  });

  it('opens the drivers summary when the visitor’s marital status no longer fits', async () => {
    const { go, isIn, add } = await drivers('married');
    await add(spouse);
    await go({ type: 'DRIVERS.CONFIRMED' }, { type: 'STAGE.CHOSEN', stage: 'quote' }, ...wayTo('drivers'));
    await go({ type: 'HASH.CHANGED', hash: 'vehiclesummary' });
    expect(isIn({ journey: 'drivers' })).toBe(true);
  });
});
