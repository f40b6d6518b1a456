import { isDeepStrictEqual } from 'node:util';
import { format } from '#i18n/format';
import { inLongTier } from '#tooling/testing/tier';
import { en as portalEn } from '#widgets/customer-portal/strings.en';
import { en as nearestEn } from '#widgets/nearest-office/strings.en';
import { en as outEn } from '#widgets/out-of-service/strings.en';
import { en as bindEn } from '#widgets/pseudo-bind/strings.en';
import { registry } from '#widgets/registry';
import { en as reviewsEn } from '#widgets/reviews/strings.en';
import { AgentDesk } from '../browser/model/agent-desk.ts';
import { AutoPaymentVisitor } from '../browser/model/auto-payment.ts';
import { ConsentVisitor } from '../browser/model/consent-visitor.ts';
import { Customer, customers } from '../browser/model/customer.ts';
import { NewCustomer } from '../browser/model/new-customer.ts';
import { austin, browserIsAt, OfficeSeeker } from '../browser/model/office-seeker.ts';
import { Payer } from '../browser/model/payer.ts';
import { PaymentPage } from '../browser/model/payment-page.ts';
import { Policyholder } from '../browser/model/policyholder.ts';
import { PromptedPage } from '../browser/model/prompts.ts';
import { StartedPurchase } from '../browser/model/purchase-pages.ts';
import { Purchase } from '../browser/model/purchase.ts';
import { RentersVisitor } from '../browser/model/renters.ts';
import { RewardsMember } from '../browser/model/rewards-member.ts';
import { RoadsideMember } from '../browser/model/roadside-member.ts';
import { untriggeredWidgets } from '../security/model/hostile-texts.ts';
import { brandsWithMembers, signsInAtGateway } from '../security/model/members.ts';
import { authored, ComponentFaults } from './model/component-faults.ts';
import type { Fields } from './model/invariants.ts';
import { expect, test } from './model/journey.ts';
import { leadWithout, quoteToBuy } from './model/seed-data.ts';

/** Offers render nothing of their own, so their authored content does not show whether they give way. */
const onThePage = untriggeredWidgets.filter((name) => name !== 'offers');
/** Widgets that store typed text before it is sent. */
const keeping = ['quote-flow', 'make-a-payment'];
const attributes: Readonly<Record<string, string>> = {
  'customer-portal': 'brand="members" refer-friend="false"',
  'quote-flow': 'mirror-hash="false"',
  form: `action="/forms" fields='[{"name":"a","label":"A"}]'`,
  video: 'video-id="M7lc1UVf-VE"',
  newsletter: 'action="/newsletter"',
  glossary: `terms='[{"term":"Claim","definition":"You ask the carrier to pay."}]'`,
  'hero-bar': `counts='[{"element":"quotes-compared","label":"quotes"}]'`,
  team: `people='[{"name":"Robin"}]'`,
  'nearest-office': 'offices-src="/offices.json" invite',
  'office-locator': 'offices-src="/offices.json"',
  reviews: `reviews='[{"author_name":"Alex Example","rating":5,"text":"Quick and kind."}]' all-reviews="/reviews"`,
  testimonials: `testimonials='[{"quote":"Quick and kind.","name":"Alex Example"}]'`,
  'out-of-service': 'action="/received.html"',
};

