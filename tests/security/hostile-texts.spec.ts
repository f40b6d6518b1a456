import type { Locator, Page } from '@playwright/test';
import { format } from '#i18n/format';
import { isLongTier } from '#tooling/testing/tier';
import { en as paymentTexts } from '#widgets/make-a-payment/strings.en';
import { exampleOffices } from '#widgets/office-locator/office-locator.examples';
import { en as officeTexts } from '#widgets/office-locator/strings.en';
import { en as bindTexts } from '#widgets/pseudo-bind/strings.en';
import { cutOff } from '../a11y/reflow.ts';
import { expect, test } from '../browser/model/journey.ts';
import { browserIsAt, OfficeSeeker } from '../browser/model/office-seeker.ts';
import { Payer } from '../browser/model/payer.ts';
import { PromptedPage, tallBody } from '../browser/model/prompts.ts';
import { consentWords, hostileFlow as flow } from './model/hostile-flow.ts';
import { decisive, HostilePurchase } from './model/hostile-purchase.ts';
import { hostile, labelKeysOf, themeKeys, widgetNames } from './model/hostile-texts.ts';
import { Intruder } from './model/intruder.ts';
import { brandsWithMembers, ofMembers, signsInAtGateway } from './model/members.ts';
import { generatedPayloads, payloads } from './model/payloads.ts';
import { PoisonedServices } from './model/poison.ts';
import { poisonedCalls } from './model/poisoned-calls.ts';
import { attributeText, PolicedSite, trustedTypesAlone } from './model/policed-site.ts';
import { haveRendered } from './model/rendered-widgets.ts';

const all = [...payloads, ...generatedPayloads(60)];
const at = (index: number) => all[index % all.length]!;

/** Invalid configuration is only reported to the console. */
const wrongConfiguration = /^console warning: \[covermount\]/;
const noSuchImage = /^console error: Failed to load resource/;

/** Other configuration with which a widget shows as much as possible. */
const shown: Record<string, object> = {
  form: { action: '/forms', fields: [{ name: 'a', label: 'A', required: true }] },
  glossary: { terms: [{ term: 'Claim', definition: 'You ask the carrier to pay.' }] },
  reviews: {
    reviews: [{ author_name: 'Alex Example', rating: 5, text: 'Quick and kind.' }],
    rating: 4.6,
    allReviews: '/reviews',
  },
  testimonials: { testimonials: [{ quote: 'Quick and kind.', name: 'Alex Example' }] },
  'hero-bar': { counts: [{ element: 'quotes-compared', label: 'quotes' }] },
  'idle-popup': {
    actions: ['continue', 'call', 'chat'],
    chatPage: '/chat.html',
    quotePage: '/quote-flow.html',
    wait: 0,
  },
  'language-prompt': { wait: 0 },
  'nearest-office': { officesSrc: '/hostile-offices.json', officesPage: '/office-locator.html', invite: true },
  newsletter: { action: '/newsletter' },
  'policy-modal': { privacyLink: '/privacy' },
  'office-locator': { officesSrc: '/hostile-offices.json' },
  'out-of-service': { action: '/out-of-service-received.html' },
  'quote-estimate': {
    zip: '78701',
    city: 'Austin, TX',
    price: 84.5,
    term: 6,
    drivers: ['Alex', 'Kim'],
    quotePage: '/quote-flow.html',
  },
  video: { videoId: 'M7lc1UVf-VE' },
  team: {
    people: [{ name: 'Robin', role: 'Claims', office: 'Austin', phone: '512-555-0142', email: 'r@agency.example' }],
  },
  'zip-form': { quotePage: '/quote-flow.html', previousQuotes: true, useLocation: true },
};

/** The widgets of the page by the ids of their elements: each once, and the account's header signed in, too. */
const placed = new Map([...widgetNames.map((name) => [name, name] as const), ['header-of-member', 'account-header']]);
const ids = [...placed.keys()];
const isMembers = (id: string) => id === 'customer-portal' || id === 'header-of-member';

/** Labels, theme and brand of a widget in one round; each has another payload per round. */
const round = (id: string, number: number) => ({
  ...shown[placed.get(id)!],
  labels: Object.fromEntries(labelKeysOf(placed.get(id)!).map((key, index) => [key, at(index + number)])),
  theme: Object.fromEntries(themeKeys.map((key, index) => [key, at(index * 7 + number)])),
  brand: `b${ids.indexOf(id)}`,
});

