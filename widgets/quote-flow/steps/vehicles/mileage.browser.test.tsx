import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accord } from '../../quote-flow.examples.ts';
import { en } from '../../strings.en.ts';
import { button, field, I, openFlow, type FlowOptions } from '../../testing/open-flow.tsx';

const dialog = page.getByRole('dialog');

async function openMileage(options: FlowOptions = {}) {
  const flow = await openFlow({ at: 'vehicles', answers: { vehicles: [accord] }, ...options });
  await button('Change mileage of 2003 Honda Accord').click();
  await expect.element(page.getByRole('dialog', { name: 'How is your 2003 Honda Accord driven?' })).toBeVisible();
  return flow;
}

/** A radio is covered by its label. */
const answer = (text: string) => dialog.getByText(text, { exact: true }).click();

describe('the mileage dialog', () => {
  test('does not show the mileage dialog when the page turns it off and no mileage is asked', async () => {
    await openFlow({ at: 'vehicles', answers: { vehicles: [accord] }, config: { mileageDetails: false } });
    await expect.element(button('Remove 2003 Honda Accord')).toBeVisible();
    await expect.element(page.getByText(en.changeMileage)).not.toBeInTheDocument();
  });

  test('saves miles per year and odometer, announces it, and submits them', async () => {
    const { services, violations, focused } = await openMileage();
    expect(await violations()).toEqual([]);
    await dialog.getByLabelText('Miles a year').fill('12,000');
    await dialog.getByLabelText('Odometer reading').fill('98,000');
    await button('Save mileage').click();
    await expect.element(page.getByText('12,000 miles a year')).toBeVisible();
    await expect
      .element(page.getByRole('status').filter({ hasText: 'The mileage of 2003 Honda Accord is saved.' }))
      .toBeInTheDocument();
    expect(focused()?.textContent).toBe('Change mileage');
    await I.next();
    await I.pickACoverage();
    await expect
      .poll(() => services.requestsOf('prepareTransaction')[0]?.body)
      .toMatchObject({
        cars: [
          {
            annualMilesAge: 12_000,
            odometerReading: 98_000,
            garagingAddress: { address: '100 Congress Ave', city: 'Austin', state: 'TX', zipCode: '78701' },
          },
        ],
      });
  });

  test('offers mileages to choose from and a field for another one', async () => {
    const { services } = await openMileage({ config: { mileageChoices: [5000, 7500] } });
    await dialog.getByLabelText('Miles a year').selectOptions('other');
    await dialog.getByLabelText('Your figure').fill('9000');
    await dialog.getByLabelText('Miles a year').selectOptions('7500');
    await button('Save mileage').click();
    await I.next();
    await I.pickACoverage();
    await expect
      .poll(() => services.requestsOf('prepareTransaction')[0]?.body)
      .toMatchObject({ cars: [{ annualMilesAge: 7500, selectedAnnualMileage: 7500 }] });
  });

  test('requires days, address, city, state and zip code of a commuter', async () => {
    const { violations, focused } = await openMileage();
    await answer('Yes');
    await button('Save mileage').click({ force: true });
    await expect.poll(() => focused()?.textContent).toContain('Days a week is required');
    for (const label of ['Street address', 'City', 'State', 'Zip code'])
      expect(focused()?.textContent).toContain(`${label} is required`);
    expect(await violations()).toEqual([]);
    await answer('No');
    await button('Save mileage').click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('fills in the address from a suggestion', async () => {
    const { services, violations } = await openMileage();
    await answer('Yes');
    await dialog.getByLabelText('Days a week').selectOptions('5');
    const street = dialog.getByRole('combobox', { name: 'Street address' });
    await userEvent.type(street, '100 Con');
    await expect.element(page.getByRole('status').filter({ hasText: '2 suggestions.' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    expect(services.requestsOf('suggestAddress').at(-1)?.query).toMatchObject({ text: '100 Con', countryCode: 'USA' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(street).toHaveValue('100 Congress Ave');
    await expect.element(dialog.getByLabelText('City')).toHaveValue('Austin');
    await expect.element(dialog.getByLabelText('State')).toHaveValue('TX');
    await expect.element(dialog.getByLabelText('Zip code')).toHaveValue('78701');
    await expect.element(page.getByRole('status').filter({ hasText: en.addressFilled })).toBeInTheDocument();
    await button('Save mileage').click();
    await I.next();
    await I.pickACoverage();
    await expect
      .poll(() => services.requestsOf('prepareTransaction')[0]?.body)
      .toMatchObject({
        cars: [
          {
            commutingVehicle: true,
            commutingDays: 5,
            commutingAddress: { address: '100 Congress Ave', city: 'Austin', state: 'TX', zipCode: '78701' },
          },
        ],
      });
  });

  test.each([
    ['none', en.addressesNone],
    ['refused', en.addressesFailed],
  ])('accepts a typed address when the suggestions are %s', async (example, text) => {
    const { services } = await openMileage();
    services.respond('suggestAddress', example);
    await answer('Yes');
    await dialog.getByLabelText('Days a week').selectOptions('3');
    await userEvent.type(dialog.getByRole('combobox', { name: 'Street address' }), '7 Nowhere Rd');
    await expect.element(page.getByRole('status').filter({ hasText: text })).toBeInTheDocument();
    await dialog.getByLabelText('City').fill('Austin');
    await dialog.getByLabelText('State').selectOptions('TX');
    await dialog.getByLabelText('Zip code').fill('78704');
    await button('Save mileage').click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('asks for a plain address when the page turns suggestions off', async () => {
    const { services } = await openMileage({ config: { suggestAddresses: false } });
    await answer('Yes');
    await dialog.getByRole('textbox', { name: 'Street address' }).fill('7 Nowhere Road');
    await expect.element(dialog.getByRole('combobox', { name: 'Street address' })).not.toBeInTheDocument();
    expect(services.requestsOf('suggestAddress')).toEqual([]);
  });

  test('opens again with what was typed after the page was left', async () => {
    const { leave, settled, device, services } = await openMileage();
    await dialog.getByLabelText('Odometer reading').fill('98000');
    await settled();
    await leave();
    await openFlow({ device, services });
    await expect.element(dialog.getByLabelText('Odometer reading')).toHaveValue('98000');
    await expect.element(field('Miles a year')).toBeVisible();
  });
});
