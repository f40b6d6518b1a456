import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FakeServices, says } from '#embed/testing/fake-services';
import { driverAndCarExamples } from '#services/search/driver-and-car.examples';
import { accord } from '../quote-flow.examples.ts';
import type { Step } from '../steps/steps.ts';
import { en } from '../strings.en.ts';
import { es } from '../strings.es.ts';
import { button, field, I, openFlow, type FlowOptions } from '../testing/open-flow.tsx';

/** A flow at the drivers step. The records have the visitor's household: Sam, an Accord of 2003 and a RAV4 of 2019. */
async function withHousehold(options: FlowOptions = {}) {
  const services = options.services ?? new FakeServices();
  services.respond('driverAndCar', 'household');
  return openFlow({ at: 'drivers', ...options, services, config: { followUpDelay: 60, ...options.config } });
}

/** The same household, whose records arrive when the test calls `arrive`. */
async function withHouseholdLater(at: Step) {
  const services = new FakeServices();
  let arrive = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  services.respond('driverAndCar', async () => {
    await answered;
    return Response.json(driverAndCarExamples.response.household.body);
  });
  return { ...(await openFlow({ at, services, config: { followUpDelay: 60 } })), arrive };
}

const statusWith = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });

async function addSam() {
  await button('Add Sam Example').click();
  await dialog('Add a driver').getByLabelText('Relation to you').selectOptions('spouse');
  await button('Save driver').click();
}