const hostileBrands = Object.fromEntries(
  ids.map((id, number) => [
    `b${number}`,
    {
      ...(isMembers(id) && ofMembers),
      code: `B${number}`,
      name: at(number * 3),
      phone: at(number * 5 + 1),
      logo: number % 2 ? undefined : at(number * 11 + 2),
      theme: { accent: at(number), fontBody: at(number + 9) },
    },
  ]),
);

test('hostile labels, theme values and brands of every widget stay text', async ({
  page,
  context,
  sandbox,
  author,
  watch,
}) => {
  watch.allows(wrongConfiguration, noSuchImage);
  const site = await PolicedSite.over(context, sandbox, trustedTypesAlone);
  const intruder = await Intruder.in(context);
  await author.publishesJson('/hostile-offices.json', exampleOffices);
  await signsInAtGateway(context, sandbox);
  const elements = Array.from(
    placed,
    ([id, name]) =>
      `<div id="${id}" data-covermount="${name}" data-load="eager" data-config="${attributeText(round(id, 0))}"></div>`,
  );
  await page.goto(site.publishes({ body: elements.join(''), pageBlock: { brand: 'b0', brands: hostileBrands } }));
  await haveRendered(page, watch);
  await expect(page.locator('#customer-portal').getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page.locator('#header-of-member').getByRole('button')).toBeVisible();
  // Each label takes another payload in each round, so that some rounds still show every payload.
  for (let number = 1; number < all.length; number += isLongTier ? 1 : 5) {
    const configs = Object.fromEntries(ids.map((id) => [id, JSON.stringify(round(id, number))]));
    const before = await textIn(page, '#zip-form');
    await page.evaluate(async (texts) => {
      for (const [id, text] of Object.entries(texts))
        document.querySelector(`#${id}`)!.setAttribute('data-config', text);
      await new Promise(requestAnimationFrame);
    }, configs);
    await expect.poll(() => textIn(page, '#zip-form'), `round ${number}`).not.toBe(before);
    // Each round removes the elements of the previous round.
    expect(await intruder.traces(page)).toEqual([]);
  }
  await expect(page.locator('#zip-form').getByRole('textbox').first()).toBeVisible();
});

test.describe('in a window of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a label of one word with 5,000 letters makes no widget wider than the window', async ({
    page,
    context,
    sandbox,
    author,
    watch,
  }) => {
    const word = 'w'.repeat(5_000);
    await author.publishesJson('/hostile-offices.json', exampleOffices);
    await signsInAtGateway(context, sandbox);
    const elements = widgetNames.map((name) => {
      const labels = Object.fromEntries(labelKeysOf(name).map((key) => [key, word]));
      const config = attributeText({ ...shown[name], labels });
      const brand = isMembers(name) ? 'members' : 'lonestar';
      return `<div data-covermount="${name}" data-load="eager" data-brand="${brand}" data-config="${config}"></div>`;
    });
    await page.goto(
      sandbox.url + (await author.publishes({ body: elements.join(''), pageBlock: { brands: brandsWithMembers } })),
    );
    await haveRendered(page, watch);
    await expect(page.locator('[data-covermount=office-locator]').getByRole('listitem').first()).toBeVisible();
    await expect(page.locator('[data-covermount=customer-portal]').locator('[part~=next-payment]')).toBeVisible();
    expect((await cutOff(page)).map((cut) => cut.slice(0, 60))).toEqual([]);
  });
});

