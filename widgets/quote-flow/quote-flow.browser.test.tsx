import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { I, openFlow } from './testing/open-flow.tsx';

describe('a new visitor', () => {
  test('gets from a name to ranked quotes', async () => {
    const { arriveAt, steps, services, outcomes } = await openFlow();
    await expect.element(I.seePage('Let’s start with you')).toBeVisible();
    await I.nameMyself();
    await arriveAt('How can we reach you?');
    await I.sayHowToReachMe();
    await arriveAt('Tell us a little more about you');
    await I.sayWhereILive();
    await arriveAt('Who drives your vehicles?');
    await I.next();
    await arriveAt('Tell us about your vehicle');
    await I.addMyCar();
    await expect.element(page.getByText('2003 Honda Accord', { exact: true })).toBeVisible();
    await I.next();
    await expect.element(I.seePage('Choose your coverage')).toBeVisible();
    services.answer('getResults', 'allCarriers');
    await I.pickACoverage();
    await expect.element(I.seePage(/quotes/)).toBeVisible();
    expect(steps).toEqual(['driver', 'contact', 'details', 'drivers', 'vehicles', 'policy', 'quoting', 'quotes']);
    expect(outcomes).toEqual(['quoted']);
  });
});
