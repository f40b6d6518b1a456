import type { Page } from '@playwright/test';
import { format } from '#i18n/format';
import { inLongTier } from '#tooling/testing/tier';
import { holdRequests } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';
import { hasStored } from '../model/stored-records.ts';

test('a reload in any step restores that step and its answers', async ({ visitor, sandbox, page }) => {
  const { texts, person, results } = visitor;
  sandbox.fastForwardCarriers();
  await visitor.opens('/quote-flow.html');

  await test.step('driver', async () => {
    await visitor.seesStep(texts.driverTitle);
    await visitor.field(texts.firstName).fill('Ro');
    // From here on, each keystroke is stored at once, because the encryption key exists.
    await hasStored(page, /earlyInput|prefill/);
    await visitor.field(texts.month).fill('4');
    await visitor.reloads();
    await visitor.seesStep(texts.driverTitle);
    await expect(visitor.field(texts.firstName)).toHaveValue('Ro');
    await expect(visitor.field(texts.month)).toHaveValue('4');
    await visitor.answersDriver();
  });

  await test.step('contact', async () => {
    await visitor.field(texts.email).fill('rowan@');
    await visitor.field(texts.phone).fill('5125');
    await visitor.consents();
    await visitor.reloads();
    await visitor.seesStep(texts.contactTitle);
    await expect(visitor.field(texts.email)).toHaveValue('rowan@');
    await expect(visitor.field(texts.phone)).toHaveValue('512-5');
    await expect(visitor.consent).toBeChecked();
    await visitor.answersContact();
  });

  await test.step('details', async () => {
    await visitor.typesAddress();
    await visitor.field(texts.street).fill('48 P');
    await visitor.ticks(visitor.choice(texts.gender, texts['gender.female']));
    await visitor.list(texts.licenseType).selectOption({ label: texts['licenseType.foreign'] });
    await visitor.field(texts.licenseId).fill('F-1');
    await visitor.reloads();
    await visitor.seesStep(texts.detailsTitle);
    await expect(visitor.field(texts.street)).toHaveValue('48 P');
    await expect(visitor.field(texts.zip)).toHaveValue(person.zip);
    await expect(visitor.field(texts.city)).toHaveValue('Austin');
    await expect(visitor.list(texts.state)).toHaveValue('TX');
    await expect(visitor.choice(texts.gender, texts['gender.female'])).toBeChecked();
    await expect(visitor.field(texts.licenseId)).toHaveValue('F-1');
    await visitor.list(texts.licenseType).selectOption({ label: texts['licenseType.unitedStates'] });
    await visitor.answersDetails();
  });

  await test.step('drivers, with a half-typed one', async () => {
    await visitor.presses(texts.addDriver);
    const dialog = visitor.within(visitor.dialog(texts.addDriverTitle));
    await dialog.field(texts.firstName).fill('Sage');
    await dialog.list(texts.relation).selectOption({ label: texts['relation.parent'] });
    await visitor.reloads();
    await visitor.seesStep(texts.addDriverTitle);
    await expect(dialog.field(texts.firstName)).toHaveValue('Sage');
    await expect(dialog.list(texts.relation)).toHaveValue('parent');
    await dialog.field(texts.lastName).fill('Madeupson');
    await dialog.field(texts.month).fill('2');
    await dialog.field(texts.day).fill('3');
    await dialog.field(texts.year).fill('1960');
    await dialog.ticks(dialog.choice(texts.gender, texts['gender.female']));
    await dialog.ticks(dialog.choice(texts.maritalStatus, texts['maritalStatus.single']));
    await dialog.presses(texts.saveDriver);
    await visitor.sees('Sage Madeupson');
    await visitor.reloads();
    await visitor.seesStep(texts.driversTitle);
    await visitor.sees('Sage Madeupson');
    await visitor.drivesAlone();
  });

  await test.step('vehicles, with a half-typed one', async () => {
    await visitor.typesVin('1HGCM826');
    await visitor.reloads();
    await visitor.seesStep(texts.addFirstVehicle);
    await expect(visitor.field(texts.vin)).toHaveValue('1HGCM826');
    await visitor.addsTheirCar();
    await visitor.reloads();
    await visitor.seesStep(texts.vehiclesTitle);
    await visitor.sees('2003 Honda Accord');

    await visitor.presses(texts.addVehicle);
    await visitor.ticks(visitor.choice(texts.vehicleEntry, texts['vehicleEntry.model']));
    await visitor.list(texts.vehicleYear).selectOption('2019');
    await visitor.list(texts.make).selectOption('Toyota');
    await visitor.reloads();
    await visitor.seesStep(texts.addVehicleTitle);
    await expect(visitor.list(texts.vehicleYear)).toHaveValue('2019');
    await expect(visitor.list(texts.make)).toHaveValue('Toyota');
    await visitor.list(texts.model).selectOption('RAV4');
    await visitor.presses(texts.saveVehicle);
    await visitor.sees('2019 Toyota RAV4');
    await visitor.hasNoOtherCar();
  });

  await test.step('policy', async () => {
    await visitor.choosesFirstPackage();
    await visitor.reloads();
    await visitor.seesStep(texts.policyTitle);
    await expect(visitor.packages().first()).toBeChecked();
    await visitor.presses(texts.seeQuotes);
    await results.arrive();
  });

  await test.step('quotes', async () => {
    const carriers = await results.carriers();
    const payments = await results.payments();
    await visitor.reloads();
    // A page that has just loaded does not move the focus.
    await results.show();
    expect(await results.carriers()).toEqual(carriers);
    expect(await results.payments()).toEqual(payments);
    expect(await sandbox.requests('prepareTransaction')).toHaveLength(1);
  });
});

