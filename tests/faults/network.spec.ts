import { format } from '#i18n/format';
import { whenAffected } from '#tooling/testing/tier';
import { Payer } from '../browser/model/payer.ts';
import { speedUpTimers } from './model/faults.ts';
import { expect, test } from './model/journey.ts';
import { leadWithout } from './model/seed-data.ts';

test('a flapping network loses no typed text', async ({ visitor, invariants, context }) => {
  const { texts, person } = visitor;
  await visitor.opens('/quote-flow.html');
  await visitor.seesStep(texts.driverTitle);
  await visitor.hasReceivedTheWholeWidget();
  for (const [name, text] of [
    [texts.firstName, person.firstName],
    [texts.lastName, person.lastName],
    [texts.month, '4'],
    [texts.day, '17'],
    [texts.year, '1990'],
  ] as const) {
    await context.setOffline(true);
    await visitor.field(name).fill(text);
    await context.setOffline(false);
  }
  await invariants.nothingTypedIsLost(visitor.page.locator('cover-quote-flow'), {
    [`/${texts.firstName}`]: person.firstName,
  });
  await visitor.goesOn();
  await visitor.arrivesAt(texts.contactTitle);
});

test('a visitor gets to quotes with two seconds of latency and a lost response', async ({
  visitor,
  sandbox,
  person,
  invariants,
}) => {
  const { texts } = visitor;
  await visitor.opens((await leadWithout(sandbox, person, 'coverage')).path);
  await visitor.choosesFirstPackage();
  await sandbox.injectFault({ call: '*', kind: 'delay', delay: 2000 });
  await sandbox.injectFault({ call: 'getResults', kind: 'hangUp', delay: 2000, times: 1 });
  await visitor.presses(texts.seeQuotes);
  await invariants.isAnnounced(visitor.dialog(texts['results.spinnerTitle']));
  await expect.poll(async () => (await sandbox.requests('getResults')).length).toBeGreaterThan(1);
  sandbox.letsCarriersRespond();
  await visitor.results.show();
  invariants.oneQuoteWasAskedFor();
});

test('a connection that breaks after the quote was accepted leaves one quote', async ({
  visitor,
  sandbox,
  person,
  invariants,
  page,
}) => {
  await speedUpTimers(page);
  const { texts } = visitor;
  await visitor.opens((await leadWithout(sandbox, person, 'coverage')).path);
  await visitor.choosesFirstPackage();
  await sandbox.injectFault({ call: 'prepareTransaction', kind: 'hangUpAfter' });
  await visitor.presses(texts.seeQuotes);
  await invariants.isAnnounced(visitor.heading(format(texts.quotesUnreachableTitle, { name: person.firstName })));
  await sandbox.clearFaults();
  await visitor.button(texts.retry).first().click();
  await expect.poll(async () => (await sandbox.requests('getResults')).length).toBeGreaterThan(0);
  sandbox.letsCarriersRespond();
  await visitor.results.show();
  invariants.oneQuoteWasAskedFor();
});

test(
  'a connection that breaks after a session was opened does not charge twice',
  whenAffected,
  async ({ page, sandbox, invariants }) => {
    await speedUpTimers(page);
    const payer = new Payer(page, sandbox).with('MGA-1007');
    await payer.opens();
    await payer.looksUp();
    await payer.sees('detailsTitle');
    await sandbox.injectFault({ call: 'openPaymentSession', kind: 'hangUpAfter' });
    await payer.payButton.click();
    await expect(payer.dialog).toBeVisible();
    await sandbox.clearFaults();
    await payer.closesDialog();
    await payer.payButton.click();
    await payer.paymentPage.sees();
    await payer.paymentPage.payButton.click();
    await payer.sees('paidTitle');
    await invariants.oneCharge(payer.policyNumber);
  },
);

