import { en as formTexts } from '#widgets/form/strings.en';
import { en as newsletterTexts } from '#widgets/newsletter/strings.en';
import { en as zipTexts } from '#widgets/zip-form/strings.en';
import { expect, test } from '../browser/model/journey.ts';
import { browserIsAt, OfficeSeeker } from '../browser/model/office-seeker.ts';
import { Payer } from '../browser/model/payer.ts';
import { PromptedPage } from '../browser/model/prompts.ts';
import { configures, setAttributes, setConfigurations, widgetsOf } from './model/configured-widgets.ts';
import { destinations } from './model/destinations.ts';
import { hostileAddresses, pressedOf } from './model/hostile-addresses.ts';
import { schemaOf, widgetNames } from './model/hostile-texts.ts';
import { Intruder } from './model/intruder.ts';
import { PolicedSite, trustedTypesAlone } from './model/policed-site.ts';
import * as untrusted from './model/untrusted-configurations.ts';

const unavailable = { form: formTexts.unavailable, newsletter: newsletterTexts.unavailable };

const wrongConfiguration = /^console warning: \[covermount\]/;

/** Keys for an address that no test of addresses tries, and why. */
const untriedKeys: Record<string, 'image' | 'fetched' | 'compared' | 'unused'> = {
  'auto-payment: carriers[].sheetsDbUrl': 'fetched',
  'customer-portal: carriers[].carrierLogo': 'image',
  'customer-portal: giftCards[].image': 'image',
  'make-a-payment: carriers[].carrierLogo': 'image',
  'nearest-office: officesSrc': 'fetched',
  'office-locator: officesSrc': 'fetched',
  // Compared with the links of the page: a link with this address opens the dialog.
  'policy-modal: privacyLink': 'compared',
  'policy-modal: smsLink': 'compared',
  'policy-modal: consentLink': 'compared',
  'pseudo-bind: carriers[].sheetsDbUrl': 'fetched',
  // Only the place of the office is used.
  'reviews: office.url': 'unused',
  'reviews: office.google': 'unused',
  'team: people[].photoUrl': 'image',
  'video: posterSrc': 'image',
};

type Schema = ReturnType<typeof schemaOf>;

const addressName =
  /(Page|Url|Src|Icon|Logo|image|Link|^url|\.url|\.google|[lL]inks\.\*|^action|^allReviews|author_url)$/;

function keysOf(schema: Schema, path = ''): string[] {
  const below = (key: string) => (path ? `${path}.${key}` : key);
  return [
    ...(path && schema.type === 'string' && addressName.test(path) ? [path] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
      ['labels', 'services', 'theme'].includes(key) ? [] : keysOf(property, below(key)),
    ),
    ...(schema.items ? keysOf(schema.items, `${path}[]`) : []),
    ...(typeof schema.additionalProperties === 'object' ? keysOf(schema.additionalProperties, below('*')) : []),
  ];
}

/** The keys of a configuration that have an address, named as in its schema. */
function keysWith(address: string, value: unknown, schema: Schema | undefined, path = ''): string[] {
  if (value === address) return [path];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => keysWith(address, item, schema?.items, `${path}[]`));
  return Object.entries(value).flatMap(([key, child]) => {
    const named = schema?.properties?.[key];
    const other = typeof schema?.additionalProperties === 'object' ? schema.additionalProperties : undefined;
    return keysWith(address, child, named ?? other, [...(path ? [path] : []), named ? key : '*'].join('.'));
  });
}

test('every configuration key for an address is tested here', () => {
  const address = '/tried.html';
  const tried = Object.values(untrusted).flatMap((configs) =>
    Object.entries(configs(address)).flatMap(([name, config]) =>
      keysWith(address, config, schemaOf(name)).map((key) => `${name}: ${key}`),
    ),
  );
  const found = widgetNames.flatMap((name) => keysOf(schemaOf(name)).map((key) => `${name}: ${key}`));
  expect([...new Set(tried), ...Object.keys(untriedKeys)].toSorted()).toEqual(found.toSorted());
});