test('a reload before the flow has loaded restores the typed answers', async ({ visitor, context, page }) => {
  const { texts } = visitor;
  const theRest = /\/chunks\/quote-flow\.core-/;
  await context.route(theRest, () => new Promise(() => undefined));
  await visitor.opens('/quote-flow.html');
  await visitor.seesStep(texts.driverTitle);
  await visitor.ticks(visitor.choice(texts.modeLabel, texts['mode.license']));
  await visitor.field(texts.licenseNumber).fill('1234');
  await hasStored(page, /earlyInput|prefill/);
  await visitor.field(texts.month).fill('4');
  await context.unroute(theRest);
  await visitor.reloads();
  await visitor.seesStep(texts.driverTitle);
  await expect(visitor.field(texts.licenseNumber)).toHaveValue('1234');
  await expect(visitor.field(texts.month)).toHaveValue('4');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('1234');
});

test('the flow keeps the form and answers typed before it has loaded', async ({ visitor, context }) => {
  const { texts, person } = visitor;
  const letFlowGo = await holdRequests(context, /\/chunks\/quote-flow\.core-/);
  await visitor.opens('/quote-flow.html');
  await visitor.seesStep(texts.driverTitle);
  await visitor.field(texts.firstName).fill(person.firstName);
  await visitor.hasSavedAnswers();
  await visitor.field(texts.lastName).focus();
  letFlowGo();
  await visitor.hasReceivedTheWholeWidget();
  await expect(visitor.field(texts.lastName)).toBeFocused();
  await visitor.types(person.lastName);
  await visitor.reloads();
  await expect(visitor.field(texts.firstName)).toHaveValue(person.firstName);
  await expect(visitor.field(texts.lastName)).toHaveValue(person.lastName);
});

test('a reload while carriers answer resumes the same transaction', async ({ visitor, sandbox }) => {
  const { texts, results } = visitor;
  await visitor.opens('/quote-flow.html');
  await visitor.answersUpToPolicy();
  // Otherwise all carriers may have answered before a busy machine shows that the visitor waits.
  await sandbox.injectFault({ call: 'getResults', kind: 'carrierNever' });
  await visitor.choosesPolicy();
  await expect.poll(async () => (await sandbox.requests('getResults')).length).toBeGreaterThan(0);
  await visitor.reloads();
  await expect(visitor.dialog(texts['results.spinnerTitle'])).toBeVisible();
  await sandbox.clearFaults();
  sandbox.letsCarriersRespond();
  await results.arrive();
  expect(await sandbox.requests('prepareTransaction')).toHaveLength(1);
});