describe('people at the visitor’s address', () => {
  test('suggests people without moving the page and announces them politely', async () => {
    const { violations, arrive } = await withHouseholdLater('details');
    await I.sayWhereILive();
    await expect.element(I.seePage('Who drives your vehicles?')).toBeVisible();
    const before = button('Next').element().getBoundingClientRect().top;
    arrive();
    await expect.element(page.getByRole('heading', { name: en.foundPeopleTitle })).toBeVisible();
    await expect.element(statusWith('We found Sam Example at your address.')).toBeInTheDocument();
    expect(button('Next').element().getBoundingClientRect().top).toBe(before);
    expect(await violations()).toEqual([]);
  });

  test('adds a suggested person with the known answers and no typing', async () => {
    const body = structuredClone(driverAndCarExamples.response.household.body) as { drivers: object[] };
    Object.assign(body.drivers[1]!, { license: '87654321', issueDate: '2015-06-30' });
    const { services } = await openFlow({
      at: 'drivers',
      services: new FakeServices({ driverAndCar: says(body) }),
      config: { followUpDelay: 60 },
    });
    await button('Add Sam Example').click();
    const asked = dialog('Add a driver');
    await expect.element(asked.getByLabelText('First name')).toHaveValue('Sam');
    await expect.element(asked.getByLabelText('Year', { exact: true })).toHaveValue('1991');
    await expect.element(asked.getByRole('radio', { name: 'Female' })).toBeChecked();
    await asked.getByLabelText('Relation to you').selectOptions('spouse');
    await button('Save driver').click();
    await expect.element(statusWith('Sam Example was added.')).toBeInTheDocument();
    await expect.element(page.getByText(en.foundPeopleTitle)).not.toBeInTheDocument();
    await I.next();
    await dialog(en.foundVehiclesTitle).getByText('2003 Honda Accord').click();
    await button('Save my choice').click();
    await I.next();
    await I.pickACoverage();
    await expect
      .poll(() => services.requestsOf('prepareTransaction')[0]?.body)
      .toMatchObject({
        isManualEntry: false,
        cars: [{ vin: '1HGCM82633A004352', rec: 'c-1', isExistingVehicle: true }],
        drivers: [
          { firstName: 'Alex', rec: 'd-1', isManualDriver: false },
          {
            firstName: 'Sam',
            dob: '1991-09-02',
            relation: 1,
            license: '87654321',
            issueDate: '2015-06-30',
            rec: 'd-2',
            isManualDriver: false,
          },
        ],
      });
  });

  test('suggests a removed person again', async () => {
    await withHousehold();
    await addSam();
    await button('Remove Sam Example').click();
    await button('Remove driver').click();
    await expect.element(statusWith(/Sam Example was removed, and is among the people/)).toBeInTheDocument();
    await button('Add Sam Example').click();
    // A known relation is not asked again.
    await expect.element(dialog('Add a driver').getByLabelText('Relation to you')).toHaveValue('spouse');
  });

  test('asks for a missing date of birth in its own dialog', async () => {
    const body = structuredClone(driverAndCarExamples.response.household.body) as { drivers: { dob?: string }[] };
    delete body.drivers[1]?.dob;
    const { violations } = await openFlow({
      at: 'drivers',
      services: new FakeServices({ driverAndCar: says(body) }),
      config: { followUpDelay: 60 },
    });
    await button('Add Sam Example').click();
    const asked = dialog('When was Sam Example born?');
    await expect.element(asked).toBeVisible();
    expect(await violations()).toEqual([]);
    await expect.element(asked.getByLabelText('First name')).not.toBeInTheDocument();
    await expect.element(asked.getByText('Female')).not.toBeInTheDocument();
    await button('Save driver').click({ force: true });
    await expect.element(asked.getByRole('link', { name: 'Date of birth is required' })).toBeVisible();
    await I.typeBirthDate('9', '2', '1991');
    await asked.getByLabelText('Relation to you').selectOptions('spouse');
    await button('Save driver').click();
    await expect.element(page.getByText('Sam Example', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Spouse · 35 years old')).toBeVisible();
  });

  test('does not suggest people who are too young', async () => {
    await withHousehold({
      config: { ageLimits: { primary: { minimum: 16, maximum: 75 }, secondary: { minimum: 40, maximum: 75 } } },
    });
    await I.next();
    await expect.element(dialog(en.foundVehiclesTitle)).toBeVisible();
    await button('Not now').click();
    await button('Back').click();
    await expect.element(I.seePage('Who drives your vehicles?')).toBeVisible();
    await expect.element(page.getByText(en.foundPeopleTitle)).not.toBeInTheDocument();
  });

  test('hides a failed search from the visitor', async () => {
    const services = new FakeServices({ driverAndCar: 'unavailable' });
    await openFlow({ at: 'drivers', services });
    await expect.poll(() => services.requestsOf('driverAndCar').length).toBeGreaterThan(0);
    await I.next();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await I.addMyCar();
  });
});

describe('vehicles in the records', () => {
  test('offers found vehicles with the recent ones first and checked, in Spanish too', async () => {
    const body = structuredClone(driverAndCarExamples.response.household.body) as { cars: { year: number }[] };
    body.cars[1]!.year = 2022;
    const { violations } = await openFlow({
      at: 'drivers',
      services: new FakeServices({ driverAndCar: says(body) }),
      language: 'es',
      labels: es,
      config: { followUpDelay: 60 },
    });
    await expect.element(page.getByRole('heading', { name: es.foundPeopleTitle })).toBeVisible();
    await button('Siguiente').click();
    const list = dialog(es.foundVehiclesTitle);
    await expect.element(list).toBeVisible();
    const boxes = () => list.getByRole('checkbox').elements() as HTMLInputElement[];
    expect(boxes().map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
      ['2022 Toyota RAV4', true],
      ['2003 Honda Accord', false],
    ]);
    expect(await violations()).toEqual([]);
    await button(es.foundVehiclesSave).click();
    await expect.element(statusWith('Hay un vehículo en su cotización.')).toBeInTheDocument();
  });

  test('adds checked vehicles, removes unchecked ones, and unchecks vehicles removed from the quote', async () => {
    const { violations, focused } = await withHousehold();
    await expect.element(page.getByText(en.foundPeopleTitle)).toBeVisible();
    await I.next();
    const list = dialog(en.foundVehiclesTitle);
    await expect.element(list).toBeVisible();
    expect(focused()?.textContent).toBe(en.foundVehiclesTitle);
    // Neither vehicle is recent.
    const honda = list.getByRole('checkbox', { name: '2003 Honda Accord' });
    const rav = list.getByRole('checkbox', { name: '2019 Toyota RAV4' });
    await expect.element(honda).not.toBeChecked();
    await list.getByText('2003 Honda Accord').click();
    await list.getByText('2019 Toyota RAV4').click();
    await button('Save my choice').click();
    await expect.element(statusWith('2 vehicles are on your quote')).toBeInTheDocument();
    await button('Remove 2003 Honda Accord').click();
    await button('Vehicles we found (2)').click();
    await expect.element(honda).not.toBeChecked();
    await expect.element(rav).toBeChecked();
    expect(await violations()).toEqual([]);
    await list.getByText('2019 Toyota RAV4').click();
    await button('Save my choice').click();
    await expect.element(statusWith(/No vehicle is on your quote yet/)).toBeInTheDocument();
    await expect.element(I.seePage('Tell us about your vehicle')).toBeVisible();
  });

  test('a removed vehicle stays unchecked although it is recent and was the only one', async () => {
    const body = structuredClone(driverAndCarExamples.response.household.body) as { cars: { year: number }[] };
    body.cars[1]!.year = 2022;
    const services = new FakeServices({ driverAndCar: says(body) });
    await openFlow({ at: 'drivers', services, config: { followUpDelay: 60 } });
    await expect.element(page.getByText(en.foundPeopleTitle)).toBeVisible();
    await I.next();
    const list = dialog(en.foundVehiclesTitle);
    const rav = list.getByRole('checkbox', { name: '2022 Toyota RAV4' });
    await expect.element(rav).toBeChecked();
    await button('Save my choice').click();
    await button('Remove 2022 Toyota RAV4').click();
    await button('Vehicles we found (2)').click();
    await expect.element(rav).not.toBeChecked();
    await button('Save my choice').click();
    await expect.element(statusWith(/No vehicle is on your quote yet/)).toBeInTheDocument();
  });

  test('a typed vehicle that is removed is not checked in the list of found vehicles', async () => {
    const body = structuredClone(driverAndCarExamples.response.household.body) as { cars: { year: number }[] };
    body.cars[0]!.year = 2022;
    const services = new FakeServices({ driverAndCar: says(body) });
    await openFlow({ at: 'drivers', services, config: { followUpDelay: 60, openFoundVehicles: false } });
    await expect.element(page.getByText(en.foundPeopleTitle)).toBeVisible();
    await I.next();
    await I.addMyCar();
    await button('Remove 2003 Honda Accord').click();
    await button('Vehicles we found (2)').click();
    const list = dialog(en.foundVehiclesTitle);
    await expect.element(list.getByRole('checkbox', { name: '2022 Honda Accord' })).not.toBeChecked();
  });

  test('lets the visitor skip the found vehicles and name the first vehicle', async () => {
    await withHousehold();
    await expect.element(page.getByText(en.foundPeopleTitle)).toBeVisible();
    await I.next();
    await button('Not now').click();
    await expect.element(I.seePage('Tell us about your vehicle')).toBeVisible();
    await I.addMyCar();
    await button('Vehicles we found (2)').click();
    // The VIN is the same.
    await expect
      .element(dialog(en.foundVehiclesTitle).getByRole('checkbox', { name: '2003 Honda Accord' }))
      .toBeChecked();
  });

  test('lists vehicles that arrive later below the others and announces them politely', async () => {
    const services = new FakeServices();
    const release = services.hold('followUp');
    await withHousehold({ services, config: { followUpDelay: 0.3 } });
    await expect.element(page.getByText(en.foundPeopleTitle)).toBeVisible();
    await I.next();
    const list = dialog(en.foundVehiclesTitle);
    await expect.element(list.getByRole('checkbox', { name: '2003 Honda Accord' })).toBeVisible();
    const labels = () =>
      list
        .getByRole('checkbox')
        .elements()
        .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
    await expect.poll(labels).toEqual(['2003 Honda Accord', '2019 Toyota RAV4']);
    release();
    await expect.poll(labels).toEqual(['2003 Honda Accord', '2019 Toyota RAV4', '2012 Toyota Camry']);
    await expect.element(list.getByRole('status')).toHaveTextContent('We found one more vehicle.');
    await expect.element(list.getByRole('checkbox', { name: '2012 Toyota Camry' })).not.toBeChecked();
  });

  test('reserves room for vehicles that arrive while the first one is being named', async () => {
    const { arrive } = await withHouseholdLater('vehicles');
    await expect.element(page.getByText(en.foundVehiclesSearching)).toBeVisible();
    const before = page.getByText('Year, make and model').element().getBoundingClientRect().top;
    arrive();
    await expect.element(button('Vehicles we found (2)')).toBeVisible();
    expect(page.getByText('Year, make and model').element().getBoundingClientRect().top).toBe(before);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('opens a dialog over the list to name a further vehicle', async () => {
    const { violations, focused } = await openFlow({ at: 'vehicles', answers: { vehicles: [accord] } });
    await button('Add another vehicle').click();
    const adding = dialog('Add a vehicle');
    await expect.element(adding).toBeVisible();
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(adding).not.toBeInTheDocument();
    expect(focused()?.textContent).toBe('Add another vehicle');
    await button('Add another vehicle').click();
    await adding.getByText('Year, make and model').click();
    await field('Vehicle year').selectOptions('2003');
    await field(/^Make$/).selectOptions('Honda');
    await field(/^Model$/).selectOptions('Accord');
    await button('Add vehicle').click();
    await expect.element(adding).not.toBeInTheDocument();
    await expect.poll(() => page.getByText('2003 Honda Accord', { exact: true }).elements().length).toBe(2);
  });
});
