import { inLongTier } from '#tooling/testing/tier';
import { hostPages } from '../browser/model/host-pages.ts';
import { Payer } from '../browser/model/payer.ts';
import { hasWrongClock, tenYears } from './model/device-faults.ts';
import { expect, test } from './model/journey.ts';
import { leadWithout } from './model/seed-data.ts';

for (const [where, happens] of Object.entries(hostPages)) {
  test(`a visitor types and continues without loss on a page ${where}`, async ({ visitor, page }) => {
    await page.addInitScript(happens);
    await visitor.opens('/zip-form.html');
    const form = visitor.within(page.locator('cover-zip-form').first());
    await form.typesZip(visitor.person.zip);
    await form.asksForQuotes();
    await visitor.answersDriver();
    await visitor.goesBack();
    await expect(visitor.field(visitor.texts.firstName)).toHaveValue(visitor.person.firstName);
  });
}

test('a page with a broken `Set` keeps the zip form’s first paint, which works, and emits an error', async ({
  visitor,
  author,
  page,
  watch,
}) => {
  watch.allows(/\[covermount\] cover-zip-form could not be (loaded|drawn)/);
  const path = await author.publishes({
    head: '<script>globalThis.Set = class extends Set { get [Symbol.iterator]() { return undefined; } };</script>',
    body: '<cover-zip-form quote-page="/coming-soon.html"><a href="/coming-soon.html">Get a quote</a></cover-zip-form>',
  });
  await visitor.opens(path);
  await visitor.typesZip('78701');
  await expect
    .poll(() => watch.eventsNamed('error'))
    .toMatchObject([
      { target: 'cover-zip-form', detail: { widget: 'zip-form', code: expect.stringMatching(/^(load|render)$/) } },
    ]);
  expect(watch.eventsNamed('ready')).toEqual([]);
  await visitor.asksForQuotes();
  await expect(page).toHaveURL(/\/coming-soon\.html\?zip=78701$/);
});

for (const [which, shift] of [
  ['ten years behind', -tenYears],
  ['ten years ahead', tenYears],
] as const) {
  test(
    `a visitor with a clock that is ${which} continues and finds their answers again`,
    shift < 0 ? inLongTier : {},
    async ({ visitor, page }) => {
      await hasWrongClock(page, shift);
      await visitor.opens('/quote-flow.html');
      await visitor.answersDriver();
      await visitor.hasSavedAnswers();
      await visitor.field(visitor.texts.email).fill(visitor.person.email);
      await visitor.reloads();
      await expect(visitor.field(visitor.texts.email)).toHaveValue(visitor.person.email);
    },
  );
}

test('a build file with other content keeps the authored content', async ({ visitor, page, watch }) => {
  watch.allows(/\[covermount\]/, /SyntaxError/, /MIME type/);
  await page.route(/\/chunks\/quote-flow-.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Moved</title>' }),
  );
  await visitor.opens('/quote-flow.html');
  await expect.poll(() => watch.eventsNamed('error').map(({ detail }) => detail.code)).toContain('load');
  await visitor.sees('Call 512-555-0142 for a quote.');
});

test('a later step with a missing file shows a message, keeps the answers, and loads once the file is back', async ({
  visitor,
  page,
  watch,
}) => {
  const { texts } = visitor;
  const file = /\/chunks\/contact-and-details\.chunk-.*\.js$/;
  watch.allows(/\[covermount\]/);
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  await visitor.opens('/quote-flow.html');
  await visitor.seesStep(texts.driverTitle);
  await visitor.typesName();
  await visitor.typesBirthDate();
  await visitor.goesOn();
  await visitor.sees(texts.unreachableTitle);
  await page.unroute(file);
  await visitor.button(texts.retry).first().click();
  await visitor.seesStep(texts.contactTitle);
  await visitor.goesBack();
  await expect(visitor.field(texts.firstName)).toHaveValue(visitor.person.firstName);
});

test('a blocked payment page leaves the payment pending, and charges nothing', async ({
  page,
  sandbox,
  invariants,
}) => {
  await page.route(`${sandbox.partnerUrl}/**`, (route) => route.abort());
  const payer = new Payer(page, sandbox);
  await payer.opens();
  await payer.looksUp();
  await payer.sees('detailsTitle');
  const blocked = page.waitForEvent('requestfailed', (request) => request.url().startsWith(sandbox.partnerUrl));
  await payer.payButton.click();
  await blocked;
  await expect.poll(() => page.url()).toMatch(/^chrome-error/);
  await page.goBack();
  await payer.sees('pendingTitle');
  await invariants.noCharge(payer.policyNumber);
});

test('a page frozen for half an hour continues although its token has expired', async ({
  visitor,
  sandbox,
  person,
  page,
  context,
}) => {
  const { texts } = visitor;
  await page.clock.install();
  await visitor.opens((await leadWithout(sandbox, person, 'address')).path);
  await visitor.seesStep(texts.detailsTitle);
  await visitor.field(texts.street).fill(person.street);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await page.clock.fastForward('30:00');
  await sandbox.injectFault({ call: 'cityByZip', kind: 'status', status: 401, times: 1 });
  await expect(visitor.field(texts.street)).toHaveValue(person.street);
  await visitor.typesAddress();
  await visitor.describesThemself();
  await visitor.goesOn();
  await visitor.arrivesAt(texts.driversTitle);
});

test('a page restored by the back button accepts a new submit', async ({ visitor, page }) => {
  await visitor.opens('/zip-form.html');
  const form = visitor.within(page.locator('cover-zip-form').first());
  await form.typesZip(visitor.person.zip);
  await form.asksForQuotes();
  await visitor.seesStep(visitor.texts.driverTitle);
  await page.goBack();
  await expect(form.zipField).toHaveValue(visitor.person.zip);
  await form.asksForQuotes();
  await visitor.seesStep(visitor.texts.driverTitle);
});

test('two instances of a widget on one page have separate fields', async ({ visitor, author, page }) => {
  await visitor.opens(
    await author.publishes({
      body: '<cover-zip-form id="one"></cover-zip-form><cover-zip-form id="two"></cover-zip-form>',
    }),
  );
  await visitor.within('#one').typesZip('787');
  await visitor.within('#two').typesZip('900');
  await expect(visitor.within('#one').zipField).toHaveValue('787');
  await page.evaluate(() => document.querySelector('#two')!.remove());
  await expect(visitor.within('#one').zipField).toHaveValue('787');
});
