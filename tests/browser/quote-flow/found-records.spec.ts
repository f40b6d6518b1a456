import { format } from '#i18n/format';
import { inLongTier } from '#tooling/testing/tier';
import { axeBarriers } from '../../a11y/checkers.ts';
import { holdRequests } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';
import { morgan, type Person } from '../model/people.ts';
import type { Visitor } from '../model/visitor.ts';

/** The public records have her, with an address in California. */
const jordan: Person = {
  firstName: 'Jordan',
  lastName: 'Sample',
  birthDate: { month: '11', day: '30', year: '1984' },
  email: 'jordan@records.example',
  phone: '2135550163',
  street: '200 Sample Street',
  zip: '90012',
  vin: '5YJ3E1EA7KF317000',
};

async function comesToDrivers(
  visitor: Visitor,
  { city, status }: { city: string; status: 'married' | 'single' },
): Promise<void> {
  const { texts, person } = visitor;
  await visitor.opens('/quote-flow.html');
  await visitor.answersDriver();
  await visitor.answersContact();
  await visitor.field(texts.street).fill(person.street);
  await visitor.field(texts.zip).fill(person.zip);
  await expect(visitor.field(texts.city)).toHaveValue(city);
  await visitor.ticks(visitor.choice(texts.gender, texts['gender.female']));
  await visitor.ticks(visitor.choice(texts.maritalStatus, texts[`maritalStatus.${status}`]));
  await visitor.ticks(visitor.choice(texts.isInsured, texts.yes));
  await visitor.goesOn();
  await visitor.arrivesAt(texts.driversTitle);
}

async function addsFound(visitor: Visitor, name: string, relation: string): Promise<void> {
  const { texts } = visitor;
  await visitor.presses(format(texts.addFoundNamed, { name }));
  const dialog = visitor.within(visitor.dialog(texts.addDriverTitle));
  await expect(dialog.field(texts.lastName)).toHaveValue('Placeholder');
  await visitor.meetsNoBarrier();
  await dialog.list(texts.relation).selectOption({ label: relation });
  await dialog.presses(texts.saveDriver);
  await visitor.sees(format(texts.driverAdded, { name }));
}

const box = (visitor: Visitor, name: string) =>
  visitor.dialog(visitor.texts.foundVehiclesTitle).getByRole('checkbox', { name });

/** A press on the label of a checkbox toggles it. */
async function checks(visitor: Visitor, ...names: readonly string[]): Promise<void> {
  for (const name of names) await visitor.ticks(box(visitor, name));
}