test('no untrusted configured address is linked or opened, and each is reported to the page', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  watch.allows(wrongConfiguration);
  // Some hostile addresses are paths of the page, which has no such icon.
  watch.allowsFailedRequests();
  const site = await PolicedSite.over(context, sandbox, trustedTypesAlone);
  const intruder = await Intruder.in(context);
  await browserIsAt(page, { latitude: 30.2672, longitude: -97.7431 });
  site.publishes({ body: '<h1>Player</h1>' }, '/fine.html');
  const address = site.publishes({ body: widgetsOf(untrusted.linked('/fine.html')) });
  await page.goto(address);
  // What shows that the addresses are used where they are trusted.
  const used = page.locator('#reviews a[href="/fine.html"], #video iframe[src="/fine.html"]');
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await expect(used).toHaveCount(3);
  const seeker = new OfficeSeeker(page);
  Object.assign(seeker, { widget: page.locator('#office-locator') });
  await seeker.item('Austin Downtown').click();
  await expect(seeker.window('Austin Downtown')).toBeVisible();
  await page.locator('#nearest-office').getByRole('button').first().click();
  await expect(page.locator('#nearest-office').getByRole('dialog')).toBeVisible();

  const refusedBy = (widget: string) =>
    watch.eventsNamed('error').filter(({ detail }) => detail.widget === widget && detail.code === 'navigation').length;
  const tried = hostileAddresses(sandbox.partnerUrl);
  const untrustedDestinations: Record<string, string[]> = {};
  for (const [reported, hostile] of tried.entries()) {
    await configures(page, untrusted.linked(hostile));
    await expect.poll(() => refusedBy('quote-estimate'), hostile).toBe(reported + 1);
    const found = await destinations(page);
    if (found.length > 0 || (await used.count()) > 0) untrustedDestinations[hostile] = found;
    await expect(page.locator('#quote-estimate .cover-quote-estimate-action')).toHaveCount(0);
    expect(page.url()).toBe(address);
  }
  const zipForm = page.locator('#zip-form');
  const refused = () => refusedBy('zip-form');
  await zipForm
    .getByText(zipTexts.previousQuotes)
    .evaluate((element) => element.closest<HTMLElement>('a, button')!.click());
  await expect.poll(refused).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('#nearest-office').getByRole('dialog')).toBeHidden();
  // A zip code that is served, one that is not, and one with the default quote page.
  for (const [count, zip] of ['78701', '10001', '78701'].entries()) {
    if (count === 2) await configures(page, untrusted.withDefaultPage(tried[0]!));
    await zipForm.getByRole('textbox').fill(zip);
    await zipForm.getByRole('textbox').press('Enter');
    await expect.poll(refused).toBe(count + 2);
    expect(page.url()).toBe(address);
  }
  expect(watch.eventsNamed('navigate')).toEqual([]);
  expect(await intruder.traces(page)).toEqual([]);
  expect(untrustedDestinations).toEqual({});
  // The same elements follow a trusted address afterwards.
  await configures(page, untrusted.linked('/fine.html'));
  await expect(used).toHaveCount(3);
});