test('hostile labels and responses stay text from the quote to the purchase of a policy', async ({
  page,
  context,
  sandbox,
  visitor,
  watch,
}) => {
  const site = await PolicedSite.over(context, sandbox, trustedTypesAlone);
  const intruder = await Intruder.in(context);
  sandbox.fastForwardCarriers();
  const services = await PoisonedServices.between(context, {
    spare: [
      'City',
      'city',
      'state',
      'buyNowUrl',
      'logoUrl',
      'bolType',
      'companyID',
      'companyId',
      'carrierId',
      'CompanyID',
      ...decisive,
    ],
  });
  watch.allows(noSuchImage);
  Object.assign(visitor, { texts: { ...flow, consent: consentWords } });
  Object.assign(visitor.results, { texts: flow });
  const { results } = visitor;
  const untouched = () => expect.poll(() => intruder.traces(page)).toEqual([]);

  await page.goto(
    site.publishes({ body: `<cover-quote-flow config="${attributeText({ labels: flow })}"></cover-quote-flow>` }),
  );
  await visitor.answersDriver();
  await untouched();
  await visitor.answersContact();
  await visitor.answersDetails();
  await untouched();
  await visitor.drivesAlone();
  await visitor.typesVin();
  await visitor.sees(/2003 Honda/);
  await visitor.presses(flow.saveVehicle);
  await visitor.arrivesAt(flow.vehiclesTitle);
  await untouched();
  await visitor.hasNoOtherCar();
  await untouched();
  await visitor.choosesPolicy();
  await results.show();
  if (await results.showMore.isVisible()) await results.showMore.click();
  const tumbleweed = async () => (await results.carriers()).find((name) => name.startsWith('Tumbleweed Direct'));
  await expect.poll(tumbleweed).toBeDefined();
  const carrier = (await tumbleweed())!;
  await untouched();
  // Texts this long push a button out of a narrow card, so the test uses the keyboard.
  await results.action(flow['results.details'], carrier).press('Enter');
  await expect(visitor.dialog(/./).first()).toBeVisible();
  await untouched();
  await visitor.presses(flow['results.close']);
  for (const name of (await results.carriers()).slice(0, 2)) await visitor.ticks(results.comparing(name));
  await results.compareNow(2).press('Enter');
  await expect(results.comparison).toBeVisible();
  await untouched();
  await visitor.hits('Escape');
  await results.card(carrier).locator('[part~=quote-text]').press('Enter');
  await expect(visitor.dialog(/./).first()).toBeVisible();
  await untouched();
  await visitor.hits('Escape');

  const bind = hostile(bindTexts, payloads);
  const questions = [
    { code: 'Garaged', text: `{0} ${at(1)}` },
    {
      code: 'Damage',
      text: at(4),
      answers: [at(6), at(7)],
      validationRequired: true,
      validAnswer: 'N',
      errorMessage: `{0} ${at(5)}`,
    },
  ];
  const flags = {
    enableDriverStatus: true,
    enableMaritalValidation: true,
    enablePaperlessConsent: true,
    enableESign: true,
    enablePaymentOption: true,
  };
  const carriers = [{ carrierId: '1004', questionOrder: 'Garaged,Damage', consentMessage: at(8), ...flags }];
  site.publishes(
    {
      body: `<cover-pseudo-bind config="${attributeText({ labels: bind, questions, carriers })}"></cover-pseudo-bind>`,
    },
    '/pseudo-bind.html',
  );
  await results.action(flow['results.buy'], carrier).press('Enter');
  await untouched();
  await visitor.presses(flow['results.yes']);
  await expect(page.locator('iframe')).toBeVisible();
  const address = await page.locator('iframe').getAttribute('src');
  await page.goto(`${address}&payPlan=${encodeURIComponent(at(9))}`);
  const purchase = new HostilePurchase(page, bind);
  await purchase.seesSection(bind.driverTitle);
  await purchase.goesWithoutAnswering(untouched);
  // The license of a person who does not live alone.
  await purchase.field(bind.licenseNumber).fill('12345678');
  await page.getByRole('checkbox').check({ force: true });
  await purchase.goesOn(bind.contactTitle);
  await purchase.goesWithoutAnswering(untouched);
  await purchase.picks(bind.textMessages, bind.yes);
  await purchase.picks(bind.languagePreference, bind['language.en']);
  // The consent in the first section included paperless documents.
  await purchase.picks(bind.optInMethod, bind['optIn.email']);
  await purchase.goesOn(bind.driversTitle);
  await purchase.addsSomeone(at(10));
  await purchase.goesWithoutAnswering(untouched);
  await purchase.removesThem();
  await purchase.saysAllOfTheOther();
  await purchase.goesOn(bind.questionsTitle);
  await purchase.goesWithoutAnswering(untouched, bind.submit);
  await purchase.answers(0, 2);
  await untouched();
  await purchase.answers(3);
  await purchase.button(bind.submit).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await purchase.field(bind['verification.emailLabel']).fill(at(11));
  await untouched();
  await purchase.button(bind['verification.verifyEmail']).press('Enter');
  await purchase.sees(bind['verification.emailSent']);
  await untouched();
  await purchase.isVerified(sandbox, new URL(page.url()).searchParams.get('transactionId')!);
  await untouched();
  // Every call whose texts were shown was poisoned.
  expect([...services.poisoned.keys()]).toEqual(
    expect.arrayContaining([...poisonedCalls['from the quote to the purchase of a policy']]),
  );
});