test.describe('a household in the records', () => {
  test.use({ person: morgan });

  test('is suggested: people can be added and removed, vehicles checked and unchecked', async ({
    visitor,
    sandbox,
    context,
    page,
  }) => {
    const { texts } = visitor;
    const letLateOnesGo = await holdRequests(context, /\/search\/followup/);
    await comesToDrivers(visitor, { city: 'San Antonio', status: 'married' });

    await test.step('the people at the address', async () => {
      await visitor.seesStep(texts.foundPeopleTitle);
      // Checked once: the call that is held must not end before the vehicles are seen.
      expect(await axeBarriers(page)).toEqual([]);
      await addsFound(visitor, 'Casey Placeholder', texts['relation.spouse']);
      await addsFound(visitor, 'Robin Placeholder', texts['relation.child']);
      await visitor.doesNotSee(texts.foundPeopleTitle);
    });

    await test.step('one who is removed is suggested again', async () => {
      await visitor.presses(format(texts.removeNamed, { name: 'Robin Placeholder' }));
      await visitor.presses(texts.removeDriverConfirm);
      await visitor.seesStep(texts.foundPeopleTitle);
      await expect(visitor.button(format(texts.addFoundNamed, { name: 'Robin Placeholder' }))).toBeVisible();
      await expect(visitor.button(format(texts.addFoundNamed, { name: 'Casey Placeholder' }))).toBeHidden();
    });

    await test.step('found vehicles, and vehicles that arrive later', async () => {
      await visitor.goesOn();
      await expect(visitor.dialog(texts.foundVehiclesTitle)).toBeVisible();
      await checks(visitor, '2006 Honda Civic', '2013 Ford F-150');
      letLateOnesGo();
      await expect(box(visitor, '2016 Chevrolet Malibu')).toBeVisible();
      visitor.checksWithAxe();
      await visitor.meetsNoBarrier();
      const names = await visitor.dialog(texts.foundVehiclesTitle).locator('label').allTextContents();
      expect(names).toEqual([
        '2006 Honda Civic',
        '2012 Toyota Camry',
        '2013 Ford F-150',
        '2010 Toyota Corolla',
        '2016 Chevrolet Malibu',
      ]);
      await expect(box(visitor, '2006 Honda Civic')).toBeChecked();
      await visitor.presses(texts.foundVehiclesSave);
      await visitor.seesStep(texts.vehiclesTitle);
      await visitor.sees('2006 Honda Civic');
    });

    await test.step('a removed vehicle is unchecked', async () => {
      await visitor.presses(format(texts.removeVehicle, { vehicle: '2006 Honda Civic' }));
      await visitor.presses(format(texts.foundVehicles, { count: 5 }));
      await expect(box(visitor, '2006 Honda Civic')).not.toBeChecked();
      await expect(box(visitor, '2013 Ford F-150')).toBeChecked();
      await box(visitor, '2013 Ford F-150').uncheck({ force: true });
      await checks(visitor, '2012 Toyota Camry');
      await visitor.presses(texts.foundVehiclesSave);
      await visitor.sees(format(texts.vinEnding, { end: '0000' }));
    });

    expect(await sandbox.requests('driverAndCar')).toHaveLength(1);
    await test.step('and all of it is there after a reload, asked for once', async () => {
      await visitor.reloads();
      await visitor.seesStep(texts.vehiclesTitle);
      await visitor.sees('2012 Toyota Camry');
      await expect(visitor.button(format(texts.foundVehicles, { count: 5 }))).toBeVisible();
      expect(await sandbox.requests('driverAndCar')).toHaveLength(1);
    });
  });

  test(
    'is not offered when the search fails, and every answer can be typed',
    inLongTier,
    async ({ visitor, sandbox, watch }) => {
      const { texts } = visitor;
      watch.allowsFailedRequests();
      await sandbox.injectFault({ call: 'driverAndCar', kind: 'status', status: 500 });
      await comesToDrivers(visitor, { city: 'San Antonio', status: 'single' });
      await visitor.drivesAlone();
      await visitor.addsTheirCar();
      await visitor.doesNotSee(texts.foundPeopleTitle);
    },
  );
});

test.describe('in California', () => {
  test.use({ person: jordan });

  test('the mileage dialog asks for the commute and suggests its address', inLongTier, async ({ visitor, sandbox }) => {
    const { texts } = visitor;
    sandbox.fastForwardCarriers();
    visitor.checksWithAxe();
    await comesToDrivers(visitor, { city: 'Los Angeles', status: 'single' });
    await visitor.goesOn();
    await expect(visitor.dialog(texts.foundVehiclesTitle)).toBeVisible();
    await checks(visitor, '2019 Tesla Model 3');
    await visitor.presses(texts.foundVehiclesSave);
    await visitor.sees(format(texts.milesAYear, { miles: '10,000' }));

    await visitor.presses(format(texts.changeMileageOf, { vehicle: '2019 Tesla Model 3' }));
    const dialog = visitor.within(visitor.dialog(format(texts.mileageTitle, { vehicle: '2019 Tesla Model 3' })));
    await dialog.field(texts.mileage).fill('12,500');
    await dialog.field(`${texts.odometer} ${texts.optional}`).fill('41,000');
    await visitor.ticks(dialog.choice(texts.commutes, texts.yes));
    await dialog.list(texts.commutingDays).selectOption('4');
    const street = dialog.list(texts.street);
    await street.pressSequentially('700 Maple Ave Sacramento', { delay: 5 });
    await expect(dialog.scope.getByRole('listbox').getByRole('option').first()).toContainText('Sacramento');
    await visitor.meetsNoBarrier();
    await street.press('ArrowDown');
    await street.press('Enter');
    await expect(street).toHaveValue('700 Maple Ave');
    await expect(dialog.field(texts.city)).toHaveValue('Sacramento');
    await expect(dialog.field(texts.zip)).toHaveValue(/^9\d{4}$/);
    await visitor.presses(texts.saveMileage);
    await visitor.sees(format(texts.milesAYear, { miles: '12,500' }));

    const submitted = visitor.page.waitForRequest(/\/prepareTransaction$/);
    await visitor.hasNoOtherCar();
    await visitor.choosesPolicy();
    expect((await submitted).postDataJSON()).toMatchObject({
      cars: [
        {
          rec: 'c-11',
          annualMilesAge: 12_500,
          odometerReading: 41_000,
          commutingVehicle: true,
          commutingDays: 4,
          commutingAddress: { address: '700 Maple Ave', city: 'Sacramento', state: 'CA' },
        },
      ],
    });
    await visitor.results.arrive();
  });
});
