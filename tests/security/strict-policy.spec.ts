import type { BrowserContext, Page } from '@playwright/test';
import { format } from '#i18n/format';
import { inLongTier } from '#tooling/testing/tier';
import { en as topTexts } from '#widgets/back-to-top/strings.en';
import { en as consentTexts } from '#widgets/consent-form/strings.en';
import { en as glossaryTexts } from '#widgets/glossary/strings.en';
import { en as idleTexts } from '#widgets/idle-popup/strings.en';
import { en as languageTexts } from '#widgets/language-prompt/strings.en';
import { en as nearestTexts } from '#widgets/nearest-office/strings.en';
import { en as outTexts } from '#widgets/out-of-service/strings.en';
import { en as policyTexts } from '#widgets/policy-modal/strings.en';
import { registry } from '#widgets/registry';
import { en as reviewsTexts } from '#widgets/reviews/strings.en';
import { en as testimonialsTexts } from '#widgets/testimonials/strings.en';
import { en as videoTexts } from '#widgets/video/strings.en';
import { en as zipTexts } from '#widgets/zip-form/strings.en';
import { AgentDesk } from '../browser/model/agent-desk.ts';
import { AutoPaymentVisitor } from '../browser/model/auto-payment.ts';
import { BrandTeam } from '../browser/model/brand-team.ts';
import { Customer, customers } from '../browser/model/customer.ts';
import { expect, test } from '../browser/model/journey.ts';
import { NewCustomer } from '../browser/model/new-customer.ts';
import { browserIsAt, OfficeSeeker } from '../browser/model/office-seeker.ts';
import { Payer } from '../browser/model/payer.ts';
import { Policyholder } from '../browser/model/policyholder.ts';
import { PromptedPage } from '../browser/model/prompts.ts';
import { CardForm, StartedPurchase } from '../browser/model/purchase-pages.ts';
import { Purchase } from '../browser/model/purchase.ts';
import { RentersVisitor } from '../browser/model/renters.ts';
import { RoadsideMember } from '../browser/model/roadside-member.ts';
import type { Sandbox } from '../browser/model/sandbox.ts';
import type { Visitor } from '../browser/model/visitor.ts';
import { PolicedSite, strictPolicy } from './model/policed-site.ts';

interface Scene {
  page: Page;
  context: BrowserContext;
  visitor: Visitor;
  sandbox: Sandbox;
  site: PolicedSite;
}

const tall = '<main><h1>Auto insurance</h1><div id="tall"></div></main>';
/** The policy forbids style attributes, but not styles that script sets. */
const grows = (page: Page) =>
  page.evaluate(() => void (document.querySelector<HTMLElement>('#tall')!.style.blockSize = '4000px'));

