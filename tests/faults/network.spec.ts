import { failureEn } from '#account/failure-strings.en';
import { heldPressEn } from '#embed/first-paint/held-press.strings';
import { format } from '#i18n/format';
import { inLongTier, whenAffected } from '#tooling/testing/tier';
import { en as formEn } from '#widgets/form/strings.en';
import { en as newsletterEn } from '#widgets/newsletter/strings.en';
import { en as outEn } from '#widgets/out-of-service/strings.en';
import { Payer } from '../browser/model/payer.ts';
import { RewardsMember } from '../browser/model/rewards-member.ts';
import { RoadsideMember } from '../browser/model/roadside-member.ts';
import { faultPoints } from './model/all-fault-points.ts';
import { speedUpTimers } from './model/faults.ts';
import { expect, test } from './model/journey.ts';
import { sceneOf } from './model/scene.ts';
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

test(
  'a network that flaps while carriers answer shows the quotes, and requests one',
  inLongTier,
  async ({ visitor, sandbox, person, page, context, invariants }) => {
    const answered = async () => (await sandbox.requests('getResults')).length;
    // Polling continues until the last carrier has answered.
    await sandbox.injectFault({ call: 'getResults', kind: 'carrierNever' });
    await visitor.opens((await leadWithout(sandbox, person)).path);
    await expect.poll(answered).toBeGreaterThan(0);
    for (let flap = 0; flap < 3; flap += 1) {
      const before = await answered();
      const lost = page.waitForEvent('requestfailed', (request) => /getResults/i.test(request.url()));
      await context.setOffline(true);
      await lost;
      await context.setOffline(false);
      await expect.poll(answered).toBeGreaterThan(before);
    }
    await sandbox.clearFaults();
    sandbox.letsCarriersRespond();
    await visitor.results.show();
    invariants.oneQuoteWasAskedFor();
    expect(await sandbox.requests('prepareTransaction')).toHaveLength(1);
  },
);

test(
  'a network that flaps while a payment is pending shows the payment once it is made, and charges once',
  inLongTier,
  async ({ page, sandbox, context, invariants }) => {
    const member = new RoadsideMember(page, sandbox);
    const checked = async () => (await sandbox.requests('loadRoadsideTransaction')).length;
    const flaps = async () => {
      const before = await checked();
      await context.setOffline(true);
      await invariants.isAnnounced(member.widget.getByText(member.texts.offlineTitle));
      await context.setOffline(false);
      await expect.poll(checked).toBeGreaterThan(before);
    };
    await member.opens();
    await member.goesToPay();
    const address = page.url();
    await page.goBack();
    await member.sees('pendingTitle');
    for (let flap = 0; flap < 3; flap += 1) await flaps();
    await member.sees('pendingTitle');
    const other = member.in(await context.newPage());
    await other.page.goto(address);
    await other.paymentPage.pays();
    await other.sees('confirmedTitle');
    await flaps();
    await member.sees('confirmedTitle');
    expect(await member.charges()).toHaveLength(1);
  },
);

test(
  'a premium is paid once with two seconds of latency and a lost response of each call',
  inLongTier,
  async ({ page, sandbox, invariants }) => {
    const payer = new Payer(page, sandbox);
    await sandbox.injectFault({ call: '*', kind: 'delay', delay: 2000 });
    for (const call of ['findPayablePolicy', 'openPaymentSession', 'setPaymentReturn', 'loadPaymentResult'])
      await sandbox.injectFault({ call, kind: 'hangUpAfter', delay: 2000, times: 1 });
    await payer.opens();
    await payer.looksUp();
    await invariants.isAnnounced(payer.widget.getByText(payer.texts.lookingUp));
    await payer.sees('detailsTitle');
    await payer.payButton.click();
    await payer.paymentPage.sees();
    await payer.paymentPage.pays();
    await payer.sees('paidTitle');
    await invariants.oneCharge(payer.policyNumber);
    for (const call of ['findPayablePolicy', 'openPaymentSession', 'loadPaymentResult'])
      expect((await sandbox.requests(call)).length, call).toBeGreaterThan(1);
  },
);

/**
 * Forms that are sent with a call, by their fault point. `isSentAgain`: the visitor sends the form again when the
 * network has returned; the others are sent by themselves.
 */