test('only the widget that throws gives way, is reported once, and has its typed text on the next render', async ({
  visitor,
  author,
  page,
  context,
  sandbox,
  watch,
  invariants,
}) => {
  await signsInAtGateway(context, sandbox);
  const componentFaults = await ComponentFaults.on(page, watch);
  const body = onThePage.map((name) => authored(name, `load="eager" ${attributes[name] ?? ''}`)).join('');
  await visitor.opens(await author.publishes({ body, pageBlock: { brands: brandsWithMembers } }));
  // Without a session, the header loads React only when the visitor touches it.
  await page.locator('cover-account-header').hover();
  await expect
    .poll(
      () =>
        watch
          .eventsNamed('ready')
          .map(({ target }) => target)
          .toSorted(),
      { timeout: 60_000 },
    )
    .toEqual(onThePage.map((name) => `cover-${name}`));
  // The prices and the portal's tab load later than their widgets.
  const haveLoaded = async () => {
    await expect(page.locator('cover-roadside').getByText('$69.00')).toBeVisible();
    await expect(page.locator('cover-customer-portal').getByText(portalEn.nextPayment)).toBeVisible();
  };
  await haveLoaded();
  const { texts, person } = visitor;
  await visitor.within('cover-zip-form').typesZip(person.zip);
  await visitor.within('cover-quote-flow').typesName();
  await visitor.within('cover-make-a-payment').field(texts.email).fill(person.email);
  await visitor.within('cover-out-of-service').field('Email address').fill(person.email);
  const fieldsOf = async (names: readonly string[]): Promise<Record<string, Fields>> =>
    Object.fromEntries(
      await Promise.all(
        names.map(async (name) => [name, await invariants.fields(page.locator(`cover-${name}`))] as const),
      ),
    );
  const before = await fieldsOf(onThePage);
  /** A form that is drawn again is empty until its machine has the known answers. */
  const settledFields = async (name: string): Promise<Fields> => {
    let last: Fields | undefined;
    await expect
      .poll(
        async () => {
          const previous = last;
          last = await invariants.fields(page.locator(`cover-${name}`));
          return previous !== undefined && isDeepStrictEqual(previous, last);
        },
        { intervals: [300] },
      )
      .toBe(true);
    return last!;
  };

  for (const name of onThePage) {
    await test.step(name, async () => {
      await componentFaults.isDrawnAgain(name, name);
      await componentFaults.hasGivenWay(name);
      await invariants.noWidgetIsBlank(page);
      const others = onThePage.filter((widget) => widget !== name);
      expect(await fieldsOf(others)).toEqual(Object.fromEntries(others.map((widget) => [widget, before[widget]])));
      await componentFaults.clear();
      await componentFaults.isDrawnAgain(name);
      await expect(page.getByText(`In place of ${name}`)).toBeHidden();
      await haveLoaded();
      if (keeping.includes(name)) await invariants.nothingTypedIsLost(page.locator(`cover-${name}`), before[name]!);
      else before[name] = await settledFields(name);
    });
  }
  await componentFaults.breaks(...keeping);
  for (const name of keeping) {
    await componentFaults.isDrawnAgain(name);
    await componentFaults.hasGivenWay(name);
  }
  await visitor.reloads();
  for (const name of keeping) await invariants.nothingTypedIsLost(page.locator(`cover-${name}`), before[name]!);
});

test.describe('prompts', () => {
  test.use({ locale: 'es-MX' });

  test('only the prompt that throws when it opens gives way, and it does not delay the next', async ({
    author,
    page,
    sandbox,
    watch,
  }) => {
    const componentFaults = await ComponentFaults.on(page, watch);
    const prompted = await PromptedPage.on(page);
    const triggered = Object.keys(registry.widgets).filter((name) => registry.triggered.test(name));
    await author.publishes({
      body: `${triggered.map((name) => authored(name)).join('')}<p style="height:4000px">Text</p>`,
    });
    await prompted.opens(`${sandbox.url}/authored.html`);
    await componentFaults.breaks(...triggered);
    await prompted.lets(6000);
    await componentFaults.oneHasGivenWay();
    await prompted.lets(6000);
    // The order depends on which file loads first.
    await componentFaults.haveGivenWay('idle-popup', 'language-prompt');
    await page.evaluate(() => scrollTo(0, 1000));
    await componentFaults.hasGivenWay('back-to-top');
    await prompted.showsNothing();
  });
});

test('a policy whose dialog throws is opened by its link', async ({ author, page, sandbox, watch }) => {
  const componentFaults = await ComponentFaults.on(page, watch);
  await author.publishes({ body: '<h1>Our privacy</h1>' }, '/privacy.html');
  const body = `<a href="/privacy.html">Privacy</a>${authored('policy-modal', 'privacy-link="/privacy.html"')}`;
  await page.goto(sandbox.url + (await author.publishes({ body })), { waitUntil: 'networkidle' });
  await componentFaults.breaks('policy-modal');
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Our privacy' })).toBeVisible();
  await componentFaults.oneHasGivenWay();
});

test('a visitor whose quote flow throws in every step loses no answer and submits one quote', async ({
  visitor,
  author,
  page,
  sandbox,
  person,
  watch,
  invariants,
}) => {
  const { texts, results } = visitor;
  const flow = page.locator('cover-quote-flow');
  sandbox.fastForwardCarriers();
  const componentFaults = await ComponentFaults.on(page, watch);
  await visitor.opens(await author.publishes({ body: authored('quote-flow') }));
  /** Throws after it was filled in. */
  const meets = async (component: string) => {
    const before = await invariants.fields(flow);
    await componentFaults.isDrawnAgain('quote-flow', component);
    await componentFaults.hasGivenWay('quote-flow');
    await visitor.reloads();
    await invariants.nothingTypedIsLost(flow, before);
  };
  /** Throws on its first rendering. */
  const brings = async (component: string, act: () => Promise<unknown>) => {
    await componentFaults.breaks(component);
    await act();
    await componentFaults.hasGivenWay('quote-flow');
    await visitor.reloads();
  };

  await visitor.answersDriver();
  await visitor.typesContact();
  await meets('ContactStep');
  await visitor.consents();
  await visitor.goesOn();
  await visitor.arrivesAt(texts.detailsTitle);
  await visitor.typesAddress();
  await visitor.describesThemself();
  await meets('DetailsStep');
  await visitor.goesOn();
  await visitor.arrivesAt(texts.driversTitle);
  await meets('DriversStep');
  await visitor.drivesAlone();
  await visitor.typesVin();
  await visitor.seesTheirCar();
  await meets('VehiclesStep');
  await visitor.seesTheirCar();
  await visitor.presses(texts.saveVehicle);
  await visitor.arrivesAt(texts.vehiclesTitle);
  await visitor.hasNoOtherCar();
  await visitor.choosesFirstPackage();
  await meets('PolicyStep');
  await brings('QuotesStep', () => visitor.presses(texts.seeQuotes));
  await results.show();

  const [first = '', second = ''] = await results.carriers();
  await brings('PrintedQuotes', () => results.print.click());
  await results.show();
  const carrier = await results.carrierThatCanBeFramed();
  await brings('ResultDialogs', () => results.action(texts['results.buy'], carrier).click());
  await results.show();
  for (const comparedCarrier of [first, second]) await visitor.ticks(results.comparing(comparedCarrier));
  await brings('Compare', () => results.compareNow(2).click());
  await results.show();
  invariants.oneQuoteWasAskedFor();
  await invariants.atMostOneLead(person.email);
});