test('a prompt or form with an untrusted address does not navigate', async ({ page, context, sandbox, watch }) => {
  watch.allows(wrongConfiguration);
  const site = await PolicedSite.over(context, sandbox, trustedTypesAlone);
  const intruder = await Intruder.in(context);
  const prompted = await PromptedPage.on(page);
  const popup = (address: string) => `${widgetsOf(untrusted.prompted(address))}<p>Text</p>`;
  const url = site.publishes({ body: popup('/x.html') });
  await prompted.opens(url);
  await prompted.lets(6000);
  await expect(prompted.prompts).toBeVisible();
  const untrustedDestinations: Record<string, string[]> = {};
  for (const hostile of hostileAddresses(sandbox.partnerUrl)) {
    await setConfigurations(page, untrusted.prompted(hostile));
    await page.clock.runFor(20);
    const found = await destinations(page);
    if (found.length > 0) untrustedDestinations[hostile] = found;
  }
  const actions = page.locator('#idle-popup').locator('[part~=idle-chat], [part~=idle-continue]');
  await expect(actions).toHaveCount(0);
  await expect.poll(() => watch.eventsNamed('error').map(({ detail }) => detail.code)).toEqual(['navigation']);
  expect(page.url()).toBe(url);
  site.publishes({ body: popup('//intruder.example/') });
  await prompted.opens(url);
  await prompted.lets(6000);
  await expect(prompted.prompts).toBeVisible();
  await expect(actions).toHaveCount(0);
  await expect
    .poll(() => watch.eventsNamed('error').map(({ detail }) => detail.code))
    .toEqual(['navigation', 'navigation']);
  expect(page.url()).toBe(url);
  expect(untrustedDestinations).toEqual({});

  // One element for each address.
  const tried = pressedOf(hostileAddresses(sandbox.partnerUrl));
  const each = (name: keyof ReturnType<typeof untrusted.posted>) =>
    tried.map((hostile, index) => widgetsOf({ [name]: untrusted.posted(hostile)[name] }, String(index))).join('');
  const redirects = `${site.publishes({ body: each('out-of-service') }, '/out.html')}?state=TX`;
  await prompted.opens(redirects);
  // Without a trusted target there is no form to send.
  await expect(page.locator('[data-covermount]').getByRole('heading')).toHaveCount(tried.length);
  await prompted.lets(9000);
  await expect(page.locator('[data-covermount]').getByRole('textbox')).toHaveCount(0);
  expect(await destinations(page)).toEqual([]);
  expect(page.url()).toBe(redirects);

  for (const name of ['form', 'newsletter'] as const) {
    await prompted.opens(site.publishes({ body: each(name) }, '/forms.html'));
    expect(await destinations(page)).toEqual([]);
    // React replaces the first paints when the page is idle.
    await prompted.lets(5000);
    await expect(page.locator('[data-covermount]').getByText(unavailable[name])).toHaveCount(tried.length);
    await expect(page.locator('[data-covermount]').getByRole('textbox')).toHaveCount(0);
    expect(await destinations(page)).toEqual([]);
  }
  expect(watch.eventsNamed('navigate')).toEqual([]);
  expect(await intruder.traces(page)).toEqual([]);

  // The same keys with a trusted address.
  site.publishes({ body: widgetsOf(untrusted.posted('/fine.html')) }, '/forms.html');
  site.publishes({ body: '<h1>Texas</h1>' }, '/fine.html');
  await prompted.opens(`${sandbox.url}/forms.html?state=NY`);
  await expect(page.locator('[data-covermount]').getByRole('textbox')).toHaveCount(3);
  await prompted.opens(`${sandbox.url}/forms.html?state=TX`);
  await prompted.lets(9000);
  await expect(page).toHaveURL(/\/fine\.html/);
});

test('no untrusted payment address from the services is opened', async ({ page, context, sandbox, watch }) => {
  const intruder = await Intruder.in(context);
  let hostile = '';
  await context.route('**/makepayment/gettoken*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...((await response.json()) as object), ...(hostile && { paymentUrl: hostile }) },
    });
  });
  const payer = new Payer(page, sandbox);
  await payer.opens();
  await payer.looksUp();
  await payer.sees('detailsTitle');
  const { href } = new URL(page.url());
  for (hostile of pressedOf(hostileAddresses(sandbox.partnerUrl))) {
    const errors = watch.eventsNamed('error').length;
    await payer.payButton.click();
    await expect(payer.dialog, hostile).toBeVisible();
    await payer.closesDialog();
    expect(watch.eventsNamed('error').length, hostile).toBeGreaterThan(errors);
  }
  expect(page.url()).toBe(href);
  expect(watch.eventsNamed('navigate')).toEqual([]);
  expect(await payer.charges()).toEqual([]);
  expect(await intruder.traces(page)).toEqual([]);
});

