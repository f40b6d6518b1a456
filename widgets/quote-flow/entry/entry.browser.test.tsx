import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestDevice } from '#embed/testing/fake-page';
import { FakeServices, hangsUp, says } from '#embed/testing/fake-services';
import { savedQuoteExamples } from '#services/quotes/saved-quote.examples';
import { getCoveragesExamples } from '#services/rating/get-coverages.examples';
import { newVisit } from '../new-visit.ts';
import { minimalAnswers } from '../quote-flow.examples.ts';
import { visitRecord } from '../quote-flow.resume.ts';
import { en } from '../strings.en.ts';
import { es } from '../strings.es.ts';
import { button, field, I, openFlow } from '../testing/open-flow.tsx';
import { maximalDataPass } from './affiliate-lead/affiliate-lead.examples.ts';

const text = (words: string | RegExp) => page.getByText(words);

test('rates a lead from California with the California services, from the first rating call to the last', async () => {
  const { DataPassData: whole } = maximalDataPass;
  const lead = { DataPassData: { ...whole, City: 'Sacramento', State: 'CA', Zip: '95814', Drivers: [] } };
  const services = new FakeServices({
    affiliateLead: says({ isSuccess: true, lead: { rawData: JSON.stringify(lead) } }),
    cityByZip: says({
      isSuccess: true,
      isQuoteAvaliable: true,
      addresses: [{ zip: '95814', state: 'CA', city: 'Sacramento' }],
    }),
    getResults: 'allCarriers',
  });
  const { visitor } = await openFlow({ services, path: '/get-a-quote?code=AFF-CA' });
  await expect.element(I.seePage(/quotes/)).toBeVisible();
  const variantOf = (id: string) => services.requestsOf(id)[0]?.variant;
  expect([variantOf('affiliateLead'), variantOf('prepareTransaction'), variantOf('getResults')]).toEqual([
    'primary',
    'ca',
    'ca',
  ]);
  expect(visitor.read('place')).toEqual({ zip: '95814', city: 'Sacramento', state: 'CA' });
});

const leadOf = (changed: object) =>
  says({
    isSuccess: true,
    lead: { rawData: JSON.stringify({ DataPassData: { ...maximalDataPass.DataPassData, Drivers: [], ...changed } }) },
  });

test.each([
  ['California on another page', '/get-a-quote', { City: 'Sacramento', State: 'CA', Zip: '95814' }, 'ca'],
  ['Texas on California’s page', '/get-a-quote-ca', {}, 'primary'],
] as const)(
  'looks up zip code and VIN of a lead from %s with the services of its state',
  async (_, path, place, variant) => {
    const services = new FakeServices({
      affiliateLead: leadOf({ ...place, Vehicles: [{ VIN: '1HGCM82633A004352' }] }),
    });
    await openFlow({ services, path: `${path}?code=AFF-1` });
    const variantOf = (id: string) => services.requestsOf(id)[0]?.variant;
    await expect.poll(() => [variantOf('cityByZip'), variantOf('detailByVin')]).toEqual([variant, variant]);
  },
);

test.each([
  ['en', en, 'Liability plus', 'Liability plus, 6 months'],
  ['es', es, 'Responsabilidad ampliada', 'Responsabilidad ampliada, 6 meses'],
] as const)('names the package of a lead as its service does (%s)', async (language, labels, name, shown) => {
  const { products = [] } = getCoveragesExamples.response.texas.body as { products?: object[] };
  const services = new FakeServices({
    affiliateLead: leadOf({ Coverage: { Package: 'LUU', Term: 6 } }),
    getCoverages: says({ isSuccess: true, products: products.map((product) => ({ ...product, name })) }),
    getResults: 'allCarriers',
  });
  await openFlow({ services, language, labels, path: '/get-a-quote?code=AFF-1' });
  await expect.element(text(shown)).toBeVisible();
});