/** How to reach each other component, and what it shows when it does not throw. */
test(
  'a rarely shown component that throws gives way, and works after a reload',
  inLongTier,
  async ({ visitor, author, page, sandbox, person, watch }) => {
    const { texts } = visitor;
    const componentFaults = await ComponentFaults.on(page, watch);
    const path = await author.publishes({
      body:
        authored('quote-flow', 'modes="noLicense, license, uploadImage" confirm-found-information mileage-details') +
        authored('zip-form', 'load="eager"'),
    });
    await visitor.opens(path);
    await visitor.seesStep(texts.driverTitle);
    const brings = async (component: string, act: () => Promise<unknown>, widget = 'quote-flow') =>
      test.step(component, async () => {
        await componentFaults.breaks(component);
        await act();
        await componentFaults.hasGivenWay(widget);
        await visitor.reloads();
      });
    const opens = async (component: string, address: string) =>
      test.step(component, async () => {
        await visitor.opens('/favicon.svg');
        await page.evaluate(() => localStorage.clear());
        await componentFaults.breaksAhead(component);
        await visitor.opens(address.replace('/quote-flow.html', path));
        await componentFaults.hasGivenWay('quote-flow');
        await visitor.reloads();
      });
    const chooses = (mode: 'noLicense' | 'license' | 'uploadImage') =>
      visitor.ticks(visitor.choice(texts.modeLabel, texts[`mode.${mode}`]));

    await expect.poll(() => watch.eventsNamed('ready').map(({ target }) => target)).toContain('cover-zip-form');
    const form = visitor.within('cover-zip-form');
    await form.typesZip('00000');
    await brings('MessageDialog', () => form.asksForQuotes(), 'zip-form');
    await form.seesZipForm();

    await visitor.field(texts.firstName).fill('Ro');
    await brings('LicenseImage', () => chooses('uploadImage'));
    await chooses('noLicense');
    await expect(visitor.field(texts.firstName)).toHaveValue('Ro');
    const isLookedUp = async () => {
      await chooses('license');
      await visitor.field(texts.licenseNumber).fill('20304055');
      await visitor.typesBirthDate();
      await visitor.goesOn();
    };
    await brings('ConfirmFinding', isLookedUp);
    await isLookedUp();
    await expect(visitor.dialog(texts['found.title'])).toBeVisible();
    await brings('OverrideDetails', () => visitor.presses(texts['found.yes']));
    await visitor.seesStep(texts.driverTitle);

    await opens('PreviousQuotes', `${path}#previousQuotes`);
    await visitor.seesStep(texts['entry.previousTitle']);
    await opens('EntryNotice', (await leadWithout(sandbox, person, 'vehicles')).path);
    await visitor.seesStep(texts.addFirstVehicle);
    await visitor.addsTheirCar();
    await brings('MileageDialog', () =>
      visitor.presses(format(texts.changeMileageOf, { vehicle: '2003 Honda Accord' })),
    );
    await visitor.seesStep(texts.vehiclesTitle);

    sandbox.fastForwardCarriers();
    const whole = (await leadWithout(sandbox, person)).path;
    await opens('Entering', whole);
    await visitor.results.show();
    await expect.poll(async () => (await sandbox.leads(person.email)).at(-1)?.['Quote Status']).toBe('Quoted');
    const transactionId = (await sandbox.leads(person.email)).at(-1)!['Transaction Id']!;
    await opens('EntryDialog', `/quote-flow.html?transactionId=${transactionId}`);
    await expect(visitor.dialog(texts['entry.ownerTitle'])).toBeVisible();

    const name = person.firstName;
    await sandbox.injectFault({ call: 'getResults', kind: 'norates' });
    await opens('NoRatesStep', whole);
    await visitor.seesStep(format(texts['results.noRatesTitle'], { name }));
    await sandbox.clearFaults();
    await sandbox.injectFault({ call: 'prepareTransaction', kind: 'hangUp' });
    await opens('QuotesUnreachable', whole);
    await visitor.seesStep(format(texts.quotesUnreachableTitle, { name }));
  },
);