test('hostile labels, carriers and responses stay text in a payment', async ({ page, context, sandbox, watch }) => {
  const site = await PolicedSite.over(context, sandbox, trustedTypesAlone);
  const intruder = await Intruder.in(context);
  const services = await PoisonedServices.between(context, { spare: ['paymentUrl', 'carrierUrl', 'status'] });
  watch.allows(noSuchImage);
  const labels = hostile(paymentTexts, payloads);
  const carriers = [
    { carrierName: at(2), carrierCode: ['LKM'], carrierLogo: '/none.svg' },
    { carrierName: at(3), carrierCode: ['NOBODY', 'OFG'] },
  ];
  site.publishes(
    { body: `<cover-make-a-payment config="${attributeText({ labels, carriers })}"></cover-make-a-payment>` },
    '/make-a-payment.html',
  );
  const payer = new Payer(page, sandbox);
  Object.assign(payer, { texts: labels });
  const untouched = () => expect.poll(() => intruder.traces(page)).toEqual([]);
  await payer.opens();
  await payer.looksUp('NOBODY-1');
  await expect(payer.dialog).toBeVisible();
  await untouched();
  await payer.closesDialog();
  // The message of the service.
  await payer.looksUp('OFG-1006');
  await expect(payer.dialog).toContainText('collects');
  await untouched();
  await payer.closesDialog();
  for (const [outcome, ends] of [
    ['failedTitle', () => payer.paymentPage.declines()],
    ['paidTitle', () => payer.paymentPage.pays()],
  ] as const) {
    await payer.looksUp();
    await payer.sees('detailsTitle');
    await untouched();
    await payer.payButton.click();
    await payer.paymentPage.sees();
    await ends();
    await page.waitForURL(/make-a-payment\.html\?.*token=/);
    // The target of a partner's redirect has neither this test's policy nor its labels.
    await page.reload();
    await payer.sees(outcome);
    await untouched();
    if (outcome === 'failedTitle') await payer.button('tryAgain').press('Enter');
  }
  expect([...services.poisoned.keys()]).toEqual(expect.arrayContaining([...poisonedCalls['in a payment']]));
});

test('hostile texts of offices and places stay text in the list and on the map', async ({
  page,
  context,
  sandbox,
  author,
  watch,
}) => {
  watch.allows(wrongConfiguration, noSuchImage);
  const site = await PolicedSite.over(context, sandbox, trustedTypesAlone);
  const intruder = await Intruder.in(context);
  const services = await PoisonedServices.between(context, {
    spare: ['RegionAbbr', 'Region', 'Postal', 'CountryCode'],
  });
  const texts = [
    'location',
    'address',
    'city',
    'email',
    'phone',
    'zipcode',
    'url',
    'google',
    'hoursMonFri',
    'hoursSaturday',
    'hoursSunday',
  ];
  let number = 0;
  // The offices are so close together that all stay on the map.
  const offices = exampleOffices.slice(0, 8).map((office, index) => ({
    ...office,
    latitude: 30.26 + index * 0.002,
    longitude: -97.74,
    ...Object.fromEntries(texts.map((key) => [key, all[(number += 1) % all.length]])),
  }));
  await author.publishesJson('/hostile-offices.json', offices);
  const labels = hostile(officeTexts, payloads);
  const { listLabel, searchLabel } = labels;
  const config = { officesSrc: '/hostile-offices.json', labels };
  await browserIsAt(page, { latitude: 30.2672, longitude: -97.7431 });
  await page.goto(
    site.publishes({
      body: `<cover-office-locator config="${attributeText(config)}"></cover-office-locator><cover-nearest-office config="${attributeText({ officesSrc: config.officesSrc, officesPage: '/x.html', invite: true })}"></cover-nearest-office>`,
    }),
  );
  const seeker = new OfficeSeeker(page);
  Object.assign(seeker, { texts: { ...officeTexts, listLabel, searchLabel } });
  await expect(seeker.names).toHaveCount(8);
  await seeker.looksFor('Austin, TX');
  for (let index = 0; index < 8; index += 1) {
    await chooses(seeker.names.nth(index).getByRole('button'));
    await expect.poll(() => intruder.traces(page)).toEqual([]);
  }
  await expect(seeker.widget.getByRole('dialog')).toBeVisible();
  await page.locator('cover-nearest-office').getByRole('button').first().click();
  await expect(page.locator('cover-nearest-office').getByRole('dialog')).toBeVisible();
  expect(await intruder.traces(page)).toEqual([]);
  expect([...services.poisoned.keys()]).toEqual(
    expect.arrayContaining([...poisonedCalls['in the list and on the map']]),
  );
});

