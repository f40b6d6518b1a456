import { format } from '#i18n/format';
import { expect, test } from '../model/journey.ts';

test('a flow whose files failed to load offline keeps what is typed, and loads when the network returns', async ({
  visitor,
  page,
  watch,
}) => {
  watch.allowsFailedRequests();
  watch.allows(/^console error: \[covermount\] cover-quote-flow could not be loaded/);
  const files = /\/chunks\/quote-flow-/;
  // As if the network failed right after the page had loaded.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }));
  await page.route(files, (route) => route.abort('internetdisconnected'));
  await visitor.opens('/quote-flow.html');
  await expect.poll(() => watch.eventsNamed('error').map(({ detail }) => detail.code)).toEqual(['load']);
  await visitor.typesName();
  await page.unroute(files);
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
  });
  await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
  await expect(visitor.field(visitor.texts.firstName)).toHaveValue(visitor.person.firstName);
  await visitor.typesBirthDate();
  await visitor.goesOn();
  await visitor.seesStep(visitor.texts.contactTitle);
});

test('every step of the quote flow reports being offline and continues when the network returns', async ({
  visitor,
  sandbox,
}) => {
  const { texts, results } = visitor;
  /** The message appears, the typed text stays, and the message disappears when the network returns. */
  const loses = async (meanwhile: () => Promise<void>) => {
    await visitor.goesOffline();
    await meanwhile();
    await expect(visitor.scope.getByRole('alert').filter({ hasText: texts.offlineTitle })).toBeVisible();
    await visitor.comesBackOnline();
    await visitor.doesNotSee(texts.offlineTitle);
  };

  await test.step('driver, looked up by license', async () => {
    await visitor.opens('/quote-flow.html');
    await visitor.seesStep(texts.driverTitle);
    await visitor.hasReceivedTheWholeWidget();
    await visitor.ticks(visitor.choice(texts.modeLabel, texts['mode.license']));
    await visitor.field(texts.licenseNumber).fill('99887760');
    await visitor.typesBirthDate();
    await loses(() => visitor.goesOn());
    await visitor.sees(texts.licenseNotFound);
    await visitor.answersDriver();
  });

  await test.step('contact', async () => {
    await loses(() => visitor.typesContact());
    await visitor.answersContact();
  });

  await test.step('details, with the zip code to be looked up', async () => {
    await loses(async () => {
      await visitor.field(texts.street).fill(visitor.person.street);
      await visitor.field(texts.zip).fill(visitor.person.zip);
    });
    await expect(visitor.field(texts.city)).toHaveValue('Austin');
    await visitor.answersDetails();
  });

  await test.step('drivers', async () => {
    await loses(() => visitor.drivesAlone());
  });

  await test.step('vehicles, with a VIN to be looked up', async () => {
    await loses(() => visitor.typesVin());
    await visitor.sees('2003 Honda Accord');
    await visitor.addsTheirCar();
  });

  await test.step('policy, with the coverages to be fetched', async () => {
    await visitor.hasReceived('policy.view');
    await loses(() => visitor.goesOn());
    await visitor.seesStep(texts.policyTitle);
    await expect(visitor.packages().first()).toBeVisible();
  });

  await test.step('as the quote is sent', async () => {
    await visitor.choosesFirstPackage();
    // A chunk that is missing when it is needed has a message of its own.
    await visitor.hasReceived('quotes.view');
    await loses(async () => {
      await visitor.presses(texts.seeQuotes);
      await visitor.seesStep(format(texts.quotesUnreachableTitle, { name: visitor.person.firstName }));
    });
    await expect(visitor.dialog(texts['results.spinnerTitle'])).toBeVisible();
    await expect.poll(async () => (await sandbox.requests('getResults')).length).toBeGreaterThan(0);
  });

  await test.step('as carriers answer', async () => {
    await loses(() => visitor.seesStep(format(texts.quotesUnreachableTitle, { name: visitor.person.firstName })));
    sandbox.letsCarriersRespond();
    await results.arrive();
    expect(new Set((await sandbox.requests('prepareTransaction')).map(({ trackId }) => trackId)).size).toBe(1);
    await expect.poll(async () => (await sandbox.leads(visitor.person.email)).at(-1)?.['Quote Status']).toBe('Quoted');
  });

  await test.step('with the quotes, as one is chosen', async () => {
    const { 'results.buy': buy } = texts;
    const carrier = await results.carrierThatCanBeFramed();
    await results.action(buy, carrier).click();
    const failed = visitor.dialog(format(texts['results.buyFailedTitle'], { carrier }));
    await visitor.goesOffline();
    await visitor.presses(texts['results.yes']);
    await expect(failed).toBeVisible();
    await visitor.comesBackOnline();
    await failed.getByRole('button', { name: texts['results.tryBuyAgain'] }).click();
    await expect(results.partnerPage.getByRole('heading', { name: 'Almost there, Rowan' })).toBeVisible();
  });
});