test(
  'a purchase that throws in every section resumes with its answers after a reload',
  inLongTier,
  async ({ visitor, page, sandbox, person, browser, watch, invariants }) => {
    const componentFaults = await ComponentFaults.on(page, watch);
    const purchase = new Purchase(page);
    const widget = page.locator('cover-pseudo-bind');
    const instead = 'Call 512-555-0142 to buy your policy.';
    await visitor.opens(await quoteToBuy(sandbox, person));
    const meets = async (component: string) => {
      const before = await invariants.fields(widget);
      await componentFaults.isDrawnAgain('pseudo-bind', component);
      await componentFaults.hasGivenWay('pseudo-bind', instead);
      await visitor.reloads();
      await invariants.nothingTypedIsLost(widget, before);
    };
    await purchase.confirmsDriver();
    await purchase.picks(bindEn.textMessages, bindEn.yes);
    await meets('ContactSection');
    await purchase.prefers();
    await purchase.seesSection(bindEn.driversTitle);
    await meets('DriversSection');
    await purchase.drivesAlone();
    await purchase.seesSection(bindEn.questionsTitle);
    await purchase.picks('Does anybody drive one of the cars for a ride-sharing or delivery service?', bindEn.no);
    await meets('QuestionsSection');
    await purchase.picks(`${person.firstName}, are all cars kept at your address at night?`, bindEn.yes);
    await componentFaults.breaks('Verification');
    await purchase.button(bindEn.submit).click();
    await componentFaults.hasGivenWay('pseudo-bind', instead);
    await visitor.reloads();
    await purchase.seesSection(bindEn['verification.title']);
    await componentFaults.isDrawnAgain('pseudo-bind', 'Verifying');
    await componentFaults.hasGivenWay('pseudo-bind', instead);
    await visitor.reloads();
    await purchase.seesSection(bindEn['verification.title']);
    await componentFaults.breaks('Success');
    const desk = await AgentDesk.whichSees(person, browser, sandbox);
    await desk.setsOverall('yes');
    await desk.closes();
    await componentFaults.hasGivenWay('pseudo-bind', instead);
    await visitor.reloads();
    await purchase.isAllSet(person.firstName);
  },
);

test(
  'a payment that throws on each page after its form keeps the answers, and is charged once',
  inLongTier,
  async ({ page, sandbox, watch, invariants }) => {
    const componentFaults = await ComponentFaults.on(page, watch);
    const payer = new Payer(page, sandbox);
    const instead = 'Call 512-555-0142 to pay your premium.';
    await payer.opens();
    await payer.fillsIn();
    await payer.hasSavedAnswers();
    const typed = await invariants.fields(payer.widget);
    const brings = async (component: string, act: () => Promise<unknown>) => {
      await componentFaults.breaks(component);
      await act();
      await componentFaults.hasGivenWay('make-a-payment', instead);
      await page.reload();
    };

    await brings('PageAfterForm', () => payer.button('findPolicy').click());
    await payer.sees('detailsTitle');
    await payer.button('another').click();
    await payer.sees('formTitle');
    await invariants.nothingTypedIsLost(payer.widget, typed);
    await sandbox.injectFault({ call: 'findPayablePolicy', kind: 'status', status: 503 });
    await brings('PaymentErrorDialog', () => payer.button('findPolicy').click());
    await sandbox.clearFaults();
    await payer.sees('formTitle');
    await invariants.nothingTypedIsLost(payer.widget, typed);

    await payer.button('findPolicy').click();
    await payer.sees('detailsTitle');
    await componentFaults.breaksAhead('PageAfterForm');
    await payer.payButton.click();
    await payer.paymentPage.sees();
    await payer.paymentPage.pays();
    await componentFaults.hasGivenWay('make-a-payment', instead);
    await page.reload();
    await payer.sees('paidTitle');
    await invariants.oneCharge(payer.policyNumber);
  },
);

test(
  'a sign-in that throws after the form gives way, and works after a reload',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    const componentFaults = await ComponentFaults.on(page, watch);
    const customer = new Customer(page, 'en', customers.alex);
    const instead = 'Call 512-555-0142 about your account.';
    const outcome = page.locator('cover-sign-in').getByRole('heading', { name: customer.signInTexts.signedInTitle });
    await customer.opens(`${sandbox.url}/sign-in.html`);
    await componentFaults.breaks('part:call');
    await customer.typesCredentials('Wrong1!');
    await componentFaults.hasGivenWay('sign-in', instead);
    await page.reload();
    await customer.typesCredentials();
    await expect(page).toHaveURL(/\/welcome\.html$/);
    await componentFaults.breaksAhead('part:welcome-link');
    await customer.opens(`${sandbox.url}/sign-in.html`);
    await componentFaults.hasGivenWay('sign-in', instead);
    await page.reload();
    await expect(outcome).toBeVisible();
  },
);