describe('an incomplete lead', () => {
  const path = '/get-a-quote?code=AFF-1';
  const vin = '1HGCM82633A004352';
  const robin = { FirstName: 'Robin', LastName: 'Example', DOB: '02-29-2008', Gender: 'Female' };

  test('shows the drivers page with a driver’s missing fields, and reports them to the agency', async () => {
    const services = new FakeServices({
      affiliateLead: leadOf({ Drivers: [{ ...robin, MaritalStatus: 'Unknown' }] }),
    });
    const { events, violations } = await openFlow({ services, path });
    await expect.element(I.seePage(en.driversTitle)).toBeVisible();
    await expect.element(text('Driver 2: Relation is empty')).toBeVisible();
    await expect.element(text('Driver 2: Marital status is not valid')).toBeVisible();
    await expect.element(field('First name')).toHaveValue('Robin');
    expect(await violations()).toEqual([]);
    const problems = ['Driver 2: Marital status is invalid', 'Driver 2: Relation is empty'];
    expect(events.filter(({ event }) => event === 'Affiliate Error')).toEqual(
      problems.map((message) => ({ event: 'Affiliate Error', data: { message, status: 400 } })),
    );
    await expect
      .poll(() =>
        services
          .requestsOf('reportError')
          .map(({ body }) => (body as { message: string }).message)
          .toSorted(),
      )
      .toEqual(problems);
    expect(services.requestsOf('prepareTransaction')).toEqual([]);
  });

  test('names a mandatory license ID that the lead lacks, and reports it to the agency', async () => {
    const { events, violations } = await openFlow({
      services: new FakeServices({ affiliateLead: leadOf({}) }),
      config: { licenseIdRequired: true, licenseIdMandatory: true },
      path,
    });
    await expect.element(text('License ID is empty')).toBeVisible();
    await expect.element(field('License ID')).toHaveValue('');
    expect(await violations()).toEqual([]);
    expect(events.filter(({ event }) => event === 'Affiliate Error')).toEqual([
      { event: 'Affiliate Error', data: { message: 'License ID is empty', status: 400 } },
    ]);
  });

  test.each([
    ['is completed', ['Alex', 'Robin']],
    ['is removed', ['Alex']],
  ])('opens the form of a driver without a last name, and rates when the driver %s', async (_, rated) => {
    const { DOB, Gender } = robin;
    const services = new FakeServices({
      affiliateLead: leadOf({
        Drivers: [{ FirstName: 'Robin', DOB, Gender, MaritalStatus: 'Single', Relation: 'Child' }],
      }),
      getResults: 'allCarriers',
    });
    const { violations } = await openFlow({ services, path });
    const form = page.getByRole('dialog', { name: 'Add a driver' });
    await expect.element(form).toBeVisible();
    await expect.element(field('First name')).toHaveValue('Robin');
    await button('Cancel').click();
    const problem = text('Driver 2: Last name is empty');
    await expect.element(problem).toBeVisible();
    await expect.element(text(en.foundPeopleTitle)).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await I.next();
    await expect.element(form).toBeVisible();
    if (rated.length > 1) {
      await field('Last name').fill('Example');
      await button('Save driver').click();
    } else {
      await button('Cancel').click();
      await button('Remove Robin').click();
      await button('Remove driver').click();
    }
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(problem).not.toBeInTheDocument();
    await expect.element(text(en['entry.leadIncompleteTitle'])).not.toBeInTheDocument();
    expect(services.requestsOf('prepareTransaction')).toEqual([]);
    await I.next();
    await expect.element(I.seePage(en.vehiclesTitle)).toBeVisible();
    await I.next();
    await button('See my quotes').click();
    await expect.element(I.seePage(/quotes/)).toBeVisible();
    const { drivers } = services.requestsOf('prepareTransaction')[0]!.body as { drivers: { firstName: string }[] };
    expect(drivers.map(({ firstName }) => firstName)).toEqual(rated);
  });

  test('the notice of a lead lists what is missing until its step is answered', async () => {
    const services = new FakeServices({ affiliateLead: leadOf({ Email: '', Vehicles: [] }) });
    await openFlow({ services, path });
    await expect.element(text('Email is empty')).toBeVisible();
    await expect.element(text('Vehicles is empty')).toBeVisible();
    await field('Email address').fill('alex@example.com');
    await I.next();
    await expect.element(I.seePage(en.detailsTitle)).toBeVisible();
    await expect.element(text('Email is empty')).not.toBeInTheDocument();
    await I.next();
    await I.next();
    await I.addMyCar();
    await expect.element(I.seePage(en.vehiclesTitle)).toBeVisible();
    await expect.element(text(en['entry.leadIncompleteTitle'])).not.toBeInTheDocument();
  });

  test('a reload still names what is missing, and reports it no second time', async () => {
    const device = new TestDevice();
    const services = new FakeServices({ affiliateLead: leadOf({ Email: '', Vehicles: [] }) });
    const first = await openFlow({ device, services, path });
    await expect.element(text('Email is empty')).toBeVisible();
    await expect.poll(() => services.requestsOf('reportError')).toHaveLength(2);
    await field('Email address').fill('alex@ex');
    await first.settled();
    await first.leave();

    const { events } = await openFlow({ device, services, path });
    await expect.element(field('Email address')).toHaveValue('alex@ex');
    await expect.element(text('Email is empty')).toBeVisible();
    await expect.element(text('Vehicles is empty')).toBeVisible();
    expect(services.requestsOf('affiliateLead')).toHaveLength(1);
    expect(events.filter(({ event }) => event === 'Affiliate Error')).toEqual([]);
    expect(services.requestsOf('reportError')).toHaveLength(2);
    await button('Dismiss').click();
    await expect.element(text('Email is empty')).not.toBeInTheDocument();
  });

  const downtown = { zip: '78701', city: 'Austin', state: 'TX' };
  const oklahoma = { zip: '73102', city: 'Oklahoma City', state: 'OK' };

  test.each([
    ['without an address', { Address: '', City: '', State: '', Zip: '' }, oklahoma, true],
    ['without a street, in the same state', { Address: '' }, downtown, true],
    ['without a street, in another state', { Address: '' }, oklahoma, false],
  ])('keeps the coverage of a lead %s unless its state is another one', async (_, missing, place, isKept) => {
    const services = new FakeServices({ affiliateLead: leadOf({ ...missing, Coverage: { Package: 'LUU', Term: 6 } }) });
    await openFlow({ services, path });
    await expect.element(I.seePage(en.detailsTitle)).toBeVisible();
    services.respond('cityByZip', says({ isSuccess: true, isQuoteAvaliable: true, addresses: [place] }));
    await field('Street address').fill('100 Main Street');
    await field('Zip code').fill(place.zip);
    await expect.element(field('City')).toHaveValue(place.city);
    for (const title of [en.driversTitle, en.vehiclesTitle, en.policyTitle]) {
      await I.next();
      await expect.element(I.seePage(title)).toBeVisible();
    }
    const chosen = page.getByRole('radio', { name: /^Liability plus/ });
    if (isKept) await expect.element(chosen).toBeChecked();
    else await expect.element(chosen).not.toBeChecked();
  });

  test('rates a car that has only a VIN', async () => {
    const services = new FakeServices({ affiliateLead: leadOf({ Vehicles: [{ VIN: vin }] }) });
    await openFlow({ services, path });
    await expect.poll(() => services.requestsOf('prepareTransaction')).toHaveLength(1);
    const { cars } = services.requestsOf('prepareTransaction')[0]!.body as { cars: object[] };
    expect(cars).toEqual([expect.objectContaining({ vin, model: 'Accord' })]);
  });

  test('opens each incomplete car in the form, one after the other, and keeps its mileage', async () => {
    const cars = [{ Year: '2003', Make: 'Honda', AnnualMileage: '15,000' }, { Year: '2003' }];
    const services = new FakeServices({ affiliateLead: leadOf({ Vehicles: cars }), getResults: 'allCarriers' });
    const { focused, violations } = await openFlow({ services, path });
    await expect.element(I.seePage(en.addFirstVehicle)).toBeVisible();
    await expect.element(text('Vehicle 2: Make is empty')).toBeVisible();
    await field(/^Model$/).selectOptions('Accord');
    await button('Add vehicle').click();
    const next = page.getByRole('dialog', { name: en.addVehicleTitle });
    await expect.element(next).toBeVisible();
    await expect.poll(() => focused()?.textContent).toBe(en.addVehicleTitle);
    await expect.element(text('Vehicle 1: Model is empty')).not.toBeInTheDocument();
    await expect.element(field('Vehicle year')).toHaveValue('2003');
    expect(await violations()).toEqual([]);
    await field(/^Make$/).selectOptions('Honda');
    await field(/^Model$/).selectOptions('Accord');
    await next.getByRole('button', { name: 'Add vehicle' }).click();
    await expect.element(next).not.toBeInTheDocument();
    await expect.element(text('Vehicle 2: Make is empty')).not.toBeInTheDocument();
    await I.next();
    await button('See my quotes').click();
    await expect.element(I.seePage(/quotes/)).toBeVisible();
    const { cars: rated } = services.requestsOf('prepareTransaction')[0]!.body as { cars: object[] };
    expect(rated).toMatchObject([{ model: 'Accord', annualMilesAge: 12_000 }, { model: 'Accord' }]);
  });

  test('opens a car with an unknown VIN in the form of the vehicles page', async () => {
    const services = new FakeServices({
      affiliateLead: leadOf({ Vehicles: [{ VIN: vin }] }),
      detailByVin: 'notFound',
    });
    await openFlow({ services, path });
    await expect.element(I.seePage(en.addFirstVehicle)).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: en.vin })).toHaveValue(vin);
    await expect.element(text('Vehicle 1: Model is empty')).toBeVisible();
    expect(services.requestsOf('prepareTransaction')).toEqual([]);
  });
});

