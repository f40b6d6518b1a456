import { en as zipTexts } from '#widgets/zip-form/strings.en';
import { expect, test } from '../browser/model/journey.ts';
import { browserIsAt, OfficeSeeker } from '../browser/model/office-seeker.ts';
import { Payer } from '../browser/model/payer.ts';
import { PromptedPage } from '../browser/model/prompts.ts';
import { destinations } from './model/destinations.ts';
import { hostileAddresses, pressedOf, someOf } from './model/hostile-addresses.ts';
import { schemaOf, widgetNames } from './model/hostile-texts.ts';
import { Intruder } from './model/intruder.ts';
import { attributeText, PolicedSite, trustedTypesAlone } from './model/policed-site.ts';

const wrongConfiguration = /^console warning: \[covermount\]/;

/** Every key for an address, and what happens to an untrusted address. */
const addressKeys: Record<string, 'followed' | 'image' | 'data' | 'posted' | 'named' | 'unused'> = {
  'account-header: signInPage': 'followed',
  'account-header: portalPage': 'followed',
  'account-header: links.*': 'followed',
  'account-header: signedOutLinks.*': 'followed',
  'auto-payment: carriers[].sheetsDbUrl': 'data',
  'create-customer: successPage': 'followed',
  'customer-portal: carriers[].carrierUrl': 'followed',
  'customer-portal: carriers[].carrierLogo': 'image',
  'customer-portal: signInPage': 'followed',
  'customer-portal: quotePage': 'followed',
  'customer-portal: help.chatPage': 'followed',
  'customer-portal: instagram.url': 'followed',
  'customer-portal: facebook.url': 'followed',
  'customer-portal: socialReturnPage': 'named',
  'customer-portal: referralUrl': 'data',
  'forgot-password: resetPage': 'named',
  'forgot-password: signInPage': 'followed',
  'form: action': 'posted',
  'form: errorPage': 'followed',
  'idle-popup: quotePage': 'followed',
  'idle-popup: chatPage': 'followed',
  'make-a-payment: carriers[].carrierUrl': 'followed',
  'make-a-payment: carriers[].carrierLogo': 'image',
  'make-a-payment: backPage': 'followed',
  'nearest-office: offices[].url': 'followed',
  'nearest-office: offices[].google': 'followed',
  'nearest-office: officesSrc': 'data',
  'nearest-office: officesPage': 'followed',
  'newsletter: action': 'posted',
  'newsletter: errorPage': 'followed',
  'office-locator: offices[].url': 'followed',
  'office-locator: offices[].google': 'followed',
  'office-locator: officesSrc': 'data',
  'office-locator: markerIcon': 'image',
  'out-of-service: links.*': 'followed',
  'out-of-service: action': 'posted',
  'pseudo-bind: carriers[].sheetsDbUrl': 'data',
  'pseudo-bind: paymentPage': 'followed',
  'quote-estimate: quotePage': 'followed',
  'quote-flow: scanFailedPage': 'followed',
  'quote-flow: notQuotablePage': 'followed',
  'quote-flow: chatPage': 'followed',
  'quote-flow: rentersPage': 'followed',
  'quote-flow: roadsidePage': 'followed',
  'reviews: allReviews': 'followed',
  'reviews: reviews[].author_url': 'followed',
  // Only the place of the office is used.
  'reviews: office.url': 'unused',
  'reviews: office.google': 'unused',
  'set-password: signInPage': 'followed',
  'set-password: forgotPasswordPage': 'followed',
  'sign-in: welcomePage': 'followed',
  'sign-in: forgotPasswordPage': 'followed',
  'sign-in: createAccountPage': 'followed',
  'video: playerUrl': 'followed',
  'video: posterSrc': 'image',
  'team: people[].photoUrl': 'image',
  'zip-form: quotePage': 'followed',
  'zip-form: defaultQuotePage': 'followed',
  'zip-form: comingSoonPage': 'followed',
};

type Schema = ReturnType<typeof schemaOf>;