test(
  'a portal that throws in each tab and dialog gives way, and keeps a referral that is being typed',
  inLongTier,
  async ({ page, sandbox, watch, invariants }) => {
    const componentFaults = await ComponentFaults.on(page, watch);
    const member = await RewardsMember.create(page, sandbox);
    const { portal, texts } = member;
    const instead = 'Call 512-555-0142 about your policies.';
    await member.signsIn();
    const opens = async (component: string, tab: string) => {
      await componentFaults.breaksAhead(component);
      await page.goto(`${sandbox.url}/customer-portal.html?tabid=${tab}`);
      await componentFaults.hasGivenWay('customer-portal', instead);
      await page.reload();
    };

    await opens('Dashboard', 'dashboard');
    await expect(portal.getByText(texts.nextPayment)).toBeVisible();
    await opens('Policies', 'policies');
    await expect(portal.getByRole('article').first()).toBeVisible();
    await opens('Rewards', 'rewards');
    await expect(member.balance).toBeVisible();
    await opens('Profile', 'account');
    await expect(portal.getByRole('textbox', { name: texts.email })).not.toBeEmpty();
    await opens('Quotes', 'myquotes');
    await expect(portal.getByRole('link', { name: new RegExp(`^${texts['quotes.requote']}`) }).first()).toBeVisible();

    await member.opens('dashboard');
    await member.entersFriend();
    const typed = await invariants.fields(portal);
    await componentFaults.isDrawnAgain('customer-portal', 'Referral');
    await componentFaults.hasGivenWay('customer-portal', instead);
    await page.reload();
    await expect(member.field('referral.email')).not.toHaveValue('');
    await invariants.nothingTypedIsLost(portal, typed);
    await componentFaults.breaks('PaymentHelp');
    await member.button(texts.paymentHelp).first().click();
    await componentFaults.hasGivenWay('customer-portal', instead);
    await page.reload();
    await member.button(texts.paymentHelp).first().click();
    await expect(member.dialog(texts.helpTitle)).toBeVisible();
  },
);

test(
  'a portal that throws as it shows the result of a payment shows it after a reload, and the policy is charged once',
  inLongTier,
  async ({ page, sandbox, watch, invariants }) => {
    const componentFaults = await ComponentFaults.on(page, watch);
    const customer = await Policyholder.of(page, sandbox);
    const number = customer.policy('LKM-1001');
    const paymentPage = new PaymentPage(page);
    await customer.signsIn();
    await customer.opens('&tabid=policies');
    await expect(customer.payButton(number)).toBeVisible();
    await componentFaults.breaksAhead('PaymentReturn');
    await customer.payButton(number).click();
    await paymentPage.sees();
    await paymentPage.pays();
    await componentFaults.hasGivenWay('customer-portal', 'Call 512-555-0142 about your policies.');
    await page.reload();
    await expect(
      customer
        .heading(customer.texts.paidTitle)
        .or(customer.card(number).getByText(customer.texts['status.paid']))
        .first(),
    ).toBeVisible();
    await invariants.oneCharge(number);
  },
);

test(
  'a renters flow that throws in every section resumes with its answers after a reload, and is charged once',
  inLongTier,
  async ({ page, sandbox, watch, invariants }) => {
    watch.allowsConflicts();
    const componentFaults = await ComponentFaults.on(page, watch);
    const renter = new RentersVisitor(page, sandbox);
    const { texts } = renter;
    const widget = page.locator('cover-renters');
    const hasGivenWay = () => componentFaults.hasGivenWay('renters', 'Call 512-555-0142 to insure your rented home.');
    const brings = async (component: string, act: () => Promise<unknown>) => {
      await componentFaults.breaks(component);
      await act();
      await hasGivenWay();
      await page.reload();
    };
    /** Throws when the page is loaded again. */
    const opens = async (component: string) => {
      await componentFaults.breaksAhead(component);
      await page.reload();
      await hasGivenWay();
      await page.reload();
    };

    await renter.opens();
    await renter.introduces({ zip: '10001' });
    await renter.button(texts.joinWaitlist).waitFor();
    await brings('WaitlistedSection', () => renter.goesOn(texts.joinWaitlist));
    await renter.seesSection(texts.personalTitle);
    expect(await renter.waitlistRows()).toHaveLength(1);

    await renter.introduces();
    await renter.sees('Austin, TX');
    await brings('CoverageSection', () => renter.goesOn());
    await renter.seesSection(texts.coverageTitle);
    const choices = page.getByRole('combobox', { name: texts['coverage.CoverageC'] });
    await choices.selectOption('50000');
    const chosen = await invariants.fields(widget);
    await componentFaults.isDrawnAgain('renters', 'CoverageSection');
    await hasGivenWay();
    await page.reload();
    await invariants.nothingTypedIsLost(widget, chosen);
    await brings('PaymentSection', () => renter.goesOn(texts.seePrice));
    await renter.seesSection(texts.paymentTitle);

    await renter.givesGoodCard();
    await sandbox.injectFault({ call: 'buyRenters', kind: 'refused', times: 1 });
    await brings('FailedSection', () => renter.pay.click());
    await renter.seesSection(texts.paymentTitle);
    expect(await renter.charges()).toEqual([]);

    await renter.givesGoodCard();
    await sandbox.injectFault({ call: 'buyRenters', kind: 'busy', delay: 6000, times: 1 });
    const asked = page.waitForRequest('**/homerating/buy');
    await renter.pay.click();
    await asked;
    await opens('BuyingSection');
    const confirmed = page.getByRole('heading', { name: texts.confirmedTitle, exact: true });
    await expect(confirmed).toBeVisible({ timeout: 60_000 });
    await opens('ConfirmedSection');
    await renter.isInsured();
    expect(await renter.charges()).toHaveLength(1);
  },
);