test('no untrusted carrier address from the services is linked, framed or opened', async ({
  page,
  context,
  sandbox,
  watch,
  visitor,
}) => {
  watch.allows(/^console warning: \[covermount\] <cover-quote-flow>: buyNow: the response violates the contract/);
  watch.allows(/^console warning: \[covermount\] <cover-quote-flow>: \d problems? in its pages/);
  const intruder = await Intruder.in(context);
  const { results, texts } = visitor;
  sandbox.fastForwardCarriers();
  let hostile = '';
  await context.route(/\/buynow/i, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), buyNowUrl: hostile } });
  });
  await visitor.opens('/quote-flow.html');
  await visitor.answersDriver();
  await visitor.answersContact();
  await visitor.ticks(page.getByRole('checkbox', { name: texts.wantsHomeInsurance }));
  await visitor.answersDetails();
  await visitor.drivesAlone();
  await visitor.addsTheirCar();
  await visitor.hasNoOtherCar();
  await visitor.choosesPolicy();
  await results.arrive();
  const { href } = new URL(page.url());
  const carrier = await results.carrierThatCanBeFramed();
  await results.action(texts['results.buy'], carrier).click();
  const failed = page.getByRole('button', { name: texts['results.tryBuyAgain'], exact: true });
  const confirmed = page.getByRole('button', { name: texts['results.yes'], exact: true });
  for (hostile of pressedOf(hostileAddresses(sandbox.partnerUrl))) {
    const answered = page.waitForResponse(/\/buynow/i);
    await failed.or(confirmed).click();
    await answered;
    await expect(failed, hostile).toBeVisible();
    expect(await page.locator('iframe').count(), hostile).toBe(0);
  }
  const refused = () => watch.eventsNamed('error').filter(({ detail }) => detail.code === 'navigation');
  expect(refused().length).toBeGreaterThan(0);

  // A chat on an untrusted page is none: the other ways to reach an agent show.
  await visitor.hits('Escape');
  const chat = results.card(carrier).locator('[part~=quote-chat]');
  const agents = page.getByRole('dialog');
  const setChatPage = (address: string) => setAttributes(page, untrusted.chatted(address));
  for (hostile of pressedOf(hostileAddresses(sandbox.partnerUrl))) {
    const before = refused().length;
    await setChatPage(hostile);
    await expect.poll(() => refused().length, hostile).toBeGreaterThan(before);
    await chat.press('Enter');
    await expect(agents.getByText(texts['results.callMe']), hostile).toBeVisible();
    await expect(agents.getByText(texts['results.chatNow'])).toBeHidden();
    await setChatPage('/chat.html');
    await expect(agents.getByText(texts['results.chatNow']), hostile).toBeVisible();
    await visitor.hits('Escape');
    await expect(agents, hostile).toBeHidden();
  }

  // The pages of other insurance that the visitor is interested in.
  const offers = page.locator('cover-quote-flow').locator('[part~=offer]');
  await setAttributes(page, untrusted.offered('/fine.html'));
  await expect(offers).toHaveCount(2);
  for (hostile of pressedOf(hostileAddresses(sandbox.partnerUrl))) {
    const before = refused().length;
    await setAttributes(page, untrusted.offered(hostile));
    await expect.poll(() => refused().length, hostile).toBe(before + 2);
    await expect(offers, hostile).toHaveCount(0);
    expect(await destinations(page), hostile).toEqual([]);
  }
  await setAttributes(page, untrusted.offered('/fine.html'));
  await expect(offers).toHaveCount(2);
  expect(page.url()).toBe(href);
  expect(context.pages()).toHaveLength(1);
  expect(watch.eventsNamed('navigate')).toEqual([]);
  expect(await intruder.traces(page)).toEqual([]);
});