function keysOf(schema: Schema, path = ''): string[] {
  const below = (key: string) => (path ? `${path}.${key}` : key);
  return [
    ...(path &&
    schema.type === 'string' &&
    /(Page|Url|Src|Icon|Logo|^url|\.url|\.google|[lL]inks\.\*|^action|^allReviews|author_url)$/.test(path)
      ? [path]
      : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
      ['labels', 'services', 'theme'].includes(key) ? [] : keysOf(property, below(key)),
    ),
    ...(schema.items ? keysOf(schema.items, `${path}[]`) : []),
    ...(typeof schema.additionalProperties === 'object' ? keysOf(schema.additionalProperties, below('*')) : []),
  ];
}

test('every configuration key for an address is tested here', () => {
  const found = widgetNames.flatMap((name) => keysOf(schemaOf(name)).map((key) => `${name}: ${key}`));
  expect(found.toSorted()).toEqual(Object.keys(addressKeys).toSorted());
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
  const configs = (address: string) => {
    const offices = [
      {
        location: 'Austin Downtown',
        latitude: 30.2672,
        longitude: -97.7431,
        state: 'TX',
        url: address,
        google: address,
        email: 'austin@agency.example?bcc=intruder@intruder.example',
      },
    ];
    return {
      'zip-form': { quotePage: address, previousQuotes: true, comingSoonPage: address },
      'quote-estimate': { quotePage: address, zip: '78701', city: 'Austin, TX', price: 84.5, term: 6 },
      'office-locator': { offices, markerIcon: /^(https?:)?[/\\]{2}/i.test(address) ? '' : address },
      'nearest-office': { offices, officesPage: address, invite: true },
    };
  };
  const body = Object.entries(configs('/fine.html'))
    .map(
      ([name, config]) =>
        `<div id="${name}" data-covermount="${name}" data-load="eager" data-config="${attributeText(config)}"></div>`,
    )
    .join('');
  const address = site.publishes({ body });
  await page.goto(address);
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
    const texts = Object.fromEntries(
      Object.entries(configs(hostile)).map(([name, config]) => [name, JSON.stringify(config)]),
    );
    await page.evaluate(async (all) => {
      for (const [id, text] of Object.entries(all)) document.querySelector(`#${id}`)!.setAttribute('data-config', text);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }, texts);
    const found = await destinations(page);
    if (found.length > 0) untrustedDestinations[hostile] = found;
    await expect.poll(() => refusedBy('quote-estimate'), hostile).toBe(reported + 1);
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
    if (count === 2)
      await zipForm.evaluate(
        (element, text) => element.setAttribute('data-config', text),
        JSON.stringify({ defaultQuotePage: tried[0] }),
      );
    await zipForm.getByRole('textbox').fill(zip);
    await zipForm.getByRole('textbox').press('Enter');
    await expect.poll(refused).toBe(count + 2);
    expect(page.url()).toBe(address);
  }
  expect(watch.eventsNamed('navigate')).toEqual([]);
  expect(await intruder.traces(page)).toEqual([]);
  expect(untrustedDestinations).toEqual({});
});