test(
  'a roadside membership that throws on every page resumes with its answers after a reload, and is charged once',
  inLongTier,
  async ({ page, sandbox, watch, invariants }) => {
    const componentFaults = await ComponentFaults.on(page, watch);
    const member = new RoadsideMember(page, sandbox);
    const hasGivenWay = () => componentFaults.hasGivenWay('roadside', 'Call 512-555-0142 for a roadside membership.');
    await member.opens();
    await member.reads('$39.00');
    await componentFaults.breaks('Comparison');
    await member.button('compare').click();
    await hasGivenWay();
    await page.reload();
    await member.chooses('single');
    await member.fillsIn();
    const typed = await invariants.fields(member.widget);
    await componentFaults.isDrawnAgain('roadside', 'Buyer');
    await hasGivenWay();
    await page.reload();
    await member.sees('buyerTitle');
    await invariants.nothingTypedIsLost(member.widget, typed);
    await componentFaults.breaksAhead('Result');
    await member.payButton('$39.00').click();
    await member.paymentPage.sees();
    await member.paymentPage.pays();
    await hasGivenWay();
    await page.reload();
    await member.sees('confirmedTitle');
    expect(await member.charges()).toHaveLength(1);
  },
);

test(
  'an auto payment that throws in every section resumes after a reload, and is charged and signed once',
  inLongTier,
  async ({ page, sandbox, watch, invariants }) => {
    const componentFaults = await ComponentFaults.on(page, watch);
    const purchase = await StartedPurchase.at(sandbox, -1);
    const buyer = new AutoPaymentVisitor(page, sandbox);
    const { texts } = buyer;
    const widget = page.locator('cover-auto-payment');
    const hasGivenWay = () => componentFaults.hasGivenWay('auto-payment', 'Call 512-555-0142 to buy your policy.');
    const brings = async (component: string, act: () => Promise<unknown>) => {
      await componentFaults.breaks(component);
      await act();
      await hasGivenWay();
      await page.reload();
    };

    const typed = { [`/${texts.licenseNumber}`]: '77665544' };
    const policy = page.getByRole('heading', { name: texts.policyTitle, exact: true });
    const driver = page.getByRole('heading', { name: texts.driverTitle, exact: true });

    // Until the carrier has rated the answers, a page that loads begins with the driver.
    await buyer.opens(purchase);
    await brings('DriversSection', () => buyer.confirmsDriver());
    await invariants.nothingTypedIsLost(widget, typed);
    await buyer.confirmsDriver();
    await brings('UnderwritingSection', () => buyer.drivesAlone());
    await invariants.nothingTypedIsLost(widget, typed);
    await buyer.confirmsDriver();
    await buyer.drivesAlone();
    await brings('RatingSection', () => buyer.answersQuestions());
    await expect(policy.or(driver)).toBeVisible();
    if (await driver.isVisible()) await buyer.comesToPolicy();
    await componentFaults.breaksAhead('PolicySection');
    await page.reload();
    await hasGivenWay();
    await page.reload();
    await buyer.seesSection(texts.policyTitle);
    await brings('PaymentSection', () => buyer.goesToPay());

    await buyer.button(texts.goToPay).or(buyer.button(texts.paymentContinue)).waitFor();
    await componentFaults.breaksAhead('SigningSection');
    await buyer.continuesToPay();
    await buyer.givesCard();
    await hasGivenWay();
    await page.reload();
    await buyer.seesSection(texts.signTitle);
    await componentFaults.breaksAhead('SoldSection');
    await buyer.signs();
    await hasGivenWay();
    await page.reload();
    await buyer.isInsured();
    expect(await buyer.record(purchase)).toMatchObject({ charges: [{}], signatures: [{}] });
  },
);