describe('a zip code that is not served', () => {
  test.each([
    ['a lead', '/get-a-quote?code=AFF-1', false],
    ['a reopened quote', '/get-a-quote?transactionId=T-1', true],
  ])('opens the address page of %s with an error', async (_, path, isQuote) => {
    const services = new FakeServices({ affiliateLead: leadOf({}), cityByZip: 'notServed' });
    await openFlow({ services, path });
    if (isQuote) {
      await I.typeBirthDate('4', '17', '1990');
      await button('Show my quote').click();
    }
    await expect.element(I.seePage(en.detailsTitle)).toBeVisible();
    await expect.element(text(en['error.zipNotQuotable']).first()).toBeVisible();
    await expect.element(field(en.city)).toHaveValue('');
    expect(services.requestsOf('cityByZip')).toHaveLength(1);
    expect(['prepareTransaction', 'getResults'].flatMap((id) => services.requestsOf(id))).toEqual([]);
  });
});

test('rates repeated drivers and vehicles of a lead once, and each namesake and each car of one model', async () => {
  const { Drivers, Vehicles } = maximalDataPass.DataPassData;
  const [kim, [accord, bolt]] = [Drivers[0]!, Vehicles];
  const alexAgain = { ...kim, FirstName: 'ALEX', DOB: '04-17-1990' };
  const namesake = { ...kim, DOB: '06/09/2005', MaritalStatus: 'Single', Relation: 'Child' };
  const services = new FakeServices({
    affiliateLead: leadOf({
      Drivers: [{ ...kim, Gender: '' }, alexAgain, { ...kim, FirstName: 'kim' }, namesake],
      Vehicles: [accord, bolt, accord, bolt],
    }),
    getResults: 'allCarriers',
  });
  await openFlow({ services, path: '/get-a-quote?code=AFF-1' });
  await expect.element(I.seePage(/quotes/)).toBeVisible();
  const [{ body } = { body: {} }] = services.requestsOf('prepareTransaction');
  const { drivers, cars } = body as Record<'drivers' | 'cars', Record<string, unknown>[]>;
  expect(drivers.map(({ firstName, dob }) => [firstName, dob])).toEqual([
    ['Alex', '1990-04-17'],
    ['Kim', '1991-12-03'],
    ['Kim', '2005-06-09'],
  ]);
  expect(cars.map(({ model }) => model)).toEqual(['Accord', 'Bolt EV', 'Bolt EV']);
});