test('the browser’s back and forward buttons move between steps', async ({ visitor }) => {
  const { texts, page, person } = visitor;
  await visitor.opens('/quote-flow.html');
  await visitor.answersDriver();
  await visitor.typesContact();
  await page.goBack();
  await visitor.arrivesAt(texts.driverTitle);
  await expect(visitor.field(texts.firstName)).toHaveValue(person.firstName);
  await page.goForward();
  await visitor.arrivesAt(texts.contactTitle);
  await expect(visitor.field(texts.email)).toHaveValue(person.email);
  await visitor.consents();
  await visitor.goesOn();
  await visitor.arrivesAt(texts.detailsTitle);
  await expect(page).toHaveURL(/#driver3$/);
  await visitor.goesBack();
  await visitor.arrivesAt(texts.contactTitle);
  await page.goBack();
  await visitor.arrivesAt(texts.detailsTitle);

  await test.step('back leaves the previous quotes for the step that they covered', async () => {
    await page.evaluate(() => {
      location.hash = '#previousQuotes';
    });
    await visitor.seesStep(texts['entry.previousTitle']);
    await page.goBack();
    await visitor.arrivesAt(texts.detailsTitle);
    await expect(page).toHaveURL(/#driver3$/);
  });

  await test.step('the hash of an unreached step opens the current step', async () => {
    await visitor.opens('/quote-flow.html#coverage');
    await visitor.seesStep(texts.detailsTitle);
    await expect(page).toHaveURL(/#driver3$/);
  });
});

test('a completed stage of the progress header links back to its step', inLongTier, async ({ visitor }) => {
  const { texts } = visitor;
  await visitor.opens('/quote-flow.html');
  await visitor.answersDriver();
  await visitor.answersContact();
  await visitor.answersDetails();
  const progress = visitor.within(visitor.page.getByRole('navigation', { name: texts.progressTitle }));
  await expect(
    progress.scope.getByRole('progressbar', { name: format(texts.progressPercent, { percent: 30 }) }),
  ).toBeVisible();
  await progress.presses(new RegExp(`^${texts['stage.quote']}`));
  await visitor.arrivesAt(texts.driverTitle);
});

test(
  'answers given in two tabs are merged, and restored in both after a reload',
  inLongTier,
  async ({ visitor, context, page }) => {
    const { texts } = visitor;
    const stored = (tab: Page) =>
      tab.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith(':prefill'))?.[1]);
    await page.addInitScript(() => {
      addEventListener('storage', ({ key, newValue }) => {
        if (key?.endsWith(':prefill')) Object.assign(globalThis, { lastWritten: newValue });
      });
    });
    await visitor.opens('/quote-flow.html');
    await visitor.answersDriver();
    await visitor.answersContact();
    await visitor.seesStep(texts.detailsTitle);

    const other = visitor.onAnotherPage(await context.newPage());
    await other.opens('/quote-flow.html');
    await other.seesStep(texts.detailsTitle);
    await other.answersDetails();
    await other.drivesAlone();
    await other.addsTheirCar();
    await other.seesStep(texts.vehiclesTitle);

    const before = await stored(other.page);
    await page.waitForFunction((text) => Reflect.get(globalThis, 'lastWritten') === text, before);
    await visitor.ticks(visitor.choice(texts.gender, texts['gender.female']));
    await expect.poll(() => stored(page)).not.toBe(before);
    await visitor.reloads();
    await visitor.seesStep(texts.detailsTitle);
    await expect(visitor.field(texts.street)).toHaveValue(visitor.person.street);
    await expect(visitor.choice(texts.gender, texts['gender.female'])).toBeChecked();
    await other.reloads();
    await other.seesStep(texts.vehiclesTitle);
    await other.sees('2003 Honda Accord');
  },
);