test(
  'an office locator that throws in its list or in the window of an office gives way, and works after a reload',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    const componentFaults = await ComponentFaults.on(page, watch);
    const seeker = new OfficeSeeker(page);
    const instead = 'Call 512-555-0142, and we tell you where your nearest office is.';
    await page.goto(`${sandbox.url}/office-locator.html`);
    await expect(seeker.names).toHaveCount(8);
    await componentFaults.breaks('part:office-hours');
    await seeker.names.first().getByRole('button').click();
    await componentFaults.hasGivenWay('office-locator', instead);
    await componentFaults.breaksAhead('part:list');
    await page.reload();
    await componentFaults.hasGivenWay('office-locator', instead);
    await page.reload();
    await seeker.looksFor('Austin, TX');
    await seeker.item('Austin Downtown').click();
    await expect(seeker.window('Austin Downtown').getByRole('link', { name: /^Get Directions/ })).toBeVisible();
  },
);

test(
  'an office locator whose map throws as it is drawn says so, and searches, lists and opens offices',
  inLongTier,
  async ({ page, sandbox, watch, invariants }) => {
    watch.allows(/^console (error|warning): \[covermount\]/);
    const componentFaults = await ComponentFaults.on(page, watch);
    const seeker = new OfficeSeeker(page);
    await page.goto(`${sandbox.url}/coming-soon.html`);
    await componentFaults.breaksAhead('role:application');
    await page.goto(`${sandbox.url}/office-locator.html`);
    await invariants.isAnnounced(seeker.widget.getByText(seeker.texts.mapMissing));
    await seeker.opensOffice('Austin, TX', 'Austin Downtown');
  },
);

test(
  'an office locator whose map throws as it opens an office searches, lists and opens offices',
  inLongTier,
  async ({ page, sandbox, watch, invariants }) => {
    watch.allows(/^console (error|warning): \[covermount\]/);
    const componentFaults = await ComponentFaults.on(page, watch);
    const seeker = new OfficeSeeker(page);
    await page.goto(`${sandbox.url}/office-locator.html`);
    await seeker.looksFor('El Paso, TX');
    await expect(seeker.names.first()).toHaveText('El Paso Downtown');
    await componentFaults.breaks('role:dialog');
    await seeker.item('El Paso Downtown').click();
    await invariants.isAnnounced(seeker.widget.getByText(seeker.texts.mapMissing));
    await expect(seeker.item('El Paso Downtown')).toHaveAttribute('aria-expanded', 'true');
    await seeker.opensOffice('Austin, TX', 'Austin Downtown');
  },
);

test(
  'the dialog of the nearest office that throws gives way, and opens after a reload',
  inLongTier,
  async ({ page, author, sandbox, watch }) => {
    const componentFaults = await ComponentFaults.on(page, watch);
    await browserIsAt(page, austin);
    const body = authored('nearest-office', 'invite offices-src="/offices.json"');
    await page.goto(sandbox.url + (await author.publishes({ body })));
    const invitation = page.getByRole('button', { name: nearestEn.invite });
    await expect(invitation).toBeVisible();
    await componentFaults.breaks('part:directions');
    await invitation.click();
    await componentFaults.hasGivenWay('nearest-office');
    await page.reload();
    await invitation.click();
    await expect(page.getByRole('dialog', { name: 'Austin Downtown' })).toBeVisible();
  },
);

test(
  'reviews of Google that throw as they are shown give way, and are shown after a reload',
  inLongTier,
  async ({ page, author, sandbox, watch }) => {
    const componentFaults = await ComponentFaults.on(page, watch);
    const config = {
      places: 'press',
      allReviews: '/reviews',
      services: { maps: { provider: 'google', key: 'made-up' } },
      office: { location: 'Austin Downtown', latitude: 30.2672, longitude: -97.7431 },
    };
    const path = await author.publishes({
      head: '<script type="module" src="/google-places.js"></script>',
      body: authored('reviews', `config='${JSON.stringify(config)}'`),
    });
    await page.goto(sandbox.url + path);
    const load = page.getByRole('button', { name: reviewsEn.load });
    await expect(load).toBeVisible();
    await componentFaults.breaks('part:review-author');
    await load.click();
    await componentFaults.hasGivenWay('reviews');
    await page.reload();
    await load.click();
    await expect(page.getByText('They called me back the same day.')).toBeVisible();
  },
);