test('a visitor who goes offline before the flow has loaded can type, and continues when the network returns', async ({
  visitor,
  page,
  watch,
}) => {
  const { texts } = visitor;
  watch.allowsFailedRequests();
  await page.route(/\/chunks\/quote-flow\.core-.*\.js$/, (route) => route.abort());
  await visitor.opens('/quote-flow.html');
  await visitor.seesStep(texts.driverTitle);
  await visitor.typesName();
  await visitor.sees(texts.unreachableTitle);
  await visitor.goesOffline();
  await page.unroute(/\/chunks\/quote-flow\.core-.*\.js$/);
  await visitor.comesBackOnline();
  await visitor.doesNotSee(texts.unreachableTitle);
  await expect(visitor.field(texts.firstName)).toHaveValue(visitor.person.firstName);
  await visitor.answersDriver();
});

test('a returning visitor is asked nothing again while the flow cannot be loaded, and loses nothing', async ({
  visitor,
  page,
  watch,
}) => {
  const { texts, person } = visitor;
  const theRest = /\/chunks\/quote-flow\.core-.*\.js$/;
  const reloadsWithoutTheRest = async () => {
    await page.route(theRest, (route) => route.abort());
    await visitor.reloads();
    await visitor.sees(texts.unreachableTitle);
    await expect(page.locator('cover-quote-flow').getByRole('textbox')).toHaveCount(0);
  };
  watch.allowsFailedRequests();
  await visitor.opens('/quote-flow.html');
  await visitor.answersDriver();
  await visitor.answersContact();
  await visitor.answersDetails();
  await visitor.drivesAlone();
  await visitor.addsTheirCar();
  await reloadsWithoutTheRest();
  await reloadsWithoutTheRest();
  await page.unroute(theRest);
  await visitor.presses(texts.retry);
  await visitor.seesStep(texts.vehiclesTitle);
  await visitor.sees('2003 Honda Accord');
  await visitor.doesNotSee(texts.unreachableTitle);

  await test.step('also in the first form', async () => {
    for (let steps = 0; steps < 4; steps += 1) await visitor.goesBack();
    await visitor.seesStep(texts.driverTitle);
    await visitor.field(texts.firstName).fill('Robin');
    await reloadsWithoutTheRest();
    await page.unroute(theRest);
    // It is requested again without a press, too.
    await visitor.seesStep(texts.driverTitle);
    await expect(visitor.field(texts.firstName)).toHaveValue('Robin');
    await expect(visitor.field(texts.lastName)).toHaveValue(person.lastName);
  });
});

test('a visitor can type while no token is available, reads a message, and continues when the service returns', async ({
  visitor,
  sandbox,
  watch,
}) => {
  const { texts } = visitor;
  watch.allowsFailedRequests();
  await sandbox.injectFault({ call: 'createGuestToken', kind: 'status', status: 503 });
  await visitor.opens('/quote-flow.html');
  await visitor.seesStep(texts.driverTitle);
  await visitor.typesName();
  await visitor.sees(texts.unreachableTitle);
  await expect(visitor.field(texts.firstName)).toHaveValue(visitor.person.firstName);
  await sandbox.clearFaults();
  await visitor.presses(texts.retry);
  await visitor.doesNotSee(texts.unreachableTitle);
  await visitor.answersDriver();
});
