import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestDevice } from '#embed/testing/fake-page';
import { FakeServices } from '#embed/testing/fake-services';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';
import { I, button, field, openFlow } from './testing/open-flow.tsx';

const alert = (name: string | RegExp) => page.getByRole('alert').filter({ hasText: name });

describe('a new visitor', () => {
  test('a new visitor gets from a name to ranked quotes', async () => {
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
    await arriveAt('Choose your coverage');
    services.answer('getResults', 'allCarriers');
    await I.pickACoverage();
    await expect.element(I.seePage(/quotes/)).toBeVisible();
    expect(steps).toEqual(['driver', 'contact', 'details', 'drivers', 'vehicles', 'policy', 'quoting', 'quotes']);
    expect(outcomes).toEqual(['quoted']);
    expect(services.requestsOf('prepareTransaction')).toHaveLength(1);
    expect(services.requestsOf('prepareTransaction')[0]?.body).toMatchObject({
      customer: { name: 'Alex', phoneNumber: '5125550142' },
      cars: [{ vin: '1HGCM82633A004352', year: 2003 }],
    });
    await expect
      .poll(() => services.requestsOf('updateLead').at(-1)?.body)
      .toMatchObject({ data: { 'Quote Status': 'Quoted' } });
    expect(services.requestsOf('createLead')).toHaveLength(1);
  });

  test('shows the no-rates panel when no carrier has a rate, and retries', async () => {
    const { services } = await openFlow();
    await I.goTo('policy');
    services.answer('getResults', 'noRates');
    await I.pickACoverage();
    await expect.element(I.seePage(/Alex, we could not find a rate/)).toBeVisible();
    services.answer('getResults', 'allCarriers');
    await button('Try again').click();
    await expect.element(I.seePage(/quotes/)).toBeVisible();
    const ids = services
      .requestsOf('prepareTransaction')
      .map(({ body }) => (body as { transactionId: string }).transactionId);
    expect(new Set(ids).size).toBe(2);
  });

  test('goes back by a completed stage and finds every answer', async () => {
    await openFlow();
    await I.goTo('vehicles');
    await page.getByRole('navigation').getByRole('button', { name: /You/ }).click();
    await expect.element(field('First name')).toHaveValue('Alex');
    await expect.element(page.getByLabelText('Day', { exact: true })).toHaveValue('17');
    await I.next();
    await expect.element(field('Phone number')).toHaveValue('512-555-0142');
    await I.next();
    await expect.element(field('City')).toHaveValue('Austin');
    await expect.element(page.getByRole('radio', { name: 'Single' })).toBeChecked();
  });

  test('shows every page in Spanish', async () => {
    const { violations } = await openFlow({ labels: es, language: 'es' });
    await expect.element(I.seePage('Empecemos con usted')).toBeVisible();
    await button('Siguiente').click({ force: true });
    await expect.element(page.getByRole('link', { name: 'Falta este dato: Nombre' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

describe('the first page', () => {
  test('keeps what is typed while the machine is loading', async () => {
    const { services } = await openFlow();
    const release = services.hold('createGuestToken');
    const first = field('First name');
    await first.fill('Ale');
    const input = first.element();
    await userEvent.type(first, 'x');
    await expect.element(first).toHaveValue('Alex');
    release();
    await field('Last name').fill('Example');
    await I.typeBirthDate('4', '17', '1990');
    await I.next();
    await expect.element(I.seePage('How can we reach you?')).toBeVisible();
    expect(input.isConnected).toBe(false);
  });

  test('keeps what is typed when the page changes its configuration', async () => {
    const { configure } = await openFlow();
    await field('First name').fill('Alex');
    await configure({ modes: ['noLicense'] }, { ...en, firstName: 'Given name' });
    await expect.element(field('Given name')).toHaveValue('Alex');
    await expect.element(page.getByText('With my driver license')).not.toBeInTheDocument();
  });

  test('does not leave the first page before there is a token', async () => {
    const services = new FakeServices();
    const release = services.hold('createGuestToken');
    await openFlow({ services });
    await field('First name').fill('Alex');
    await field('Last name').fill('Example');
    await I.typeBirthDate('4', '17', '1990');
    await expect.element(button('Getting things ready…')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('First name')).toBeVisible();
    release();
    await I.next();
    await expect.element(I.seePage('How can we reach you?')).toBeVisible();
  });

  test('offers a retry when the token could not be requested', async () => {
    const services = new FakeServices();
    services.answer('createGuestToken', 'botSuspected');
    await openFlow({ services });
    await expect.element(alert('We could not get things ready')).toBeVisible();
    await field('First name').fill('Alex');
    services.answer('createGuestToken', 'created');
    await button('Try again').click();
    await expect.element(alert('We could not get things ready')).not.toBeInTheDocument();
    await expect.element(field('First name')).toHaveValue('Alex');
  });

  test('shows a separate message for each missing answer and focuses the first', async () => {
    const { focused, violations } = await openFlow();
    await button('Next').click({ force: true });
    await expect.poll(() => focused()?.textContent).toContain('First name is required');
    expect(focused()?.textContent).toContain('Last name is required');
    expect(focused()?.textContent).toContain('Date of birth is required');
    expect(await violations()).toEqual([]);
    await page.getByRole('link', { name: 'Last name is required' }).click();
    expect(focused()).toBe(field('Last name').element());
  });

  test('shows the age range that can be quoted', async () => {
    await openFlow({
      config: { ageLimits: { primary: { minimum: 18, maximum: 70 }, secondary: { minimum: 15, maximum: 75 } } },
    });
    await I.typeBirthDate('4', '17', '2010');
    await field('First name').click();
    await expect.element(page.getByText('Drivers must be 18 to 70 years old')).toBeVisible();
  });
});

describe('a license', () => {
  test('a found license fills in the rest', async () => {
    await openFlow();
    await page.getByText('With my driver license').click();
    await field('Driver license number').fill('12345678');
    await I.typeBirthDate('4', '17', '1990');
    await I.next();
    await I.sayHowToReachMe();
    await expect.element(field('Street address')).toHaveValue('100 Congress Ave');
    await expect.element(page.getByRole('radio', { name: 'Married' })).toBeChecked();
    await expect.element(field('City')).toHaveValue('Austin');
  });

  test('a license that is not found opens the fields for manual entry and says so', async () => {
    const { services, violations } = await openFlow({ config: { modes: ['license', 'noLicense'] } });
    services.answer('driverByLicense', 'nobody');
    await field('Driver license number').fill('12345678');
    await I.typeBirthDate('4', '17', '1990');
    await I.next();
    await expect.element(page.getByText(/We did not find you/)).toBeVisible();
    await expect.element(field('Driver license number')).toHaveValue('12345678');
    await expect.element(page.getByLabelText('Year', { exact: true })).toHaveValue('1990');
    expect(await violations()).toEqual([]);
    await field('First name').fill('Alex');
    await field('Last name').fill('Example');
    await I.next();
    await expect.element(I.seePage('How can we reach you?')).toBeVisible();
  });

  test.each([
    ['private', false],
    ['public', true],
  ] as const)(
    'does not ask for the license again in %s search with hideLicenseFields %s',
    async (searchMode, hideLicenseFields) => {
      const { services } = await openFlow({ config: { modes: ['license'], searchMode, hideLicenseFields } });
      services.answer('driverByLicense', 'nobody');
      await field('Driver license number').fill('12345678');
      await I.typeBirthDate('4', '17', '1990');
      await I.next();
      await expect.element(field('First name')).toBeVisible();
      await expect.element(field('Driver license number')).not.toBeInTheDocument();
    },
  );
});

describe('the contact page', () => {
  test('shows the disclosures and marks a missing consent', async () => {
    const { violations } = await openFlow();
    await I.goTo('contact');
    for (const name of ['Consent policy', 'Privacy policy', 'Text message policy']) {
      await button(name).click();
      await expect.element(page.getByRole('dialog', { name })).toBeVisible();
      expect(await violations()).toEqual([]);
      await button('Close').click();
    }
    await field('Email address').fill('alex@example.com');
    await field('Phone number').fill('5125550142');
    await button('Next').click({ force: true });
    await expect.element(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('link', { name: 'Please agree before you go on' })).toBeVisible();
  });
});

describe('the address page', () => {
  test('fills in city and state, and clears them for a zip code without quotes', async () => {
    const { services, violations } = await openFlow();
    await I.goTo('details');
    await field('Zip code').fill('78701');
    await expect.element(field('City')).toHaveValue('Austin');
    await expect.element(field('State')).toHaveValue('TX');
    await field('City').fill('West Lake Hills');
    services.answer('cityByZip', 'notServed');
    await field('Zip code').fill('99501');
    await expect.element(page.getByText(/We do not offer quotes in this zip code/).first()).toBeVisible();
    await expect.element(field('City')).toHaveValue('');
    await expect.element(field('State')).toHaveValue('');
    await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true');
    expect(await violations()).toEqual([]);
  });

  test('asks for the id of a foreign license', async () => {
    await openFlow();
    await I.goTo('details');
    await expect.element(field('License ID')).not.toBeInTheDocument();
    await field('License type').selectOptions('foreign');
    await expect.element(field('License ID')).toHaveAttribute('aria-required', 'true');
    await field('Kind of foreign license').selectOptions('Mexican license');
  });

  test('starts with the city and zip code from the zip form', async () => {
    await openFlow({ place: { zip: '78701', city: 'Austin', state: 'TX' } });
    await I.goTo('details');
    await expect.element(field('Zip code')).toHaveValue('78701');
    await expect.element(field('City')).toHaveValue('Austin');
  });
});

describe('the drivers summary', () => {
  test('adds, changes and removes a driver, and announces each change', async () => {
    const { violations } = await openFlow();
    await I.goTo('drivers');
    await button('Add a driver').click();
    expect(await violations()).toEqual([]);
    const dialog = page.getByRole('dialog', { name: 'Add a driver' });
    await dialog.getByLabelText('First name').fill('Robin');
    await dialog.getByLabelText('Last name').fill('Example');
    await I.typeBirthDate('2', '28', '2008');
    expect(
      [...(dialog.getByLabelText('Relation to you').element() as HTMLSelectElement).options].map(({ value }) => value),
    ).not.toContain('spouse');
    await dialog.getByLabelText('Relation to you').selectOptions('child');
    await dialog.getByText('Female').click();
    await dialog.getByText('Single').click();
    await button('Save driver').click();
    await expect.element(page.getByRole('status').filter({ hasText: 'Robin Example was added.' })).toBeInTheDocument();
    await button('Change Robin Example').click();
    await page.getByRole('dialog').getByLabelText('First name').fill('Robyn');
    await I.pressEnter();
    await expect.element(page.getByText('Robyn Example', { exact: true })).toBeVisible();
    await button('Remove Robyn Example').click();
    await expect.element(page.getByRole('dialog', { name: 'Remove Robyn Example?' })).toBeVisible();
    await button('Remove driver').click();
    await expect.element(page.getByText('Robyn Example', { exact: true })).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Robyn Example was removed.' }))
      .toBeInTheDocument();
  });

  test('requires the spouse of a married visitor', async () => {
    const { violations, focused } = await openFlow();
    await I.goTo('details');
    await field('Street address').fill('100 Congress Ave');
    await field('Zip code').fill('78701');
    for (const answer of ['Male', 'Married', 'Yes']) await page.getByText(answer, { exact: true }).click();
    await I.next();
    await expect.element(page.getByText('You said that you are married: please add your spouse.')).toBeVisible();
    await button('Next').click({ force: true });
    await expect.poll(() => focused()?.textContent).toContain('please add your spouse');
    expect(await violations()).toEqual([]);
    await button('Add a driver').click();
    await page.getByRole('dialog').getByLabelText('Relation to you').selectOptions('spouse');
    await expect.element(page.getByRole('dialog').getByText('Married')).not.toBeInTheDocument();
  });
});

describe('the vehicle list', () => {
  test('loads makes after the year and models after the make', async () => {
    const { violations } = await openFlow();
    await I.goTo('vehicles');
    await expect.element(field(/^Make$/)).toBeDisabled();
    await field('Vehicle year').selectOptions('2003');
    await field(/^Make$/).selectOptions('Honda');
    await field(/^Model$/).selectOptions('Accord');
    expect(await violations()).toEqual([]);
    await button('Add vehicle').click();
    await expect.element(page.getByText('2003 Honda Accord', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('status').filter({ hasText: '2003 Honda Accord was added.' }))
      .toBeInTheDocument();
  });

  test('removes a vehicle and restores it on undo', async () => {
    const { violations } = await openFlow();
    await I.goTo('vehicles');
    await I.addMyCar();
    await button('Remove 2003 Honda Accord').click();
    await button('Next').click({ force: true });
    await expect.element(page.getByRole('link', { name: 'Please add at least one vehicle.' })).toBeVisible();
    expect(await violations()).toEqual([]);
    await button('Put it back').click();
    await I.next();
    await expect.element(I.seePage('Choose your coverage')).toBeVisible();
  });

  test('shows what is wrong with a VIN', async () => {
    const { services } = await openFlow();
    await I.goTo('vehicles');
    await page.getByText('VIN', { exact: true }).click();
    const vin = page.getByRole('textbox', { name: 'VIN' });
    await vin.fill('OHGCM82633A004352');
    await expect.element(page.getByText('A VIN has 17 letters and digits, and never I, O or Q')).toBeVisible();
    services.answer('detailByVin', 'notFound');
    await vin.fill('1HGCM82633A004351');
    await expect.element(page.getByText(/We do not know this VIN/)).toBeVisible();
    await vin.fill('1H');
    await userEvent.tab();
    await expect.element(page.getByText(/We do not know this VIN/)).not.toBeInTheDocument();
  });

  test('asks for the mileage in California', async () => {
    const { services, violations } = await openFlow({ place: { zip: '90001', city: 'Los Angeles', state: 'CA' } });
    services.answer('cityByZip', 'servedInCalifornia');
    await I.goTo('details');
    await field('Street address').fill('100 Main Street');
    for (const answer of ['Male', 'Single', 'Yes']) await page.getByText(answer, { exact: true }).click();
    await I.next();
    await I.next();
    await expect.element(field('Miles a year')).toHaveValue('10000');
    await page.getByText('VIN', { exact: true }).click();
    await page.getByRole('textbox', { name: 'VIN' }).fill('1HGCM82633A004352');
    await expect.element(page.getByText('It is a 2003 Honda Accord.')).toBeVisible();
    await button('Add vehicle').click();
    await expect.element(page.getByText('10,000 miles a year')).toBeVisible();
    await button('Change mileage of 2003 Honda Accord').click();
    await expect.element(page.getByRole('dialog').getByLabelText('Miles a year')).toHaveValue('10000');
    expect(await violations()).toEqual([]);
  });
});

describe('the policy', () => {
  test('offers terms, packages and single coverages', async () => {
    const { services, violations } = await openFlow({ config: { terms: [6, 12] } });
    await I.goTo('policy');
    await page.getByText('12 months').click();
    await page.getByText('Full coverage', { exact: true }).click();
    await page.getByText('Change single coverages').click();
    expect(await violations()).toEqual([]);
    const coverage = field('Bodily injury').first();
    const picked = (coverage.element() as HTMLSelectElement).options[1]!;
    expect(picked.text).toMatch(/^\d+k\/\d+k$/);
    await coverage.selectOptions(picked.value);
    services.answer('getResults', 'allCarriers');
    await button('See my quotes').click();
    await expect.element(I.seePage(/quotes/)).toBeVisible();
    expect(services.requestsOf('prepareTransaction')[0]?.body).toMatchObject({
      term: 12,
      coverages: { productCd: 'LUUCC', coverages: [{ coverageCd: 'BI' }] },
    });
  });

  test('shows that nothing is sold in a state', async () => {
    const { services, violations } = await openFlow();
    services.answer('getCoverages', 'empty');
    await I.goTo('vehicles');
    await I.addMyCar();
    await I.next();
    await expect.element(alert('We have no coverage to show for Texas')).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

describe('a reload', () => {
  test('a reload returns to the step with every answer, half-typed ones too', async () => {
    const device = new TestDevice();
    const first = await openFlow({ device });
    await I.goTo('details');
    await field('Street address').fill('100 Cong');
    await page.getByText('Female').click();
    await expect.poll(() => device.items.has(`covermount:${device.brandCode}:prefill`)).toBe(true);
    await first.settled();
    await first.leave();
    expect([...device.items.values()].join()).not.toContain('Alex');

    await openFlow({ device });
    await expect.element(I.seePage('Tell us a little more about you')).toBeVisible();
    await expect.element(field('Street address')).toHaveValue('100 Cong');
    await expect.element(page.getByRole('radio', { name: 'Female' })).toBeChecked();
    await button('Back').click();
    await expect.element(field('Email address')).toHaveValue('alex@example.com');
  });

  test('a reload opens the open dialog again', async () => {
    const device = new TestDevice();
    const first = await openFlow({ device });
    await I.goTo('drivers');
    await button('Add a driver').click();
    await page.getByRole('dialog').getByLabelText('First name').fill('Rob');
    await page.getByLabelText('Month', { exact: true }).fill('2');
    await first.settled();
    await first.leave();

    await openFlow({ device });
    await expect.element(page.getByRole('dialog').getByLabelText('First name')).toHaveValue('Rob');
    await expect.element(page.getByLabelText('Month', { exact: true })).toHaveValue('2');
  });

  test('a reload restores half-chosen selects', async () => {
    const device = new TestDevice();
    const first = await openFlow({ device });
    await I.goTo('vehicles');
    await field('Vehicle year').selectOptions('2003');
    await field(/^Make$/).selectOptions('Honda');
    await first.settled();
    await first.leave();

    await openFlow({ device });
    await expect.element(field('Vehicle year')).toHaveValue('2003');
    await expect.element(field(/^Make$/)).toHaveValue('Honda');
    await expect.element(field(/^Model$/)).toBeEnabled();
  });
});

describe('offline', () => {
  test('shows an offline notice in any step and hides it when the network returns', async () => {
    const { services, violations } = await openFlow();
    await I.goTo('contact');
    services.goOffline();
    await expect.element(alert('You are offline')).toBeVisible();
    expect(await violations()).toEqual([]);
    services.goOnline();
    await expect.element(alert('You are offline')).not.toBeInTheDocument();
  });

  test('a lookup waits while offline and continues when the network returns', async () => {
    const { services } = await openFlow();
    await I.goTo('details');
    services.goOffline();
    await field('Zip code').fill('78701');
    await expect.element(alert('You are offline')).toBeVisible();
    services.goOnline();
    await expect.element(field('City')).toHaveValue('Austin');
  });

  test('the quote run keeps its transaction while offline and continues when the network returns', async () => {
    const { services } = await openFlow();
    await I.goTo('policy');
    await expect.element(page.getByText('State minimum', { exact: true })).toBeVisible();
    services.goOffline();
    await I.pickACoverage();
    await expect.element(I.seePage('We lost the connection while asking for your quotes')).toBeVisible();
    services.answer('getResults', 'allCarriers');
    services.goOnline();
    await expect.element(I.seePage(/quotes/)).toBeVisible();
    expect(services.requestsOf('prepareTransaction')).toHaveLength(1);
  });
});