test('a prompt or form with an untrusted address does not navigate', async ({ page, context, sandbox, watch }) => {
  watch.allows(wrongConfiguration);
  const site = await PolicedSite.over(context, sandbox, trustedTypesAlone);
  const intruder = await Intruder.in(context);
  const prompted = await PromptedPage.on(page);
  const config = (address: string) => ({
    quotePage: address,
    chatPage: address,
    actions: ['continue', 'chat'],
    frequency: 'page',
  });
  const url = site.publishes({
    body: `<div id="idle" data-covermount="idle-popup" data-config="${attributeText(config('/x.html'))}"></div><p>Text</p>`,
  });
  await prompted.opens(url);
  await prompted.lets(6000);
  await expect(prompted.prompts).toBeVisible();
  const untrustedDestinations: Record<string, string[]> = {};
  for (const hostile of hostileAddresses(sandbox.partnerUrl)) {
    await page.evaluate(
      (text) => document.querySelector('#idle')!.setAttribute('data-config', text),
      JSON.stringify(config(hostile)),
    );
    await page.clock.runFor(20);
    const found = await destinations(page);
    if (found.length > 0) untrustedDestinations[hostile] = found;
  }
  const actions = page.locator('#idle').locator('[part~=idle-chat], [part~=idle-continue]');
  await expect(actions).toHaveCount(0);
  await expect.poll(() => watch.eventsNamed('error').map(({ detail }) => detail.code)).toEqual(['navigation']);
  expect(page.url()).toBe(url);
  site.publishes({
    body: `<div id="idle" data-covermount="idle-popup" data-config="${attributeText(config('//intruder.example/'))}"></div><p>Text</p>`,
  });
  await prompted.opens(url);
  await prompted.lets(6000);
  await expect(prompted.prompts).toBeVisible();
  await expect(actions).toHaveCount(0);
  await expect
    .poll(() => watch.eventsNamed('error').map(({ detail }) => detail.code))
    .toEqual(['navigation', 'navigation']);
  expect(page.url()).toBe(url);
  expect(untrustedDestinations).toEqual({});

  for (const hostile of [
    'javascript:intruded()',
    'https://intruder.example/',
    'data:text/html,x',
    String.raw`/\intruder.example`,
  ]) {
    const form = attributeText({ action: hostile, links: { TX: hostile }, redirectSeconds: 5 });
    const there = site.publishes(
      { body: `<cover-out-of-service config="${form}"></cover-out-of-service>` },
      '/out.html',
    );
    await page.goto(`${there}?state=TX`);
    await page.clock.runFor(9000);
    // Without a trusted target there is no form to send.
    await expect(page.locator('cover-out-of-service').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('cover-out-of-service').getByRole('textbox')).toHaveCount(0);
    expect(await destinations(page), hostile).toEqual([]);
    expect(page.url()).toBe(`${there}?state=TX`);

    const posted = attributeText({ action: hostile, fields: [{ name: 'a', label: 'A' }] });
    await page.goto(
      site.publishes(
        {
          body: `<cover-form config="${posted}"></cover-form><cover-newsletter config="${attributeText({ action: hostile })}"></cover-newsletter>`,
        },
        '/forms.html',
      ),
    );
    for (const widget of ['cover-form', 'cover-newsletter']) {
      await expect(page.locator(widget).getByRole('heading')).toBeVisible();
      // React hydrates the first paint at the latest when the pointer is on it.
      await page.locator(widget).getByRole('heading').hover();
      await expect(page.locator(widget).getByRole('textbox')).toHaveCount(0);
    }
    expect(await destinations(page), hostile).toEqual([]);
  }
  expect(await intruder.traces(page)).toEqual([]);
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
  for (hostile of someOf(hostileAddresses(sandbox.partnerUrl))) {
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
  watch.allows(/^console warning: \[covermount\] <cover-quote-flow>: 1 problem in its pages/);
  const intruder = await Intruder.in(context);
  const { results, texts } = visitor;
  sandbox.fastForwardCarriers();
  let hostile = '';
  await context.route(/\/buynow/i, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), buyNowUrl: hostile } });
  });
  await visitor.opens('/quote-flow.html');
  await visitor.answersEverything();
  const { href } = new URL(page.url());
  const carrier = await results.carrierThatCanBeFramed();
  await results.action(texts['results.buy'], carrier).click();
  const failed = page.getByRole('button', { name: texts['results.tryBuyAgain'], exact: true });
  const confirmed = page.getByRole('button', { name: texts['results.yes'], exact: true });
  for (hostile of someOf(hostileAddresses(sandbox.partnerUrl))) {
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
  const setChatPage = (address: string) =>
    page.locator('cover-quote-flow').evaluate((element, text) => element.setAttribute('chat-page', text), address);
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
  expect(page.url()).toBe(href);
  expect(context.pages()).toHaveLength(1);
  expect(watch.eventsNamed('navigate')).toEqual([]);
  expect(await intruder.traces(page)).toEqual([]);
});