const calledForms: readonly { where: string; message: string; isSentAgain?: boolean }[] = [
  { where: 'a new customer', message: heldPressEn.offlineTitle },
  { where: 'a consent', message: heldPressEn.offlineTitle },
  { where: 'the waitlist of renters', message: heldPressEn.offlineTitle },
  { where: 'the request for a renters price', message: heldPressEn.offlineTitle },
  { where: 'the waitlist of roadside memberships', message: heldPressEn.offlineTitle, isSentAgain: true },
  { where: 'a roadside membership that is bought', message: heldPressEn.offlineTitle, isSentAgain: true },
  { where: 'a sign-in', message: failureEn.offline, isSentAgain: true },
  { where: 'the message with a link for a new password', message: failureEn.offline, isSentAgain: true },
  { where: 'a new password', message: failureEn.offline, isSentAgain: true },
];

for (const { where, message, isSentAgain = false } of calledForms) {
  const point = faultPoints.find((each) => each.where === where);
  if (!point?.succeeds) throw new Error(`There is no fault point of ${where}.`);
  test(
    `${where}: a form sent offline shows a message, keeps its text, and is sent once when the network returns`,
    inLongTier,
    async ({ page, sandbox, author, person, visitor, watch, invariants }) => {
      watch.allows(/^console (warning|error): \[covermount\]/);
      const scene = sceneOf({ page, sandbox, author, person, visitor });
      const widget = page.locator(point.widget).first();
      const arrivedRequests = () => sandbox.requests(point.call);
      await point.arrives(scene);
      await visitor.hasReceivedTheWholeWidget(point.widget);
      await visitor.goesOffline();
      const fields = await invariants.fieldsToKeep(widget, () => point.makesCall(scene));
      await invariants.isAnnounced(widget.getByText(message));
      // By now the call has failed.
      await expect(widget.locator('[aria-busy=true]')).toHaveCount(0);
      await invariants.nothingTypedIsLost(widget, fields);
      expect(await arrivedRequests()).toEqual([]);
      await visitor.comesBackOnline();
      if (isSentAgain) await point.triesAgain!(scene);
      await point.succeeds!(scene);
      expect(await arrivedRequests()).toHaveLength(1);
      if (point.counts) await expect.poll(() => point.counts!(scene), 'What the services have').toBe(1);
    },
  );
}

/** Forms that are posted as the browser does. */
const postedForms = [
  {
    widget: 'newsletter',
    element: '<cover-newsletter load="eager" action="/posted"></cover-newsletter>',
    field: newsletterEn.email,
    text: 'robin@example.com',
    submit: newsletterEn.submit,
    message: newsletterEn.offline,
  },
  {
    widget: 'form',
    element:
      '<cover-form load="eager"><form action="/posted" method="post"><label>Message <input name="message"></label><button>Ask us</button></form></cover-form>',
    field: 'Message',
    text: 'A deer.',
    submit: 'Ask us',
    message: formEn.offline,
  },
  {
    widget: 'out-of-service',
    element: `<cover-out-of-service load="eager" config='{ "action": "/posted" }'></cover-out-of-service>`,
    field: outEn.email,
    text: 'robin@example.com',
    submit: outEn.submit,
    message: outEn.offline,
  },
] as const;

for (const { widget, element, field, text, submit, message } of postedForms)
  test(
    `cover-${widget}: a form posted offline shows a message, keeps its text, and is posted once when the network returns`,
    inLongTier,
    async ({ page, author, visitor, invariants }) => {
      let posts = 0;
      await page.route('**/posted', async (route) => {
        posts += 1;
        await route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Received</h1>' });
      });
      await visitor.opens(await author.publishes({ body: element }));
      await visitor.hasReceivedTheWholeWidget();
      const drawn = page.locator(`cover-${widget} .cover-root`);
      const control = drawn.getByRole('textbox', { name: field });
      const button = drawn.getByRole('button', { name: submit, exact: true });
      await control.fill(text);
      await visitor.goesOffline();
      await button.click();
      await invariants.isAnnounced(drawn.getByText(message));
      await expect(page).toHaveURL(/\/authored\.html$/);
      await expect(control).toHaveValue(text);
      expect(posts).toBe(0);
      await visitor.comesBackOnline();
      await button.click();
      await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
      expect(posts).toBe(1);
    },
  );

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