/** How a visitor uses each widget. The watch fails the test on a policy violation. */
const uses: Record<string, (scene: Scene) => Promise<void>> = {
  async 'auto-payment'({ page, sandbox }) {
    const purchase = await StartedPurchase.at(sandbox, -1);
    const buyer = new AutoPaymentVisitor(page, sandbox);
    await buyer.buys(purchase);
  },
  async 'back-to-top'({ page, site }) {
    await page.goto(site.publishes({ body: `${tall}<cover-back-to-top></cover-back-to-top>` }));
    await grows(page);
    await page.mouse.wheel(0, 2000);
    await page.getByRole('link', { name: topTexts.backToTop }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },
  async 'account-header'({ page, sandbox }) {
    const customer = new Customer(page);
    await customer.opens(`${sandbox.url}/sign-in.html`);
    await customer.typesCredentials();
    await expect(page).toHaveURL(/\/welcome\.html/);
    await customer.menu.click();
    await expect(customer.button(customer.texts.signOut)).toBeVisible();
  },
  async 'customer-portal'({ page, sandbox }) {
    const customer = await Policyholder.of(page, sandbox);
    await customer.signsIn();
    await customer.opens('&tabid=policies');
    const number = customer.policy('LKM-1001');
    await customer.button(format(customer.texts.idCardOf, { number })).click();
    await expect(customer.portal.getByText(customer.texts.idCardSaved)).toBeVisible();
  },
  async 'forgot-password'({ page, sandbox }) {
    const customer = new Customer(page, 'en', customers.riley);
    await customer.opens(`${sandbox.url}/forgot-password.html`);
    await customer.asksForLink();
  },
  async 'set-password'({ page, sandbox }) {
    const customer = new Customer(page);
    await customer.opens(`${sandbox.url}/set-password.html?token=made-up&state=TX`);
    const form = page.locator('cover-set-password');
    // Before the first paint, the fields are those of the form without script.
    await expect(form).toHaveAttribute('data-cover-drawn');
    for (const field of await form.locator('input[type=password]').all()) await field.fill('Example1!');
    await customer.button(customer.setTexts.submit).click();
    await expect(form.getByRole('heading', { name: customer.setTexts.expiredTitle })).toBeVisible();
  },
  async 'sign-in'({ page, sandbox }) {
    const customer = new Customer(page);
    await customer.opens(`${sandbox.url}/sign-in.html`);
    await customer.typesCredentials('Wrong1!');
    await expect(page.locator('cover-sign-in').getByRole('alert')).toBeVisible();
  },
  async 'consent-form'({ page, sandbox }) {
    await page.goto(`${sandbox.url}/consent-form.html?id=CONSENT-ACCENTS`);
    const form = page.locator('cover-consent-form');
    await form.getByRole('button', { name: consentTexts.smsTitle }).click();
    await expect(form.getByRole('dialog', { name: consentTexts.smsTitle })).toBeVisible();
    await page.keyboard.press('Escape');
    for (const text of [consentTexts.consentAgree, consentTexts.smsAgree, consentTexts.privacyAgree])
      await form.getByText(text, { exact: true }).click();
    await form.getByRole('button', { name: consentTexts.submit }).click();
    await expect(form.getByRole('heading', { name: consentTexts.givenTitle })).toBeVisible();
  },
  async 'create-customer'({ page, sandbox }) {
    const customer = new NewCustomer(page, sandbox);
    await customer.opens();
    await customer.fillsIn();
    await customer.submit.click();
    await expect(page).toHaveURL(/\/welcome\.html/);
  },
  async form({ page, sandbox }) {
    await page.goto(`${sandbox.url}/form.html`);
    const element = page.locator('cover-form').last();
    await element.scrollIntoViewIfNeeded();
    const form = element.locator('.cover-root');
    await form.getByRole('textbox', { name: 'Nombre' }).fill('Alex');
    await form.getByRole('checkbox').check({ force: true });
    await form.getByRole('button').click();
    await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
  },
  async newsletter({ page, sandbox, visitor }) {
    await page.goto(`${sandbox.url}/newsletter.html`);
    // The page's own form is there until the widget has rendered.
    const newsletter = page.locator('cover-newsletter .cover-root').first();
    await newsletter.getByRole('textbox').fill(visitor.person.email);
    await newsletter.getByRole('button').click();
    await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
  },
  async countdown({ page, sandbox }) {
    await page.goto(`${sandbox.url}/countdown.html`);
    await expect(page.locator('cover-countdown').first().getByRole('timer')).toHaveText(/0:5\d/);
  },
  async offers({ page, sandbox }) {
    await page.goto(`${sandbox.url}/offers.html`);
    await expect(page.locator('[data-cover-offer=hero]')).toHaveText(/Renters and auto together/);
  },
  async glossary({ page, sandbox }) {
    await page.goto(`${sandbox.url}/glossary.html`);
    const glossary = page.locator('cover-glossary').first();
    await glossary.getByRole('button', { name: glossaryTexts.expandAll }).click();
    await glossary.getByRole('link', { name: 'deductible', exact: true }).click();
    await expect(page).toHaveURL(/#deductible$/);
  },
  async 'hero-bar'({ page, sandbox }) {
    await page.goto(`${sandbox.url}/hero-bar.html`);
    await expect(page.locator('cover-hero-bar').first().getByText('1.2M')).toBeVisible();
  },
  async team({ page, sandbox }) {
    await page.goto(`${sandbox.url}/team.html`);
    await expect(page.locator('cover-team').first().locator('.cover-root img')).toHaveCount(3);
  },
  async 'idle-popup'({ page, site, visitor }) {
    const prompted = await PromptedPage.on(page);
    const config = '{ "actions": ["continue", "call", "chat"] }';
    await prompted.opens(
      site.publishes({
        body: `${tall}<cover-idle-popup quote-page="/quote-flow.html" frequency="page"><script type="application/json">${config}</script></cover-idle-popup>`,
      }),
    );
    await prompted.lets(6000);
    await expect(page.getByRole('dialog', { name: idleTexts.title })).toBeVisible();
    await visitor.presses(idleTexts.chat);
    await prompted.showsNothing();
  },
  async 'language-prompt'({ page, site, visitor }) {
    const prompted = await PromptedPage.on(page);
    await prompted.opens(
      site.publishes(
        { lang: 'es', body: `<cover-language-prompt wait="500"></cover-language-prompt>${tall}` },
        '/es/strict.html',
      ),
    );
    await prompted.lets(1000);
    await expect(page.getByRole('dialog', { name: languageTexts['en.title'] })).toBeVisible();
    await visitor.presses(languageTexts['es.stay']);
    await prompted.showsNothing();
  },
  async 'make-a-payment'({ page, sandbox }) {
    const payer = new Payer(page, sandbox);
    await payer.opens();
    await payer.goesToPay();
    await payer.paymentPage.pays();
    await page.waitForURL(/make-a-payment\.html\?.*token=/);
    // The target of a partner's redirect does not have this test's policy.
    await page.reload();
    await payer.sees('paidTitle');
    await payer.button('another').click();
    await payer.looksUp('NOBODY-1');
    await expect(payer.dialog).toBeVisible();
  },
  async 'nearest-office'({ page, sandbox, visitor }) {
    await browserIsAt(page, { latitude: 30.2672, longitude: -97.7431 });
    await page.goto(`${sandbox.url}/nearest-office.html`);
    await visitor.presses(nearestTexts.invite);
    await expect(visitor.dialog('Austin Downtown').getByRole('link', { name: nearestTexts.all })).toBeVisible();
  },
  async 'office-locator'({ page, sandbox }) {
    await page.goto(`${sandbox.url}/office-locator.html`);
    const seeker = new OfficeSeeker(page);
    await seeker.looksFor('Austin, TX');
    await seeker.marker('Austin Downtown').click();
    await expect(seeker.window('Austin Downtown')).toBeFocused();
    await page.keyboard.press('Escape');
    await seeker.looksFor('77002');
    await seeker.reads(/near 77002$/);
  },
  async 'out-of-service'({ page, visitor }) {
    await visitor.opens('/out-of-service.html?state=TX');
    await visitor.presses(outTexts.stop);
    await expect(page.getByRole('link', { name: outTexts.goNow })).toBeFocused();
    await visitor.opens('/out-of-service.html?state=NY');
    await visitor.sees(outTexts.formText);
    await visitor.field(outTexts.email).fill(visitor.person.email);
    await visitor.presses(outTexts.submit);
    await expect(page).toHaveURL(/out-of-service-received/);
  },
  async 'pseudo-bind'({ page, sandbox, visitor, context }) {
    sandbox.fastForwardCarriers();
    const { results, texts, person } = visitor;
    await visitor.opens('/quote-flow.html');
    await visitor.answersEverything();
    if (await results.showMore.isVisible()) await results.showMore.click();
    await results.action(texts['results.buy'], 'Tumbleweed Direct').click();
    await visitor.presses(texts['results.yes']);
    const purchase = new Purchase(page.frameLocator('iframe').locator('body'));
    await purchase.comesToTheCodes(person.firstName);
    const desk = await AgentDesk.whichSees(person, context.browser()!, sandbox);
    await purchase.givesCodesTo(desk);
    await purchase.isAllSet(person.firstName);
    await desk.closes();
  },
  async 'policy-modal'({ page, sandbox }) {
    await page.goto(`${sandbox.url}/policy-modal.html`);
    await page.locator('main > div').getByRole('link', { name: policyTexts.privacyTitle }).click();
    await expect(page.getByRole('dialog', { name: policyTexts.privacyTitle })).toBeVisible();
  },
  async 'quote-estimate'({ page, sandbox }) {
    await page.goto(`${sandbox.url}/quote-estimate.html`);
    const fixed = page.locator('cover-quote-estimate[zip="78701"]');
    await fixed.scrollIntoViewIfNeeded();
    await expect(fixed.locator('.cover-price-amount')).toHaveText(/84/);
    await fixed.locator('summary').first().click();
    await expect(fixed.getByText('Kim', { exact: true })).toBeVisible();
  },
  async 'quote-flow'({ visitor }) {
    // Form errors are not covered by tests/browser/page/strict-csp.spec.ts.
    const { texts } = visitor;
    await visitor.opens('/quote-flow.html');
    await visitor.seesStep(texts.driverTitle);
    await visitor.field(texts.firstName).press('Enter');
    await visitor.sees(texts.errorSummaryTitle);
    await visitor.answersDriver();
  },
  async renters({ page, sandbox }) {
    const renter = new RentersVisitor(page, sandbox);
    await renter.opens();
    await renter.comesToPayment();
    // A page from a Playwright route cannot frame a local page, so a test below enters the card.
    await renter.picks(renter.texts.planQuestion, renter.texts['plan.Monthly']);
    await renter.sees(renter.texts.installmentDay);
  },
  async roadside({ page, sandbox }) {
    const member = new RoadsideMember(page, sandbox);
    await member.opens();
    await member.button('compare').click();
    await member.button('choose.single').click();
    await member.goesToPay();
    await member.paymentPage.pays();
    await page.waitForURL(/roadside\.html\?.*transactionId=/);
    // The target of a partner's redirect does not have this test's policy.
    await page.reload();
    await member.sees('confirmedTitle');
  },
  async video({ page, sandbox }) {
    await page.goto(`${sandbox.url}/video.html`);
    const video = page.locator('cover-video').first();
    // A page from a Playwright route cannot frame a local page, so a test below plays the video.
    await expect(video.getByRole('button')).toBeVisible();
    await expect(video.locator('img')).toHaveCount(1);
  },
  async reviews({ page, sandbox }) {
    await page.goto(`${sandbox.url}/reviews.html`);
    const reviews = page.locator('cover-reviews').first();
    await reviews.getByRole('button', { name: reviewsTexts['slider.next'] }).first().click();
    await reviews.getByRole('button', { name: reviewsTexts.more }).first().click();
  },
  async testimonials({ page, sandbox }) {
    await page.goto(`${sandbox.url}/testimonials.html`);
    const slider = page.locator('cover-testimonials').first();
    await slider.getByRole('button', { name: testimonialsTexts['slider.next'] }).click();
    await expect(slider.getByRole('button', { name: testimonialsTexts['slider.previous'] })).toBeVisible();
  },
  async 'zip-form'({ page, visitor }) {
    await visitor.opens('/zip-form.html');
    const form = visitor.within(page.locator('cover-zip-form').first());
    await form.typesZip('00000');
    await form.asksForQuotes();
    await form.sees(zipTexts.invalidZip);
  },
};

test('every widget of the registry is tested under the strict policy', () => {
  expect(Object.keys(uses).toSorted()).toEqual(Object.keys(registry.widgets).toSorted());
});

for (const [name, use] of Object.entries(uses)) {
  test(`${name} renders and works under the strict policy without a violation`, async ({
    page,
    context,
    visitor,
    sandbox,
    watch,
  }) => {
    const site = await PolicedSite.over(context, sandbox, strictPolicy(sandbox.partnerUrl));
    await use({ page, context, visitor, sandbox, site });
    expect(watch.eventsNamed('error').filter(({ detail }) => detail.code !== 'service')).toEqual([]);
  });
}

test(
  'a card is entered in the frame of a renters policy under the strict policy, and charged once',
  inLongTier,
  async ({ page, context, sandbox, watch }) => {
    // The browser does not know the address of a page that a test answers, and would block the partner's frame on this host.
    await context.grantPermissions(['local-network-access']);
    await PolicedSite.over(context, sandbox, strictPolicy(sandbox.partnerUrl));
    const renter = new RentersVisitor(page, sandbox);
    await renter.opens();
    await renter.comesToPayment();
    await renter.givesGoodCard();
    await renter.pay.click();
    await renter.isInsured();
    expect(await renter.charges()).toHaveLength(1);
    expect(watch.eventsNamed('error')).toEqual([]);
  },
);

test(
  'a card is entered in the frame of an auto payment under the strict policy, and charged once',
  inLongTier,
  async ({ page, context, sandbox, watch }) => {
    await context.grantPermissions(['local-network-access']);
    await PolicedSite.over(context, sandbox, strictPolicy(sandbox.partnerUrl));
    const purchase = await StartedPurchase.at(sandbox, 1);
    const buyer = new AutoPaymentVisitor(page, sandbox);
    await buyer.opens(purchase, { mode: 'frame' });
    await buyer.seesSection(buyer.texts.policyTitle);
    await buyer.goesToPay();
    const form = new CardForm(page.frameLocator('cover-auto-payment iframe'));
    await form.types();
    await form.uses();
    await buyer.seesSection(buyer.texts.signTitle);
    expect((await buyer.record(purchase)).charges).toHaveLength(1);
    expect(watch.eventsNamed('error')).toEqual([]);
  },
);

test(
  'a video plays in the frame of its partner under the strict policy',
  inLongTier,
  async ({ page, context, sandbox, watch }) => {
    await context.grantPermissions(['local-network-access']);
    await PolicedSite.over(context, sandbox, strictPolicy(sandbox.partnerUrl));
    await page.goto(`${sandbox.url}/video.html`);
    const video = page.locator('cover-video').first();
    await video.getByRole('button').click();
    await expect(video.frameLocator('iframe').getByRole('heading', { name: 'Player' })).toBeVisible();
    await expect(video.getByText(videoTexts.notLoaded)).toHaveCount(0);
    expect(watch.eventsNamed('error')).toEqual([]);
  },
);

test(
  'a video whose frame the policy forbids is a link, and the page is told which directive is missing',
  inLongTier,
  async ({ page, context, sandbox, watch }) => {
    watch.allows(
      /^console error: (Security policy violated: frame-src|Framing .* violates)/,
      /^console warning: \[covermount\] <cover-video>: 1 problem in its player/,
    );
    await PolicedSite.over(context, sandbox, strictPolicy('https://pay.partner.example'));
    await page.goto(`${sandbox.url}/video.html`);
    const video = page.locator('cover-video').first();
    await video.getByRole('button').click();
    await expect(video.getByRole('link', { name: videoTexts.watch })).toHaveAttribute(
      'href',
      `${sandbox.partnerUrl}/player`,
    );
    await expect
      .poll(() => watch.eventsNamed('error').map(({ detail }) => String(detail.message)))
      .toEqual([expect.stringContaining(`frame-src ${sandbox.partnerUrl}`)]);
  },
);

test(
  'the bot check loads under the strict policy with the additions of its document, and its token is sent',
  inLongTier,
  async ({ page, context, sandbox, visitor, watch }) => {
    const script = 'https://www.google.com/recaptcha/';
    watch.allows(/^request to a stranger: https:\/\/www\.google\.com\/recaptcha\/api\.js/);
    const nonces: string[] = [];
    await context.exposeFunction('noteNonce', (nonce: string) => nonces.push(nonce));
    await context.route(`${script}**`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `noteNonce(document.currentScript.nonce); globalThis.grecaptcha = { ready: (start) => start(), execute: async (key, { action }) => 'sandbox-' + key + '-' + action };`,
      }),
    );
    const policy = strictPolicy(sandbox.partnerUrl);
    const site = await PolicedSite.over(context, sandbox, (nonce) =>
      policy(nonce)
        .replace("script-src 'nonce", `script-src ${script} https://www.gstatic.com/recaptcha/ 'nonce`)
        .replace("frame-src 'self'", `frame-src 'self' ${script} https://recaptcha.google.com/recaptcha/`)
        .replace("connect-src 'self'", `connect-src 'self' ${script}`)
        .replace("trusted-types 'none'", 'trusted-types covermount-recaptcha'),
    );
    const sent = page.waitForRequest('**/api/token/guest');
    await page.goto(
      site.publishes({
        body: '<main><cover-zip-form quote-page="/coming-soon.html"></cover-zip-form></main>',
        pageBlock: {
          services: {
            api: { base: '/sandbox', ca: '/sandbox/ca' },
            site: { base: '/sandbox' },
            addressSearch: { base: '/sandbox/geocode' },
            botCheck: { provider: 'recaptcha', siteKey: 'example' },
          },
        },
      }),
    );
    await visitor.typesZip(visitor.person.zip);
    await visitor.asksForQuotes();
    await expect(page).toHaveURL(/\/coming-soon\.html/);
    expect((await sent).headers().recaptchatoken).toBe('sandbox-example-createGuestToken');
    expect(nonces).toEqual([expect.stringMatching(/.{16}/)]);
    expect(watch.eventsNamed('error')).toEqual([]);
  },
);