test('a lead of another person is written to a row of its own, and the first row stays', async () => {
  const device = new TestDevice();
  const own = await openFlow({ device });
  await I.nameMyself();
  await I.sayHowToReachMe();
  await expect.poll(() => own.services.requestsOf('createLead')).toHaveLength(1);
  await own.settled();
  await own.leave();

  const services = new FakeServices({
    affiliateLead: leadOf({ FirstName: 'Kim', Email: 'kim@example.com' }),
    getResults: 'allCarriers',
  });
  await openFlow({ device, services, path: '/get-a-quote?code=AFF-KIM' });
  await button('Use the details from my link').click();
  await expect.element(I.seePage(/quotes/)).toBeVisible();
  await expect
    .poll(() => services.requestsOf('updateLead').at(-1)?.body)
    .toMatchObject({ data: { Timestamp: `kim@example.com-${device.now}`, 'Quote Status': 'Quoted' } });
  const keys = ['createLead', 'updateLead'].flatMap((id) => services.requestsOf(id)).map(({ body }) => keyOf(body));
  expect(new Set(keys)).toEqual(new Set([`kim@example.com-${device.now}`]));
});

/** The key of a written lead record. */
function keyOf(body: unknown): string | undefined {
  const { data } = body as { data: { Timestamp: string } | { Timestamp: string }[] };
  return [data].flat()[0]?.Timestamp;
}