test('hostile texts of prompts stay text', async ({ page, context, sandbox, watch }) => {
  watch.allows(wrongConfiguration);
  const site = await PolicedSite.over(context, sandbox, trustedTypesAlone);
  const intruder = await Intruder.in(context);
  const prompted = await PromptedPage.on(page);
  const open = async (name: string, config: object, path: string) => {
    const body = `<div id="it" data-covermount="${name}" data-config="${attributeText(config)}"></div><p>Text</p>`;
    await prompted.opens(site.publishes({ body, lang: 'es' }, path));
    await prompted.lets(6000);
    await expect(prompted.prompts).toBeVisible();
  };
  await open('idle-popup', { ...round('idle-popup', 0), frequency: 'page' }, '/idle.html');
  await changes(page, intruder, (number) => ({ ...round('idle-popup', number), frequency: 'page' }));
  const texts = Object.fromEntries(
    ['title', 'text', 'switch', 'stay', 'close', 'hint'].map((key, index) => [key, at(index * 3)]),
  );
  await open(
    'language-prompt',
    { ...round('language-prompt', 0), wait: 500, texts: { en: texts, es: texts } },
    '/es/language.html',
  );
  await changes(page, intruder, (number) => ({
    ...round('language-prompt', number),
    wait: 500,
    texts: { en: { ...texts, title: at(number), text: at(number + 1) }, es: texts },
  }));
});

test('hostile labels of a policy’s dialog and of the back-to-top link stay text', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  watch.allows(wrongConfiguration);
  const site = await PolicedSite.over(context, sandbox, trustedTypesAlone);
  const intruder = await Intruder.in(context);
  const prompted = await PromptedPage.on(page);
  const open = (name: string, path: string) => {
    const widget = `<div id="it" data-covermount="${name}" data-config="${attributeText(round(name, 0))}"></div>`;
    return prompted.opens(site.publishes({ body: `<a href="/privacy">Privacy</a>${tallBody}${widget}` }, path));
  };
  await open('policy-modal', '/policy.html');
  await page.getByRole('link', { name: 'Privacy' }).click();
  await prompted.lets(100);
  await expect(page.getByRole('dialog')).toBeVisible();
  await changes(page, intruder, (number) => round('policy-modal', number));
  await expect(page.getByRole('dialog')).toBeVisible();
  await open('back-to-top', '/top.html');
  await page.evaluate(() => scrollTo(0, 1000));
  await prompted.lets(100);
  const link = page.locator('#it').getByRole('link');
  await expect(link).toBeVisible();
  await changes(page, intruder, (number) => round('back-to-top', number));
  await expect(link).toBeVisible();
});

/** Also if an info window of the map covers it. */
const chooses = (button: Locator) => button.press('Enter');

/** The text that a widget has rendered. */
const textIn = (page: Page, selector: string): Promise<string | null | undefined> =>
  page.locator(selector).evaluate(({ shadowRoot }) => shadowRoot?.querySelector('.cover-root')?.textContent);

/** Renders one configuration after another with a paused clock. */
async function changes(page: Page, intruder: Intruder, config: (number: number) => object): Promise<void> {
  // Each label takes another payload in each round, so that some rounds still show every payload.
  for (let number = 1; number < all.length; number += isLongTier ? 1 : 5) {
    const before = await textIn(page, '#it');
    await page.evaluate(
      (text) => document.querySelector('#it')!.setAttribute('data-config', text),
      JSON.stringify(config(number)),
    );
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return textIn(page, '#it');
      }, `round ${number}`)
      .not.toBe(before);
    expect(await intruder.traces(page)).toEqual([]);
  }
}

test('formatting keeps all payloads, of which there are more than sixty', () => {
  expect(payloads.length).toBeGreaterThan(60);
  expect(payloads.filter((payload) => format('{a}', { a: payload }) !== payload)).toEqual([]);
});
