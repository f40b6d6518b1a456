import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { additionalRelations } from '#domain/relation';
import { TestDevice } from '#embed/testing/fake-page';
import { FakeServices, hangsUp, says } from '#embed/testing/fake-services';
import { accord, alexDetails } from './quote-flow.examples.ts';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';
import { I, button, field, openFlow } from './testing/open-flow.tsx';

const alert = (name: string | RegExp) => page.getByRole('alert').filter({ hasText: name });

describe('a new visitor', () => {
  test('is rated in a session that names the visitor', async () => {
    const { services } = await openFlow({ at: 'policy' });
    services.respond('getResults', 'allCarriers');
    await I.pickACoverage();
    await expect.element(I.seePage(/quotes/)).toBeVisible();
    const [anonymous, own] = services.requestsOf('createGuestToken').map(({ body }) => body);
    expect(anonymous).not.toHaveProperty('phone');
    expect(own).toMatchObject({ phone: '5125550142', dob: '1990-04-17' });
    expect(services.requestsOf('prepareTransaction').map(({ body }) => body)).toMatchObject([
      { customer: { name: 'Alex', phoneNumber: '5125550142' }, cars: [{ vin: '1HGCM82633A004352', year: 2003 }] },
    ]);
  });

  test('shows the no-rates panel when no carrier has a rate, and retries', async () => {
    const { services } = await openFlow({ at: 'policy' });
    services.respond('getResults', 'noRates');
    await I.pickACoverage();
    await expect.element(I.seePage(/Alex, we could not find a rate/)).toBeVisible();
    services.respond('getResults', 'allCarriers');
    await button('Try again').click();
    await expect.element(I.seePage(/quotes/)).toBeVisible();
    const ids = services
      .requestsOf('prepareTransaction')
      .map(({ body }) => (body as { transactionId: string }).transactionId);
    expect(new Set(ids).size).toBe(2);
  });

  test('offers a retry, and announces no automatic one, when the request is cut off while online', async () => {
    const { services } = await openFlow({ at: 'policy' });
    services.respond('prepareTransaction', hangsUp);
    await I.pickACoverage();
    await expect.element(I.seePage('Alex, we could not get your quotes yet')).toBeVisible();
    await expect.element(page.getByText('Nothing is lost. Please try again.', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    services.respond('prepareTransaction', 'accepted');
    services.respond('getResults', 'allCarriers');
    await button('Try again').click();
    await expect.element(I.seePage(/quotes/)).toBeVisible();
  });

  test('leaves no empty room below the panel of a quote without rates', async () => {
    await page.viewport(1280, 844);
    onTestFinished(() => page.viewport(390, 844));
    const { root, services } = await openFlow({ at: 'policy' });
    services.respond('getResults', 'noRates');
    await I.pickACoverage();
    const retry = button('Try again');
    await expect.element(retry).toBeVisible();
    const end = (element: Element) => element.getBoundingClientRect().bottom;
    expect(end(root.querySelector('.cover-quote-flow')!) - end(retry.element())).toBeLessThan(100);
  });

  test('goes back to a completed stage and keeps every answer', async () => {
    await openFlow({ at: 'vehicles' });
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

  test.each([
    ['it is refused', 'botSuspected', en.sessionFailedTitle, 'Verification failed'],
    ['it is refused without words', says({ isSuccess: false }), en.sessionFailedTitle, en.sessionFailedText],
    ['access is denied', says({}, 401), en.sessionFailedTitle, en.sessionFailedText],
    ['the service fails', says({}, 503), en.unreachableTitle, en.unreachableText],
    ['the answer is malformed', says('<html>'), en.malformedTitle, en.malformedText],
  ])('says that there is no token because %s, and offers a retry', async (_, answer, title, words) => {
    const services = new FakeServices({ createGuestToken: answer });
    await openFlow({ services });
    await expect.element(alert(title)).toHaveTextContent(words);
    await field('First name').fill('Alex');
    services.respond('createGuestToken', 'created');
    await button('Try again').click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
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
    const ages = page.getByText('Drivers must be 18 to 70 years old');
    const year = page.getByLabelText('Year', { exact: true });
    // A year in which nobody is within the limits shows its error at once.
    await year.fill('2009');
    await expect.element(ages).toBeVisible();
    await year.fill('1990');
    await expect.element(ages).not.toBeInTheDocument();
    await I.typeBirthDate('12', '31', '2008');
    await field('First name').click();
    await expect.element(ages).toBeVisible();
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

  test.each([
    ['why it refuses', { isSuccess: false, message: 'License records are down until noon.' }, 400, /until noon/],
    ['that it could not be reached', {}, 500, en.unreachableTitle],
  ])(
    'a license service that fails shows %s, with the fields for manual entry and a retry',
    async (_, body, status, words) => {
      const services = new FakeServices({ driverByLicense: says(body, status) });
      await openFlow({ services, config: { modes: ['license', 'noLicense'] } });
      await field('Driver license number').fill('12345678');
      await I.typeBirthDate('4', '17', '1990');
      await I.next();
      await expect.element(alert(words)).toBeVisible();
      await expect.element(page.getByText(/We did not find you/)).not.toBeInTheDocument();
      await expect.element(field('First name')).toBeVisible();
      await expect.element(field('Driver license number')).toHaveValue('12345678');
      services.respond('driverByLicense', 'nobody');
      await button('Try again').click();
      await expect.element(page.getByText(/We did not find you/)).toBeVisible();
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    },
  );

  test('looks up another license by Next when the first lookup was cut off', async () => {
    const services = new FakeServices({ driverByLicense: hangsUp });
    await openFlow({ services, config: { modes: ['license'] } });
    await field('Driver license number').fill('1234');
    await I.typeBirthDate('4', '17', '1990');
    await I.next();
    await expect.element(alert(en.unreachableTitle)).toBeVisible();
    delete services.responses.driverByLicense;
    await field('Driver license number').fill('12345678');
    await I.next();
    await expect.element(I.seePage(en.contactTitle)).toBeVisible();
    expect(services.requestsOf('driverByLicense').at(-1)?.query).toMatchObject({ DLNumer: '12345678' });
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('opens the fields for manual entry when the license is not found, and says so', async () => {
    const { services, violations, focused } = await openFlow({ config: { modes: ['license', 'noLicense'] } });
    services.respond('driverByLicense', 'nobody');
    await field('Driver license number').fill('12345678');
    await I.typeBirthDate('4', '17', '1990');
    await I.next();
    await expect.element(page.getByText(/We did not find you/)).toBeVisible();
    await expect.poll(() => focused()?.textContent).toMatch(/We did not find you/);
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
    'does not ask for the license again with searchMode %s and hideLicenseFields %s',
    async (searchMode, hideLicenseFields) => {
      const { services } = await openFlow({ config: { modes: ['license'], searchMode, hideLicenseFields } });
      services.respond('driverByLicense', 'nobody');
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
    const { violations } = await openFlow({ at: 'contact' });
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
    const { device, services, settled, leave, violations } = await openFlow({ at: 'details' });
    await field('Zip code').fill('78701');
    await expect.element(field('City')).toHaveValue('Austin');
    await expect.element(field('State')).toHaveValue('TX');
    await field('City').fill('West Lake Hills');
    services.respond('cityByZip', 'notServed');
    await field('Zip code').fill('99501');
    await expect.element(page.getByText(/We do not offer quotes in this zip code/).first()).toBeVisible();
    await expect.element(field('City')).toHaveValue('');
    await expect.element(field('State')).toHaveValue('');
    await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true');
    expect(await violations()).toEqual([]);

    await settled();
    await leave();
    await openFlow({ device, services });
    await expect.element(field('Zip code')).toHaveValue('99501');
    await expect.element(field('City')).toHaveValue('');
  });

  test('offers the states of the zip code only, and clears the place of a refused one', async () => {
    const { services } = await openFlow({ at: 'details' });
    await field('State').selectOptions('NY');
    await field('Zip code').fill('78701');
    await expect.element(field('State')).toHaveValue('TX');
    const states = [...(field('State').element() as HTMLSelectElement).options].map(({ value }) => value);
    expect(states).toEqual(['', 'TX']);
    services.respond('cityByZip', says({ isSuccess: false, message: 'Zip code is not valid' }));
    await field('Zip code').fill('00000');
    await expect.element(page.getByText(/We do not offer quotes in this zip code/).first()).toBeVisible();
    await expect.element(field('City')).toHaveValue('');
  });

  test('asks for the id of a foreign license', async () => {
    await openFlow({ at: 'details' });
    await expect.element(field('License ID')).not.toBeInTheDocument();
    await field('License type').selectOptions('foreign');
    await expect.element(field('License ID')).toHaveAttribute('aria-required', 'true');
    await field('Kind of foreign license').selectOptions('Mexican license');
  });

  test('waits for the types of foreign licenses, and then requires one', async () => {
    const services = new FakeServices();
    const release = services.hold('foreignLicenseTypes');
    await openFlow({ at: 'details', services });
    await field('Street address').fill('100 Congress Ave');
    await field('Zip code').fill('78701');
    for (const answer of ['Male', 'Single', 'Yes']) await page.getByText(answer, { exact: true }).click();
    await field('License type').selectOptions('foreign');
    await field('License ID').fill('X-550142');
    await expect.element(button('Loading the kinds…')).toHaveAttribute('aria-disabled', 'true');
    await I.pressEnter();
    await expect.element(field('License ID')).toHaveValue('X-550142');
    release();
    const kind = field('Kind of foreign license');
    await expect.element(kind).toBeEnabled();
    await button('Next').click({ force: true });
    await expect.element(page.getByRole('link', { name: 'Kind of foreign license is required' })).toBeVisible();
    await kind.selectOptions('Mexican license');
    await I.next();
    await expect.element(I.seePage('Who drives your vehicles?')).toBeVisible();
  });

  test('starts with the city and zip code from the zip form', async () => {
    await openFlow({ at: 'details', place: { zip: '78701', city: 'Austin', state: 'TX' } });
    await expect.element(field('Zip code')).toHaveValue('78701');
    await expect.element(field('City')).toHaveValue('Austin');
  });
});

test('a visitor who returns with another zip code is asked for the street there', async () => {
  const details = { ...alexDetails, apartment: '4B' };
  const newHome = { zip: '90001', city: 'Los Angeles', state: 'CA' } as const;
  const services = new FakeServices({ cityByZip: 'servedInCalifornia' });
  await openFlow({ at: 'policy', answers: { details }, place: newHome, services });
  await expect.element(field('City')).toHaveValue('Los Angeles');
  await expect.element(page.getByRole('radio', { name: 'Single' })).toBeChecked();
  await expect.element(field('Street address')).toHaveValue('');
  await expect.element(field(/^Apartment/)).toHaveValue('');
});

describe('answers that the visitor gave elsewhere on the site', () => {
  const rentersAnswers = {
    firstName: 'Alex',
    lastName: 'Example',
    email: 'alex@example.com',
    phone: '5125550142',
    street: '100 Congress Ave',
    apartment: '4',
    zip: '78701',
  };
  const place = { zip: '78701', city: 'Austin', state: 'TX' } as const;

  test('answers from elsewhere prefill names, email, phone and the address of the zip code', async () => {
    await openFlow({ rentersAnswers, place });
    await expect.element(field('First name')).toHaveValue('Alex');
    await expect.element(field('Last name')).toHaveValue('Example');
    await I.typeBirthDate('4', '17', '1990');
    await I.next();
    await expect.element(field('Email address')).toHaveValue('alex@example.com');
    await expect.element(field('Phone number')).toHaveValue('512-555-0142');
    await page.getByText(/^I agree/).click();
    await I.next();
    await expect.element(field('Street address')).toHaveValue('100 Congress Ave');
    await expect.element(field(/^Apartment/)).toHaveValue('4');
    await expect.element(field('City')).toHaveValue('Austin');
  });

  test('answers from elsewhere do not replace what is typed or emptied', async () => {
    await openFlow({ rentersAnswers, place });
    await expect.element(field('Last name')).toHaveValue('Example');
    await field('First name').fill('Robin');
    await I.typeBirthDate('4', '17', '1990');
    await I.next();
    await page.getByText(/^I agree/).click();
    await I.next();
    await field(/^Apartment/).fill('');
    await button('Back').click();
    await I.next();
    await expect.element(field('Street address')).toHaveValue('100 Congress Ave');
    await expect.element(field(/^Apartment/)).toHaveValue('');
  });

  test('answers from elsewhere prefill no street for another zip code', async () => {
    const dallas = { zip: '75201', city: 'Dallas', state: 'TX' } as const;
    await openFlow({ at: 'details', rentersAnswers, place: dallas });
    await expect.element(field('Zip code')).toHaveValue('75201');
    await expect.element(field('Street address')).toHaveValue('');
  });

  test('answers from elsewhere are not mixed with the answers of a link', async () => {
    await openFlow({
      rentersAnswers,
      path: '/get-a-quote?code=L-1',
      services: new FakeServices({ affiliateLead: 'empty' }),
    });
    await expect.element(field('First name')).toHaveValue('');
  });
});

describe('the drivers summary', () => {
  test('adds, changes and removes a driver, and announces each change', async () => {
    const { violations } = await openFlow({ at: 'drivers' });
    await button('Add a driver').click();
    expect(await violations()).toEqual([]);
    const dialog = page.getByRole('dialog', { name: 'Add a driver' });
    await dialog.getByLabelText('First name').fill('ÁLEX');
    await dialog.getByLabelText('Last name').fill('EXAMPLE');
    await I.typeBirthDate('4', '17', '1990');
    await button('Save driver').click({ force: true });
    await expect
      .element(dialog.getByRole('link', { name: 'ÁLEX EXAMPLE, born on this day, is already on your quote' }))
      .toBeVisible();
    await dialog.getByLabelText('First name').fill('Robin');
    await dialog.getByLabelText('Last name').fill('Example');
    await I.typeBirthDate('2', '28', '2008');
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

  test('presumes that a spouse is married, and asks', async () => {
    const { services } = await openFlow({ at: 'drivers' });
    await button('Add a driver').click();
    const dialog = page.getByRole('dialog', { name: 'Add a driver' });
    const status = (name: string) => dialog.getByRole('radio', { name, exact: true });
    await dialog.getByLabelText('First name').fill('Kim');
    await dialog.getByLabelText('Last name').fill('Example');
    await I.typeBirthDate('12', '3', '1991');
    await dialog.getByText('Female').click();
    const relation = dialog.getByLabelText('Relation to you');
    await relation.selectOptions('spouse');
    await expect.element(status('Married')).toBeChecked();
    await relation.selectOptions('child');
    await expect.element(status('Married')).not.toBeChecked();
    await relation.selectOptions('spouse');
    await dialog.getByText('Single', { exact: true }).click();
    await button('Save driver').click();
    await I.next();
    await I.addMyCar();
    await I.next();
    await I.pickACoverage();
    await expect.poll(() => services.requestsOf('prepareTransaction')).toHaveLength(1);
    expect(services.requestsOf('prepareTransaction')[0]?.body).toMatchObject({
      drivers: [{ firstName: 'Alex' }, { firstName: 'Kim', relation: 1, marital: 1 }],
    });
  });

  test('lets a married visitor continue without a spouse, and offers every relation', async () => {
    await openFlow({ at: 'drivers', answers: { details: { ...alexDetails, maritalStatus: 'married' } } });
    await button('Add a driver').click();
    const dialog = page.getByRole('dialog');
    expect(
      [...(dialog.getByLabelText('Relation to you').element() as HTMLSelectElement).options].map(({ value }) => value),
    ).toEqual(['', ...additionalRelations]);
    await dialog.getByLabelText('Relation to you').selectOptions('spouse');
    await button('Cancel').click();
    await I.next();
    await expect.element(I.seePage('Tell us about your vehicle')).toBeVisible();
  });
});

describe('the vehicle list', () => {
  test('loads makes after the year and models after the make', async () => {
    const { violations } = await openFlow({ at: 'vehicles' });
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
    const { focused, violations } = await openFlow({ at: 'vehicles', answers: { vehicles: [accord] } });
    await button('Remove 2003 Honda Accord').click();
    await button('Next').click({ force: true });
    await expect.element(page.getByRole('link', { name: 'Please add at least one vehicle.' })).toBeVisible();
    expect(await violations()).toEqual([]);
    await button('Put it back').click();
    expect(focused()?.tagName).toBe('H2');
    await I.next();
    await expect.element(I.seePage('Choose your coverage')).toBeVisible();
  });

  test('shows what is wrong with a VIN', async () => {
    const { services } = await openFlow({ at: 'vehicles' });
    await page.getByText('VIN', { exact: true }).click();
    const vin = page.getByRole('textbox', { name: 'VIN' });
    await vin.fill('1HGO');
    await expect.element(page.getByText('A VIN has 17 letters and digits, and never I, O or Q')).toBeVisible();
    services.respond('detailByVin', 'notFound');
    await vin.fill('1HGCM82633A004351');
    await expect.element(page.getByText(/We do not know this VIN/)).toBeVisible();
    await vin.fill('1H');
    await userEvent.tab();
    await expect.element(page.getByText(/We do not know this VIN/)).not.toBeInTheDocument();
  });

  test.each([
    [
      'a VIN',
      'detailByVin',
      async () => {
        await page.getByText('VIN', { exact: true }).click();
        await page.getByRole('textbox', { name: 'VIN' }).fill('1HGCM82633A004369');
      },
      () => expect.element(page.getByText('It is a 2003 Honda Accord.')).toBeVisible(),
    ],
    [
      'makes',
      'vehicleMakes',
      () => field('Vehicle year').selectOptions('2003'),
      () => expect.element(field(/^Make$/)).toBeEnabled(),
    ],
  ] as const)('the dialog shows that the lookup of %s failed, and tries again', async (_, call, look, seesFound) => {
    const { services, violations } = await openFlow({ at: 'vehicles', answers: { vehicles: [accord] } });
    await button('Add another vehicle').click();
    const dialog = page.getByRole('dialog', { name: 'Add a vehicle' });
    services.respond(call, hangsUp);
    await look();
    const notice = dialog.getByRole('alert').filter({ hasText: 'Our service did not answer as it should' });
    await expect.element(notice).toBeVisible();
    expect(alert('Our service did not answer as it should').elements()).toHaveLength(1);
    expect(await violations()).toEqual([]);
    delete services.responses[call];
    await notice.getByRole('button', { name: 'Try again' }).click();
    await seesFound();
    await expect.element(notice).not.toBeInTheDocument();
  });

  test('offers the VIN when there is no model year to choose', async () => {
    const { focused, violations } = await openFlow({
      at: 'vehicles',
      services: new FakeServices({ vehicleYears: says({ isSuccess: true, years: [] }) }),
    });
    await expect.element(page.getByRole('status').filter({ hasText: 'There is nothing to choose here' })).toBeVisible();
    expect(await violations()).toEqual([]);
    await button('Enter the VIN').click();
    await expect.poll(focused).toBe(page.getByRole('textbox', { name: 'VIN' }).element());
  });

  test('asks for the mileage in California', async () => {
    const { violations } = await openFlow({
      at: 'details',
      place: { zip: '90001', city: 'Los Angeles', state: 'CA' },
      services: new FakeServices({ cityByZip: 'servedInCalifornia' }),
    });
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
    const { services, violations } = await openFlow({ at: 'policy', config: { terms: [6, 12] } });
    await page.getByText('12 months').click();
    await page.getByText('Full coverage', { exact: true }).click();
    await page.getByText('Change single coverages').click();
    expect(await violations()).toEqual([]);
    const coverage = field('Bodily injury').first();
    const picked = (coverage.element() as HTMLSelectElement).options[1]!;
    expect(picked.text).toMatch(/^\d+k\/\d+k$/);
    await coverage.selectOptions(picked.value);
    services.respond('getResults', 'allCarriers');
    await button('See my quotes').click();
    await expect.element(I.seePage(/quotes/)).toBeVisible();
    expect(services.requestsOf('prepareTransaction')[0]?.body).toMatchObject({
      term: 12,
      coverages: { productCd: 'LUUCC', coverages: [{ coverageCd: 'BI' }] },
    });
  });

  test('a double press on the button, or a press beside the waiting dialog, does not cancel the quote run', async () => {
    const { services } = await openFlow({ at: 'policy' });
    const release = services.hold('prepareTransaction');
    await page.getByText('State minimum', { exact: true }).click();
    await button('See my quotes').dblClick();
    const wait = page.getByRole('dialog', { name: 'Finding your best rates' });
    await expect.element(wait).toBeVisible();
    await userEvent.click(wait, { position: { x: 10, y: -10 }, force: true });
    await expect.element(wait).toBeVisible();
    services.respond('getResults', 'allCarriers');
    release();
    await expect.element(I.seePage(/quotes/)).toBeVisible();
  });

  test('shows no packages of the former state when those of the new one cannot be loaded', async () => {
    const { services } = await openFlow({ at: 'policy' });
    const minimum = page.getByRole('radio', { name: 'State minimum' });
    await expect.element(minimum).toBeInTheDocument();
    services.respond(
      'cityByZip',
      says({
        isSuccess: true,
        isQuoteAvaliable: true,
        addresses: [{ zip: '73102', state: 'OK', city: 'Oklahoma City' }],
      }),
    );
    services.respond('getCoverages', hangsUp);
    for (const title of [en.vehiclesTitle, en.driversTitle, en.detailsTitle]) {
      await button('Back').click();
      await expect.element(I.seePage(title)).toBeVisible();
    }
    await field('Zip code').fill('73102');
    await expect.element(field('City')).toHaveValue('Oklahoma City');
    for (const title of [en.driversTitle, en.vehiclesTitle, en.policyTitle]) {
      await I.next();
      await expect.element(I.seePage(title)).toBeVisible();
    }
    await expect.element(alert(en.unreachableTitle)).toBeVisible();
    await expect.element(minimum).not.toBeInTheDocument();
    services.respond('getCoverages', 'texas');
    await button('Try again').click();
    await expect.element(minimum).toBeInTheDocument();
  });

  test('shows that nothing is sold in a state', async () => {
    const { violations } = await openFlow({ at: 'policy', services: new FakeServices({ getCoverages: 'empty' }) });
    await expect.element(I.seePage('We have no coverage to show for Texas')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test.each([
    [
      'that nothing is sold in a state',
      'There are no packages for Texas.',
      page.getByRole('heading', { name: 'We have no coverage to show for Texas' }),
    ],
    ['why the coverages cannot be loaded', 'Rating is down until noon.', alert(en.refusedTitle)],
  ])('shows the service’s message about %s', async (_, message, title) => {
    const services = new FakeServices({ getCoverages: says({ isSuccess: false, message }, 400) });
    await openFlow({ at: 'policy', services });
    await expect.element(title).toBeVisible();
    await expect.element(page.getByText(message)).toBeVisible();
    services.respond('getCoverages', 'texas');
    await button('Try again').click();
    await expect.element(page.getByText('State minimum', { exact: true })).toBeVisible();
  });

  test('shows why the zip lookup is refused for another reason than the zip code, with a retry', async () => {
    const message = 'Internal error. Please try again later.';
    const services = new FakeServices({ cityByZip: says({ isSuccess: false, message }) });
    await openFlow({ at: 'details', services });
    await field('Zip code').fill('78701');
    await expect.element(alert(message)).toBeVisible();
    await expect.element(page.getByText(en['error.zipNotQuotable'])).not.toBeInTheDocument();
    services.respond('cityByZip', 'served');
    await button('Try again').click();
    await expect.element(field('City')).toHaveValue('Austin');
  });
});

describe('a reload', () => {
  test('a reload returns to the step with every answer, half-typed ones too', async () => {
    const device = new TestDevice();
    const first = await openFlow({ at: 'details', device });
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
    const first = await openFlow({ at: 'drivers', device });
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
    const first = await openFlow({ at: 'vehicles', device });
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
    const { services, violations } = await openFlow({ at: 'contact' });
    services.goOffline();
    await expect.element(alert('You are offline')).toBeVisible();
    expect(await violations()).toEqual([]);
    services.goOnline();
    await expect.element(alert('You are offline')).not.toBeInTheDocument();
  });

  test('a lookup waits while offline and continues when the network returns', async () => {
    const { services } = await openFlow({ at: 'details' });
    services.goOffline();
    await field('Zip code').fill('78701');
    await expect.element(alert('You are offline')).toBeVisible();
    services.goOnline();
    await expect.element(field('City')).toHaveValue('Austin');
  });

  test('the quote run keeps its transaction while offline and continues when the network returns', async () => {
    const { services } = await openFlow({ at: 'policy' });
    await expect.element(page.getByText('State minimum', { exact: true })).toBeVisible();
    services.goOffline();
    await I.pickACoverage();
    await expect.element(I.seePage('Alex, we could not get your quotes yet')).toBeVisible();
    await expect.element(alert('We go on by ourselves when your connection returns')).toBeVisible();
    await expect.element(button('Try again')).toBeVisible();
    services.respond('getResults', 'allCarriers');
    services.goOnline();
    await expect.element(I.seePage(/quotes/)).toBeVisible();
    expect(services.requestsOf('prepareTransaction')).toHaveLength(1);
  });
});