/** Continues from the first page to the quotes without changing an answer. */
async function goOnToQuotes() {
  for (const title of [
    'How can we reach you?',
    'Tell us a little more about you',
    'Who drives your vehicles?',
    'Which vehicles would you like to insure?',
    'Choose your coverage',
  ]) {
    await I.next();
    await expect.element(I.seePage(title)).toBeVisible();
  }
  await button('See my quotes').click();
  await expect.element(I.seePage(/quotes/)).toBeVisible();
}

describe('the license number of a lead', () => {
  const license = field('Driver license number');

  async function goBackFromQuotes(config: { hideLicenseFields: boolean }) {
    const services = new FakeServices({ affiliateLead: leadOf({}), getResults: 'allCarriers' });
    await openFlow({ services, path: '/get-a-quote?code=AFF-1', config });
    await expect.element(I.seePage(/quotes/)).toBeVisible();
    await page.getByRole('navigation').getByRole('button', { name: /You/ }).click();
    await expect.element(field('First name')).toHaveValue('Alex');
    return () => services.requestsOf('prepareTransaction').map(({ body }) => licenseOf(body));
  }

  test('is shown on the first page', async () => {
    await goBackFromQuotes({ hideLicenseFields: false });
    await expect.element(license).toHaveValue('12345678');
  });

  test.each([false, true])(
    'is kept with the rates when nothing is changed, with hideLicenseFields %s',
    async (hideLicenseFields) => {
      const licenses = await goBackFromQuotes({ hideLicenseFields });
      await goOnToQuotes();
      expect(licenses()).toEqual(['12345678']);
    },
  );

  test('a license is not sent for another driver who is named while the field is hidden', async () => {
    const licenses = await goBackFromQuotes({ hideLicenseFields: true });
    await expect.element(license).not.toBeInTheDocument();
    await field('First name').fill('Kim');
    await goOnToQuotes();
    expect(licenses()).toEqual(['12345678', undefined]);
  });
});

/** The primary driver's license number in a quote request. */
const licenseOf = (body: unknown): string | undefined =>
  (body as { drivers: { license?: string }[] }).drivers[0]?.license;

