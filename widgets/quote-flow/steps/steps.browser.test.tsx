import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FakeServices, says } from '#embed/testing/fake-services';
import { getCoveragesExamples } from '#services/rating/get-coverages.examples';
import { driverAndCarExamples } from '#services/search/driver-and-car.examples';
import { en } from '../strings.en.ts';
import { button, field, I, openFlow } from '../testing/open-flow.tsx';

const link = (name: string) => page.getByRole('link', { name });

test('only the visible fields of the driver step are checked', async () => {
  await openFlow();
  await button('Next').click({ force: true });
  await expect.element(link('First name is required')).toBeVisible();
  await page.getByText('With my driver license').click();
  await expect.element(field('First name')).not.toBeInTheDocument();
  await button('Next').click({ force: true });
  await expect.element(link('Driver license number is required')).toBeVisible();
  await expect.element(link('Date of birth is required')).toBeVisible();
  await expect.element(link('First name is required')).not.toBeInTheDocument();
});

describe('the license ID', () => {
  test.each([
    [false, false, undefined],
    [true, false, 'optional'],
    [false, true, undefined],
    [true, true, 'required'],
  ] as const)(
    'the field shows by licenseIdRequired %s and licenseIdMandatory %s',
    async (licenseIdRequired, licenseIdMandatory, shown) => {
      await openFlow({ at: 'details', config: { licenseIdRequired, licenseIdMandatory } });
      await expect.element(field('Zip code')).toBeVisible();
      const licenseId = field('License ID');
      if (shown) await expect.element(licenseId).toBeVisible();
      else await expect.element(licenseId).not.toBeInTheDocument();
      await button('Next').click({ force: true });
      await expect.element(link('Street address is required')).toBeVisible();
      expect(link('License ID is required').elements()).toHaveLength(shown === 'required' ? 1 : 0);
    },
  );
});

test('the dialog of an additional driver names each missing answer', async () => {
  await openFlow({ at: 'drivers' });
  await button('Add a driver').click();
  const dialog = page.getByRole('dialog', { name: en.addDriverTitle });
  await button('Save driver').click({ force: true });
  const needed = ['First name', 'Last name', 'Date of birth', 'Gender', 'Marital status'].map(
    (name) => `${name} is required`,
  );
  for (const name of [...needed, en['error.relationRequired']]) {
    await expect.element(dialog.getByRole('link', { name })).toBeVisible();
  }
});

test.each([
  ['primary', 16],
  ['additional', 15],
] as const)('the %s driver is %i to 75 years old', async (who, youngest) => {
  const { device } = await openFlow({ at: who === 'primary' ? 'driver' : 'drivers' });
  expect(new Date(device.now).getUTCFullYear()).toBe(2026);
  if (who === 'additional') await button('Add a driver').click();
  const ages = page.getByText(`Drivers must be ${youngest} to 75 years old`);
  const year = page.getByLabelText('Year', { exact: true });
  for (const [typed, isAccepted] of [
    [2026 - youngest, true],
    [2027 - youngest, false],
    [1950, true],
    [1949, false],
  ] as const) {
    await year.fill(String(typed));
    if (isAccepted) await expect.element(ages).not.toBeInTheDocument();
    else await expect.element(ages).toBeVisible();
  }
});

test('a vehicle needs year, make and model', async () => {
  await openFlow({ at: 'vehicles' });
  await button('Add vehicle').click({ force: true });
  for (const name of ['Vehicle year', 'Make', 'Model']) await expect.element(link(`${name} is required`)).toBeVisible();
  await field('Vehicle year').selectOptions('2003');
  await field(/^Make$/).selectOptions('Honda');
  await button('Add vehicle').click({ force: true });
  await expect.element(link('Model is required')).toBeVisible();
  await expect.element(link('Make is required')).not.toBeInTheDocument();
});

test('the packages are radios with their names, and none is chosen at first', async () => {
  await openFlow({ at: 'policy' });
  for (const name of ['State minimum', 'Full coverage plus']) {
    await expect.element(page.getByRole('radio', { name })).not.toBeChecked();
  }
  await page.getByText('State minimum', { exact: true }).click();
  await expect.element(page.getByRole('radio', { name: 'State minimum' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Full coverage plus' })).not.toBeChecked();
});

test('a coverage without a description has the same name as in the quotes', async () => {
  const body = getCoveragesExamples.response.texas.body as { products: { coverages: object[] }[] };
  const products = body.products.map((product) => ({
    ...product,
    coverages: product.coverages.map((coverage) => ({ ...coverage, description: '' })),
  }));
  await openFlow({ at: 'policy', services: new FakeServices({ getCoverages: says({ ...body, products }) }) });
  await page.getByText('Full coverage plus', { exact: true }).click();
  await page.getByText('Change single coverages').click();
  await expect.element(field(/^Collision$/)).toBeVisible();
  await expect.element(field('Rental reimbursement')).toBeVisible();
  expect(page.getByLabelText('RREIM').elements()).toEqual([]);
});

test('the visitor is not suggested to themselves when the records write the name in another way', async () => {
  const { body } = driverAndCarExamples.response.household;
  const [visitor, ...others] = (body as { drivers: object[] }).drivers;
  const drivers = [{ ...visitor, firstName: 'ALEX JAMES', lastName: 'EXÁMPLE' }, ...others];
  await openFlow({ at: 'details', services: new FakeServices({ driverAndCar: says({ ...body, drivers }) }) });
  await I.sayWhereILive();
  await expect.element(page.getByRole('heading', { name: en.foundPeopleTitle })).toBeVisible();
  await expect.element(button('Add Sam Example')).toBeVisible();
  expect(button(/^Add (?!a driver)/).elements()).toHaveLength(1);
});