test(
  'fifty presses and fifty Enter keys request one quote',
  whenAffected,
  async ({ visitor, sandbox, person, invariants }) => {
    const { texts } = visitor;
    await visitor.opens((await leadWithout(sandbox, person, 'coverage')).path);
    await visitor.choosesFirstPackage();
    await visitor.button(texts.seeQuotes).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 50; press += 1) {
        button.click();
        button.form?.requestSubmit();
      }
    });
    await expect.poll(async () => (await sandbox.requests('getResults')).length).toBeGreaterThan(0);
    sandbox.letsCarriersRespond();
    await visitor.results.show();
    invariants.oneQuoteWasAskedFor();
    expect(await sandbox.requests('prepareTransaction')).toHaveLength(1);
  },
);

test('fifty Enter keys in the zip form request and navigate once', async ({ visitor, sandbox, page, watch }) => {
  await sandbox.injectFault({ call: 'cityByZip', kind: 'delay', delay: 500 });
  await visitor.opens('/zip-form.html');
  const form = visitor.within(page.locator('cover-zip-form').first());
  await form.typesZip(visitor.person.zip);
  await visitor.hasReceivedTheWholeWidget();
  await form.zipField.evaluate((field: HTMLInputElement) => {
    for (let press = 0; press < 50; press += 1) field.form!.requestSubmit();
  });
  await expect(page).toHaveURL(/#driver1$/);
  expect(await sandbox.requests('cityByZip')).toHaveLength(1);
  expect(watch.eventsNamed('navigate')).toHaveLength(1);
});

test('a token that expires mid-form is renewed without a message', async ({ visitor, sandbox, person }) => {
  await visitor.opens((await leadWithout(sandbox, person, 'address')).path);
  await visitor.seesStep(visitor.texts.detailsTitle);
  await visitor.field(visitor.texts.street).fill(person.street);
  await sandbox.injectFault({ call: 'cityByZip', kind: 'status', status: 401, times: 1 });
  await visitor.field(visitor.texts.zip).fill(person.zip);
  await expect(visitor.field(visitor.texts.city)).toHaveValue('Austin');
  await expect(visitor.field(visitor.texts.street)).toHaveValue(person.street);
  expect(await sandbox.requests('createGuestToken')).toHaveLength(2);
});

test('two tabs with an expired token request one new token', async ({ visitor, sandbox, context, person, watch }) => {
  const other = visitor.onAnotherPage(await context.newPage());
  const { path } = await leadWithout(sandbox, person, 'address');
  for (const tab of [visitor, other]) {
    await tab.opens(path);
    await tab.seesStep(tab.texts.detailsTitle);
  }
  await sandbox.injectFault({ call: 'createGuestToken', kind: 'delay', delay: 500 });
  watch.allowsFailedRequests();
  // Both tabs send the old token before either learns that it has expired.
  const tabs = [visitor, other];
  let sent = 0;
  let haveBothSent: () => void;
  const bothHaveSent = new Promise<void>((resolve) => (haveBothSent = resolve));
  for (const { page } of tabs)
    await page.route(
      /citybyzip/i,
      async (route) => {
        sent += 1;
        if (sent === tabs.length) haveBothSent();
        await bothHaveSent;
        await route.fulfill({ status: 401, json: {} });
      },
      { times: 1 },
    );
  await Promise.all(tabs.map((tab) => tab.field(tab.texts.zip).fill(person.zip)));
  for (const tab of tabs) await expect(tab.field(tab.texts.city)).toHaveValue('Austin');
  expect(await sandbox.requests('createGuestToken')).toHaveLength(2);
});

for (const kind of ['carrierNever', 'carrierTwice'] as const) {
  test(`quotes appear even if a carrier responds ${kind === 'carrierNever' ? 'never' : 'twice'}`, async ({
    visitor,
    sandbox,
    person,
    page,
  }) => {
    await speedUpTimers(page);
    await sandbox.injectFault({ call: 'getResults', kind });
    await visitor.opens((await leadWithout(sandbox, person)).path);
    await expect.poll(async () => (await sandbox.requests('getResults')).length).toBeGreaterThan(0);
    sandbox.letsCarriersRespond();
    await visitor.results.show();
    const carriers = await visitor.results.carriers();
    expect(new Set(carriers).size).toBe(carriers.length);
  });
}