test('a quote that the service failed to load is loaded again from the same link', async () => {
  const services = new FakeServices({
    loadQuoteByTransaction: says({ isSuccess: false, message: 'Quote not found!' }, 500),
  });
  const { violations } = await openFlow({ services, path: '/get-a-quote?transactionId=T-1' });
  await expect.element(page.getByRole('alert').filter({ hasText: 'Quote not found!' })).toBeVisible();
  await expect.element(text('We could not find that quote')).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
  services.respond('loadQuoteByTransaction', says(savedQuoteExamples.maximal.body));
  await button('Try again').click();
  await expect.element(page.getByRole('dialog', { name: 'Is this your quote?' })).toBeVisible();
});

test('a visitor whose quote cannot be loaded may start a new one', async () => {
  const services = new FakeServices({ loadQuoteByTransaction: says({}, 503) });
  const { violations } = await openFlow({ services, path: '/get-a-quote?transactionId=T-1' });
  await expect.element(button('Start a new quote')).toBeVisible();
  expect(await violations()).toEqual([]);
  await button('Start a new quote').click();
  await expect.element(field('First name')).toBeVisible();
  await expect.element(page.getByRole('alert').filter({ hasText: 'We could not reach' })).not.toBeInTheDocument();
});

test('the dialog about the owner shows what each response of the service means', async () => {
  const { services, violations } = await openFlow({ path: '/get-a-quote?transactionId=T-1' });
  const dialog = page.getByRole('dialog', { name: 'Is this your quote?' });
  await expect.element(dialog).toBeVisible();
  await I.typeBirthDate('5', '5', '1985');
  const check = () => button('Show my quote').click();

  services.respond('verifyQuoteOwner', says({ isSuccess: false, message: 'This quote is locked. Call us.' }));
  await check();
  await expect.element(dialog.getByText('This quote is locked. Call us.', { exact: true })).toBeVisible();
  services.respond('verifyQuoteOwner', says({ isSuccess: true, isMatch: false }));
  await check();
  await expect
    .element(dialog.getByText('That date of birth does not match the quote. You can try 2 more times.'))
    .toBeVisible();
  expect(await violations()).toEqual([]);
  services.respond('verifyQuoteOwner', says({ isSuccess: false, message: 'Wrong DOB' }, 400));
  await check();
  await expect.element(dialog.getByText('Wrong DOB. You can try 1 more time.')).toBeVisible();
  services.respond('verifyQuoteOwner', says({ message: 'Object reference not set to an instance' }, 503));
  await check();
  await expect.element(dialog.getByText('We could not check that just now. Please try again.')).toBeVisible();
  services.respond('verifyQuoteOwner', says({ isSuccess: true, isMatch: 'perhaps' }));
  await check();
  await expect.element(dialog.getByText('The fault is ours')).toBeVisible();
  services.respond('verifyQuoteOwner', says({ isSuccess: false }));
  await check();
  await expect.element(dialog.getByText('We could not check that just now. Please try again.')).toBeVisible();
});

test('the dialog about the owner shows that the network failed, and checks again on the next press', async () => {
  const services = new FakeServices({ verifyQuoteOwner: hangsUp, getResults: 'allCarriers' });
  await openFlow({ services, path: '/get-a-quote?transactionId=T-1' });
  await expect.element(page.getByRole('dialog', { name: 'Is this your quote?' })).toBeVisible();
  await I.typeBirthDate('4', '17', '1990');
  await button('Show my quote').click();
  await expect.element(text('We could not check that just now. Please try again.')).toBeVisible();
  services.respond('verifyQuoteOwner', says({ isSuccess: true, isMatch: true }));
  await button('Show my quote').click();
  await expect.element(I.seePage(/quotes/)).toBeVisible();
});