test(
  'a token that expires while a friend is being referred is renewed without a message',
  inLongTier,
  async ({ page, sandbox }) => {
    const member = await RewardsMember.create(page, sandbox);
    await member.signsIn();
    await member.opens('dashboard');
    await expect(member.field('referral.zip')).toBeVisible();
    await sandbox.injectFault({ call: 'cityByZip', kind: 'status', status: 401, times: 1 });
    await member.entersFriend();
    await expect(member.field('referral.email')).toHaveValue('jose.friend@example.com');
    await member.button(member.texts['referral.submit']).click();
    await expect(member.portal.getByRole('heading', { name: member.texts['referral.thanksTitle'] })).toBeVisible();
    expect(await member.referrals()).toHaveLength(1);
  },
);

test(
  'a session that expires while a friend is being referred refers nobody, keeps no data of the friend, and ends with a sign-in',
  inLongTier,
  async ({ page, sandbox }) => {
    const member = await RewardsMember.create(page, sandbox);
    const { texts, portal } = member;
    const ended = portal.getByRole('heading', { name: texts.endedHeading, exact: true });
    await member.signsIn();
    await member.opens('dashboard');
    await member.entersFriend();
    await sandbox.injectFault({ call: 'referFriend', kind: 'status', status: 401 });
    await member.button(texts['referral.submit']).click();
    await expect(ended).toBeFocused();
    await expect(portal.getByRole('textbox')).toHaveCount(0);
    const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /referralDraft/.test(key)));
    await expect.poll(stored).toEqual([]);
    await sandbox.clearFaults();
    expect(await member.referrals()).toEqual([]);
    await member.signsIn();
    await member.opens('dashboard');
    await member.entersFriend();
    await member.button(texts['referral.submit']).click();
    await expect(portal.getByRole('heading', { name: texts['referral.thanksTitle'] })).toBeVisible();
    expect(await member.referrals()).toHaveLength(1);
  },
);

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

test(
  'carriers that answer late and out of order have one card each, which stays in its place',
  inLongTier,
  async ({ visitor, author, sandbox, person, page, invariants }) => {
    const { results, texts } = visitor;
    /** The carriers of each response, by their index in the last one, which has all. The third response is an old one. */
    const arrivals = [
      [3, 1],
      [1, 3, 2],
      [3, 1],
    ];
    let requested = 0;
    let answered = 0;
    let carrierCount = 0;
    sandbox.fastForwardCarriers();
    await page.route(/\/getResultsByTransactionId/i, async (route) => {
      const index = requested;
      requested += 1;
      const response = await route.fetch();
      const answer = (await response.json()) as { results: object[] };
      carrierCount = answer.results.length;
      await expect.poll(() => answered).toBeGreaterThan(index);
      const arrived = arrivals[index]?.map((at) => answer.results[at]);
      const partial = arrived && { isDone: false, completedCount: arrived.length, results: arrived };
      await route.fulfill({ response, json: { ...answer, results: answer.results.toReversed(), ...partial } });
    });
    const path = await author.publishes({ body: '<cover-quote-flow live-rates></cover-quote-flow>' });
    await visitor.opens((await leadWithout(sandbox, person)).path.replace('/quote-flow.html', path));

    answered = 1;
    await results.show();
    await expect(results.title).toBeFocused();
    const first = await results.carriers();
    answered = 2;
    await expect(results.visibleCards).toHaveCount(3);
    await invariants.isAnnounced(visitor.scope.getByText(format(texts['results.arriving.other'], { count: '3' })));
    const second = await results.carriers();
    expect(second.slice(0, 2)).toEqual(first);
    answered = 3;
    // The page has read a response before it sends the next request.
    await expect.poll(() => requested).toBe(4);
    expect(await results.carriers()).toEqual(second);
    answered = 4;
    await results.showMore.click();
    await expect(results.visibleCards).toHaveCount(carrierCount);
    const all = await results.carriers();
    expect(all.slice(0, 3)).toEqual(second);
    expect(new Set(all).size).toBe(all.length);
    invariants.oneQuoteWasAskedFor();
  },
);
