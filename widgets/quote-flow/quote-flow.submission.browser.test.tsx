import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { FakeServices, says } from '#embed/testing/fake-services';
import { button, field, I, openFlow } from './testing/open-flow.tsx';

interface SentRequest {
  drivers: Record<string, unknown>[];
  cars: Record<string, unknown>[];
}

test('a visitor who reopens a quote and changes the address is rated at the new one, with all other data of the quote', async () => {
  const services = new FakeServices({
    loadQuoteByTransaction: 'maximal',
    getResults: 'allCarriers',
    cityByZip: says({ isQuoteAvailable: true, addresses: [{ zip: '75201', state: 'TX', city: 'Dallas' }] }),
  });
  await openFlow({ services, path: '/get-a-quote?transactionId=T-1', config: { licenseIdRequired: true } });
  await expect.element(page.getByRole('dialog', { name: 'Is this your quote?' })).toBeVisible();
  await I.typeBirthDate('4', '17', '1990');
  await button('Show my quote').click();
  await expect.element(I.seePage(/quotes/)).toBeVisible();

  await page.getByRole('navigation').getByRole('button', { name: /You/ }).click();
  await I.next();
  await I.next();
  await expect.element(field('License ID')).toHaveValue('TX-55');
  await field('Street address').fill('7 Sample Avenue');
  await field('Zip code').fill('75201');
  await expect.element(field('City')).toHaveValue('Dallas');
  for (const title of [
    'Who drives your vehicles?',
    'Which vehicles would you like to insure?',
    'Choose your coverage',
  ]) {
    await I.next();
    await expect.element(I.seePage(title)).toBeVisible();
  }
  await button('See my quotes').click();
  await expect.element(I.seePage(/quotes/)).toBeVisible();

  const { drivers, cars } = services.requestsOf('prepareTransaction').at(-1)!.body as SentRequest;
  expect(drivers[0]).toMatchObject({
    license: '12345678',
    licenseId: 'TX-55',
    address: { detail: '7 Sample Avenue', city: 'Dallas', zip: '75201' },
  });
  expect(drivers[1]).toMatchObject({
    firstName: 'Sam',
    address: { detail: '9 Sample Lane', city: 'Austin', state: 'TX', zip: '78704' },
  });
  expect(cars).toEqual([
    expect.objectContaining({
      model: 'Accord',
      garagingAddress: { address: '9 Sample Lane', city: 'Austin', state: 'TX', zipCode: '78704' },
      annualMilesAge: 10_000,
      selectedAnnualMileage: 10_000,
      isExistingVehicle: true,
      rec: 'c-1',
    }),
    expect.objectContaining({
      model: 'RAV4',
      garagingAddress: { address: '7 Sample Avenue', city: 'Dallas', state: 'TX', zipCode: '75201' },
      isExistingVehicle: true,
    }),
  ]);
});

test('a requote fills in drivers, vehicles, coverage and term, and rates them', async () => {
  history.replaceState(null, '', '#previousQuotes');
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
  const services = new FakeServices({ loadQuote: 'maximal', getResults: 'allCarriers' });
  await openFlow({ services, config: { mirrorHash: true, terms: [6, 12] } });
  await field('Phone number').fill('5125550142');
  await I.typeBirthDate('4', '17', '1990');
  await button('Find my quotes').click();
  await button(/^Get new rates: /)
    .first()
    .click();
  await expect.poll(() => services.requestsOf('getResults').length).toBeGreaterThan(0);
  expect(services.requestsOf('requote')).toHaveLength(1);
  expect(services.requestsOf('prepareTransaction')).toEqual([]);

  const header = page.getByRole('navigation');
  await header.getByRole('button', { name: /You/ }).click();
  await expect.element(field('First name')).toHaveValue('Alex');
  await I.next();
  await I.next();
  await I.next();
  await expect.element(page.getByText('Sam Example')).toBeVisible();
  await I.next();
  await expect.element(page.getByText('2003 Honda Accord', { exact: true })).toBeVisible();
  await expect.element(page.getByText('2019 Toyota RAV4', { exact: true })).toBeVisible();
  await I.next();
  await expect.element(page.getByRole('radio', { name: '12 months' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: /^Full coverage(?! plus)/ })).toBeChecked();
});

test('a visitor who gives only a license ID is rated and listed with the ID, and with no license number', async () => {
  const { services } = await openFlow({ at: 'details', config: { licenseIdRequired: true, licenseIdMandatory: true } });
  await field('License ID').fill('TX-55');
  await I.sayWhereILive();
  await expect.element(I.seePage('Who drives your vehicles?')).toBeVisible();
  await I.next();
  await I.addMyCar();
  await I.next();
  await I.pickACoverage();
  await expect.poll(() => services.requestsOf('prepareTransaction')).toHaveLength(1);
  const { drivers } = services.requestsOf('prepareTransaction')[0]!.body as SentRequest;
  expect(drivers[0]).toMatchObject({ licenseId: 'TX-55' });
  expect(drivers[0]).not.toHaveProperty('license');
  await expect
    .poll(() => services.requestsOf('updateLead').at(-1)?.body ?? services.requestsOf('createLead').at(-1)?.body)
    .toMatchObject({ data: expect.objectContaining({ 'License Id': 'Yes', 'Driving License': 'No' }) as unknown });
});

test.each([
  ['when all have answered', false],
  ['as they answer', true],
])('the lead row names the carriers in the order of their cards, which show %s', async (_, liveRates) => {
  const services = new FakeServices({ getResults: 'someCarriers' });
  await openFlow({ at: 'policy', services, config: { liveRates, pollInterval: 0.2 } });
  await I.pickACoverage();
  const first = page.getByRole('article').first();
  if (liveRates) await expect.element(first).toBeVisible();
  services.respond('getResults', 'allCarriers');
  await expect.element(page.getByRole('article')).toHaveLength(5);
  const cards = page.getByRole('article').all();
  const shown = cards.map((card) => card.getByRole('heading').element().textContent);
  await expect.poll(() => carriersOf(services.requestsOf('updateLead').at(-1)?.body)).toEqual(shown);
});

test('the lead row is quoted with the first cards, while other carriers are still answering', async () => {
  const services = new FakeServices({ getResults: 'someCarriers' });
  await openFlow({ at: 'policy', services, config: { liveRates: true, pollInterval: 0.2 } });
  await I.pickACoverage();
  await expect
    .poll(() => services.requestsOf('updateLead').at(-1)?.body)
    .toMatchObject({ data: { 'Quote Status': 'Quoted' } });
  expect(carriersOf(services.requestsOf('updateLead').at(-1)?.body)).toHaveLength(2);
  await expect.element(page.getByText(/More companies are still answering/).first()).toBeInTheDocument();
});

/** The names of the carriers in a written lead record. */
function carriersOf(body: unknown): string[] {
  const { data } = (body ?? { data: {} }) as { data: Record<string, string> };
  const cells = Object.entries(data).filter(([column, cell]) => column.startsWith('Carrier ') && cell !== '');
  return cells.map(([, cell]) => cell.replace(/ \$[\d.,]+$/, ''));
}