test('a quote stays closed when the answers of the last visit are dropped, because they are for California', async () => {
  const device = new TestDevice();
  const saved = device.openTab({ brandCode: device.brandCode }).record('prefill', visitRecord);
  const details = { ...minimalAnswers.details!, zip: '95814', city: 'Sacramento', state: 'CA' as const };
  saved.remember({
    ...newVisit,
    answers: { ...minimalAnswers, details },
    failedVerifications: [{ rateQuoteId: 'rq-1042', count: 3 }],
  });
  await saved.settled();
  const first = await openFlow({ device });
  await expect.element(field('First name')).toHaveValue('');
  await first.settled();
  await first.leave();

  const { services } = await openFlow({ device, path: '/get-a-quote?transactionId=T-1' });
  await expect.element(text('We could not confirm that the quote is yours')).toBeVisible();
  expect(services.requestsOf('verifyQuoteOwner')).toEqual([]);
});

test('the dialog about the owner shows a whole date of birth at 320 px with text of 200 %', async () => {
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(390, 844));
  const { root } = await openFlow({ path: '/get-a-quote?transactionId=T-1' });
  const dialog = page.getByRole('dialog', { name: 'Is this your quote?' });
  await expect.element(dialog).toBeVisible();
  const parts = ['Month', 'Day', 'Year'].map((part) => page.getByLabelText(part, { exact: true }));
  expect(new Set(parts.map((part) => part.element().getBoundingClientRect().top)).size).toBe(1);
  root.querySelector<HTMLElement>('.cover-root')!.style.setProperty('--cover-font-size', '32px');
  await I.typeBirthDate('12', '28', '1990');
  const { left, right } = dialog.element().getBoundingClientRect();
  for (const part of parts) {
    const input = part.element();
    const edges = input.getBoundingClientRect();
    expect(edges.left).toBeGreaterThan(left);
    expect(edges.right).toBeLessThan(right);
    expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  }
});

describe('at #previousQuotes', () => {
  beforeEach((context) => {
    history.replaceState(null, '', '#previousQuotes');
    // Registered first, it runs after the flow, which may still write its hash, was removed.
    context.onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
  });

  test('shows an error for an invalid phone number', async () => {
    const services = new FakeServices();
    await openFlow({ services, config: { mirrorHash: true } });
    await field('Phone number').fill('1125550142');
    await I.typeBirthDate('4', '17', '1990');
    await button('Find my quotes').click({ force: true });
    const error = page.getByRole('link', { name: 'Enter a US phone number, like 512-555-0142' });
    await expect.element(error).toBeVisible();
  });

  test('a quote that is being opened is marked, and can be replaced by another one or by another search', async () => {
    const services = new FakeServices({ loadQuoteByTransaction: () => new Promise<Response>(() => undefined) });
    await openFlow({ services, config: { mirrorHash: true } });
    await field('Phone number').fill('5125550142');
    await I.typeBirthDate('4', '17', '1990');
    await button('Find my quotes').click();
    await button(/^Open: /)
      .first()
      .click();
    await expect.element(button(/^Open: /).first()).toHaveAttribute('aria-busy', 'true');
    await button(/^Get new rates: /)
      .first()
      .click();
    await expect.poll(() => services.requestsOf('loadQuoteByTransaction').length).toBe(2);
    await expect.element(button(/^Get new rates: /).first()).toHaveAttribute('aria-busy', 'true');
    await expect.element(button(/^Open: /).first()).not.toHaveAttribute('aria-busy');
    await button(en['entry.searchAgain']).click();
    await expect.element(field('Phone number')).toHaveValue('512-555-0142');
    await expect.element(button('Find my quotes')).toBeVisible();
  });

  test('a refusal of new rates is explained above the list of quotes', async () => {
    const services = new FakeServices({
      requote: says({ isSuccess: false, message: 'This quote has expired.' }),
      loadQuoteByTransaction: says(savedQuoteExamples.maximal.body),
    });
    const { violations } = await openFlow({ services, config: { mirrorHash: true } });
    await field('Phone number').fill('5125550142');
    await I.typeBirthDate('4', '17', '1990');
    await button('Find my quotes').click();
    await button(/^Get new rates: /)
      .first()
      .click();
    await expect.element(text('We could not get new rates for that quote')).toBeVisible();
    await expect.element(text('This quote has expired.')).toBeVisible();
    await expect.element(button(/^Open: /).first()).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});