test(
  'an account header that throws as its menu opens gives way, and signs out after a reload',
  inLongTier,
  async ({ page, author, sandbox, watch }) => {
    const componentFaults = await ComponentFaults.on(page, watch);
    const customer = new Customer(page);
    await Customer.hasSite(author);
    await customer.signsIn(sandbox.url);
    // Only an open menu knows which of its links leads to this page.
    await componentFaults.breaks('aria-current:page');
    await customer.menu.click();
    await componentFaults.hasGivenWay('account-header', 'Members');
    await page.reload();
    await customer.seesName();
    await customer.signsOut();
    await expect(page).toHaveURL(/\/sign-in\.html$/);
    await page.goto(`${sandbox.url}/help.html`);
    await customer.isSignedOut();
  },
);

test(
  'a form for a new account that throws once it is sent gives way, and one account is created',
  inLongTier,
  async ({ page, author, sandbox, watch }) => {
    const componentFaults = await ComponentFaults.on(page, watch);
    const customer = new NewCustomer(page, sandbox);
    await page.goto(sandbox.url + (await author.publishes({ body: authored('create-customer', 'load="eager"') })));
    await customer.fillsIn();
    await componentFaults.breaks('part:outcome');
    await customer.submit.click();
    await componentFaults.hasGivenWay('create-customer');
    await page.reload();
    await expect(customer.submit).toBeVisible();
    expect(await customer.accounts()).toHaveLength(1);
  },
);

test(
  'a consent form that throws once it is sent gives way, and has the consent after a reload',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    const componentFaults = await ComponentFaults.on(page, watch);
    const person = new ConsentVisitor(page, sandbox);
    await person.isAsked();
    await person.opens();
    await person.ticksEveryBox();
    await componentFaults.breaks('part:outcome');
    await person.button('submit').click();
    await componentFaults.hasGivenWay('consent-form', 'Call 512-555-0142 to tell us that we may write to you.');
    await page.reload();
    await person.sees('alreadyGivenTitle');
    expect(await person.consents()).toHaveLength(1);
  },
);

test(
  'forms for a forgotten and a new password that throw once they are sent give way, and the new password signs in',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    const componentFaults = await ComponentFaults.on(page, watch);
    const customer = new Customer(page, 'en', { ...(await sandbox.makesCustomer('new')), name: '' });
    const instead = 'Call 512-555-0142 for a new password.';
    await customer.opens(`${sandbox.url}/forgot-password.html`);
    await customer.entersEmail();
    await componentFaults.breaks('part:outcome');
    await customer.button(customer.forgotTexts.submit).click();
    await componentFaults.hasGivenWay('forgot-password', instead);
    expect(await customer.mails(sandbox.url)).toHaveLength(1);

    await customer.followsLink(sandbox.url);
    await customer.entersPassword('Riley345!');
    await componentFaults.breaks('part:outcome');
    await customer.button(customer.setTexts.submit).click();
    await componentFaults.hasGivenWay('set-password', instead);
    expect(await sandbox.requests('setPassword')).toHaveLength(1);

    await customer.opens(`${sandbox.url}/sign-in.html`);
    await customer.typesCredentials('Riley345!');
    await expect(page).toHaveURL(/\/welcome\.html/);
  },
);

test(
  'a page for visitors from other states that throws once the email address is sent gives way, and has it once',
  inLongTier,
  async ({ page, author, sandbox, person, visitor, watch }) => {
    const componentFaults = await ComponentFaults.on(page, watch);
    await visitor.opens(await author.publishes({ body: authored('out-of-service', 'load="eager"') }));
    const form = visitor.within('cover-out-of-service');
    await form.field(outEn.email).fill(person.email);
    await componentFaults.breaks('part:spinner');
    await form.presses(outEn.submit);
    await componentFaults.hasGivenWay('out-of-service');
    await page.reload();
    await expect(form.button(outEn.submit)).toBeVisible();
    expect(await sandbox.leads(person.email)).toHaveLength(1);
  },
);

test(
  'an auto payment that throws at the page’s own questions asks them after a reload',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    const componentFaults = await ComponentFaults.on(page, watch);
    const purchase = await StartedPurchase.at(sandbox, -1);
    const buyer = new AutoPaymentVisitor(page, sandbox);
    const comesToQuestions = async () => {
      await buyer.confirmsDriver();
      await buyer.drivesAlone();
      await buyer.answersQuestions();
    };
    await buyer.isConfigured({
      questions: [{ code: 'Pets', text: 'Does a pet ride along, {0}?', answers: ['Always', 'Never'] }],
    });
    await buyer.opens(purchase);
    await componentFaults.breaks('MoreQuestionsSection');
    await comesToQuestions();
    await componentFaults.hasGivenWay('auto-payment', 'Call 512-555-0142 to buy your policy.');
    await page.reload();
    // Until the carrier has rated the answers, a page that loads begins with the driver.
    await comesToQuestions();
    await buyer.picks('Does a pet ride along, Alex?', 'Never');
    await buyer.button(buyer.texts.next).click();
    await buyer.seesSection(buyer.texts.policyTitle);
  },
);