test('the configurator, its editor and its preview work under the strict policy without a violation', async ({
  page,
  context,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await PolicedSite.over(context, sandbox, strictPolicy(sandbox.partnerUrl));
  const team = new BrandTeam(page);
  await team.opens(`${sandbox.url}/configurator.html`);
  await team.setting(/^Quote page/).fill('/quote-flow.html');
  await expect(team.preview.getByRole('textbox')).toBeVisible();
  await team.configurator.getByRole('switch', { name: team.texts.forcedColors }).check({ force: true });
  await expect(team.preview.getByRole('button', { name: zipTexts.submit })).toBeVisible();
  await team.presses(team.texts['view.json']);
  await team.writesJson('zip-form', '{ "useLocation": false, "pre');
  await page.keyboard.press('Control+Space');
  await team.configurator.getByRole('option', { name: 'previousQuotes' }).click();
  await team.presses(team.texts.paste);
  await team.setting(team.texts.pasteLabel).fill('<cover-zip-form><b onclick="x()">Quote</b><script>x()</script>');
  await team.presses(team.texts.pasteRead);
  await team.presses(team.texts.pasteUse);
  await expect(team.preview.getByRole('button', { name: zipTexts.submit })).toBeVisible();
  await team.chooses('code');
  expect(await team.code()).toContain('<cover-zip-form>');
});
