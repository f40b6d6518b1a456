import { format } from '#i18n/format';
import { en as forgotEn } from '#widgets/forgot-password/strings.en';
import { en as officeEn } from '#widgets/office-locator/strings.en';
import { en as purchaseEn } from '#widgets/pseudo-bind/strings.en';
import { en as setEn } from '#widgets/set-password/strings.en';
import { en as signInEn } from '#widgets/sign-in/strings.en';
import { beginningWith } from '../../browser/model/beginning-with.ts';
import { Customer, customers } from '../../browser/model/customer.ts';
import { OfficeSeeker } from '../../browser/model/office-seeker.ts';
import { asksForLinkAgain, linkIsSent, linkSent, rejectsToken, waits } from './account-outcomes.ts';
import type { FaultPoint, Scene } from './fault-point.ts';
import { expect } from './journey.ts';
import { allBut } from './response-faults.ts';
import { leadWithout, quoteToBuy } from './seed-data.ts';

/** The message for an unreachable service, a malformed response or a rejected token. */
const unreachable = ({ visitor: { scope, texts } }: Scene) =>
  scope
    .getByText(texts.unreachableTitle)
    .or(scope.getByText(texts.malformedTitle))
    .or(scope.getByText(texts.expiredTitle));
const retries = ({ visitor }: Scene) => visitor.button(visitor.texts.retry).first().click();
const purchaseUnreachable = ({ page }: Scene) =>
  page
    .getByText(purchaseEn.unreachableTitle)
    .or(page.getByText(purchaseEn.malformedTitle))
    .or(page.getByText(purchaseEn.expiredTitle));
const retriesPurchase = ({ purchase }: Scene) => purchase.button(purchaseEn.retry).click();
const license = '77665544';
/** The message of a form of the account. */
const accountUnreachable = ({ page }: Scene, texts: Readonly<Record<'unreachable' | 'malformed', string>>) =>
  page.getByText(texts.unreachable).or(page.getByText(texts.malformed));
const accountOf = ({ page }: Scene, account = customers.alex as Customer['account']) =>
  new Customer(page, 'en', account);

const goesBackToCoverage = async ({ visitor }: Scene) => {
  await visitor.presses(visitor.texts.back);
  await expect(visitor.packages().first()).toBeVisible();
};

const passwordSet = ({ page }: Scene) => page.getByRole('heading', { name: setEn.doneTitle });

const signsInAgain = (scene: Scene) => accountOf(scene).button(signInEn.submit).click();
const isSignedIn = ({ page }: Scene) => expect(page).toHaveURL(/\/welcome\.html$/);

/** The shared steps of both calls behind “Find my policy”. */
const looksUpAPolicy = {
  async arrives({ payer }) {
    await payer.opens();
    await payer.fillsIn();
  },
  makesCall: ({ payer }) => payer.button('findPolicy').click(),
  async triesAgain({ payer }) {
    await payer.closesDialog();
    await payer.button('findPolicy').click();
  },
  succeeds: ({ payer }) => payer.sees('detailsTitle'),
} satisfies Partial<FaultPoint>;

export const faultPoints: readonly FaultPoint[] = [
  {
    where: 'the zip form',
    call: 'cityByZip',
    widget: 'cover-zip-form',
    async arrives({ visitor, person }) {
      await visitor.opens('/zip-form.html');
      await visitor.within(visitor.page.locator('cover-zip-form').first()).typesZip(person.zip);
    },
    makesCall: ({ visitor }) => visitor.within(visitor.page.locator('cover-zip-form').first()).asksForQuotes(),
    message: ({ visitor: { page, zipTexts } }) =>
      page.getByText(zipTexts.unreachable).or(page.getByText(zipTexts.malformed)).or(page.getByText(zipTexts.expired)),
    triesAgain: ({ visitor }) => visitor.within(visitor.page.locator('cover-zip-form').first()).asksForQuotes(),
    succeeds: ({ page }) => expect(page).toHaveURL(/#driver1$/),
  },
  {
    where: 'the lookup of a license',
    call: 'driverByLicense',
    widget: 'cover-quote-flow',
    async arrives({ visitor }) {
      await visitor.opens('/quote-flow.html');
      await visitor.ticks(visitor.choice(visitor.texts.modeLabel, visitor.texts['mode.license']));
      await visitor.field(visitor.texts.licenseNumber).fill('99887760');
      await visitor.typesBirthDate();
    },
    makesCall: ({ visitor }) => visitor.goesOn(),
    // The fields for manual entry appear, and keep the number as an optional answer.
    leavesForm: true,
    message: unreachable,
    async triesAgain(scene) {
      const { scope, texts } = scene.visitor;
      await expect(scope.getByRole('textbox', { name: beginningWith(texts.licenseNumber) })).toHaveValue('99887760');
      await retries(scene);
    },
    succeeds: ({ visitor }) => visitor.sees(visitor.texts.licenseNotFound),
  },
  {
    where: 'the zip code of an address',
    call: 'cityByZip',
    widget: 'cover-quote-flow',
    async arrives({ visitor, sandbox, person }) {
      await visitor.opens((await leadWithout(sandbox, person, 'address')).path);
      await visitor.field(visitor.texts.street).fill(person.street);
    },
    makesCall: ({ visitor, person }) => visitor.field(visitor.texts.zip).fill(person.zip),
    message: unreachable,
    triesAgain: retries,
    succeeds: ({ visitor }) => expect(visitor.field(visitor.texts.city)).toHaveValue('Austin'),
  },
  {
    where: 'the car of a VIN',
    call: 'detailByVin',
    widget: 'cover-quote-flow',
    async arrives({ visitor, sandbox, person }) {
      await visitor.opens((await leadWithout(sandbox, person, 'vehicles')).path);
      await visitor.seesStep(visitor.texts.addFirstVehicle);
    },
    makesCall: ({ visitor }) => visitor.typesVin(),
    message: unreachable,
    triesAgain: retries,
    succeeds: ({ visitor }) => visitor.seesTheirCar(),
  },
  {
    where: 'the makes of a year',
    call: 'vehicleMakes',
    widget: 'cover-quote-flow',
    async arrives({ visitor, sandbox, person }) {
      await visitor.opens((await leadWithout(sandbox, person, 'vehicles')).path);
      await visitor.ticks(visitor.choice(visitor.texts.vehicleEntry, visitor.texts['vehicleEntry.model']));
    },
    makesCall: ({ visitor }) => visitor.list(visitor.texts.vehicleYear).selectOption('2019'),
    message: unreachable,
    triesAgain: retries,
    succeeds: ({ visitor }) => visitor.list(visitor.texts.make).selectOption('Toyota'),
  },
  {
    where: 'the coverages of a state',
    call: 'getCoverages',
    widget: 'cover-quote-flow',
    arrives: () => Promise.resolve(),
    async makesCall({ visitor, sandbox, person }) {
      await visitor.opens((await leadWithout(sandbox, person, 'coverage')).path);
    },
    message: unreachable,
    triesAgain: retries,
    succeeds: ({ visitor }) => expect(visitor.packages().first()).toBeVisible(),
  },
  {
    where: 'a quote that is submitted',
    call: 'prepareTransaction',
    widget: 'cover-quote-flow',
    async arrives({ visitor, sandbox, person }) {
      await visitor.opens((await leadWithout(sandbox, person, 'coverage')).path);
      await visitor.choosesFirstPackage();
    },
    makesCall: ({ visitor }) => visitor.presses(visitor.texts.seeQuotes),
    leavesForm: true,
    returns: goesBackToCoverage,
    message: ({ visitor }) => visitor.heading(new RegExp(visitor.person.firstName)),
    triesAgain: retries,
    succeeds: async ({ visitor, sandbox }) => {
      await expect.poll(async () => (await sandbox.requests('getResults')).length).toBeGreaterThan(0);
      sandbox.letsCarriersRespond();
      await visitor.results.show();
    },
  },
  {
    where: 'the rates of a quote',
    call: 'getResults',
    widget: 'cover-quote-flow',
    async arrives({ visitor, sandbox, person }) {
      await visitor.opens((await leadWithout(sandbox, person, 'coverage')).path);
      await visitor.choosesFirstPackage();
    },
    makesCall: ({ visitor }) => visitor.presses(visitor.texts.seeQuotes),
    leavesForm: true,
    returns: goesBackToCoverage,
    message: ({ visitor }) => visitor.heading(new RegExp(visitor.person.firstName)),
    triesAgain: retries,
    succeeds: async ({ visitor, sandbox }) => {
      sandbox.letsCarriersRespond();
      await visitor.results.show();
    },
  },
  {
    where: 'the page of a carrier',
    call: 'buyNow',
    widget: 'cover-quote-flow',
    async arrives({ visitor, sandbox, person }) {
      const { path } = await leadWithout(sandbox, person);
      await visitor.opens(path);
      await expect.poll(async () => (await sandbox.requests('getResults')).length).toBeGreaterThan(0);
      sandbox.letsCarriersRespond();
      await visitor.results.show();
      const carrier = await visitor.results.carrierThatCanBeFramed();
      await visitor.results.action(visitor.texts['results.buy'], carrier).click();
    },
    makesCall: ({ visitor }) => visitor.presses(visitor.texts['results.yes']),
    message: ({ visitor }) =>
      visitor.heading(new RegExp(format(visitor.texts['results.buyFailedTitle'], { carrier: '.*' }))),
    triesAgain: ({ visitor }) => visitor.presses(visitor.texts['results.tryBuyAgain']),
    succeeds: ({ visitor }) =>
      expect(visitor.results.partnerPage.getByRole('heading', { name: 'Almost there, Rowan' })).toBeVisible(),
  },
  {
    where: 'a partner’s lead',
    call: 'affiliateLead',
    widget: 'cover-quote-flow',
    arrives: () => Promise.resolve(),
    async makesCall({ visitor, sandbox, person }) {
      await visitor.opens((await leadWithout(sandbox, person, 'vehicles')).path);
    },
    message: unreachable,
    triesAgain: retries,
    succeeds: ({ visitor }) => visitor.seesStep(visitor.texts.addFirstVehicle),
  },
  {
    where: 'the lookup of a policy',
    call: 'findPayablePolicy',
    widget: 'cover-make-a-payment',
    ...looksUpAPolicy,
    message: ({ payer }) => payer.dialog.getByText(/could not reach our service|did not answer as it should/),
  },
  {
    where: 'the session of a payment',
    call: 'openPaymentSession',
    widget: 'cover-make-a-payment',
    ...looksUpAPolicy,
    message: ({ payer }) => payer.dialog.getByText(/could not reach our service|wrong with the payment process/),
  },
  {
    where: 'the way back from a payment',
    call: 'setPaymentReturn',
    widget: 'cover-make-a-payment',
    async arrives({ payer }) {
      await payer.opens();
      await payer.looksUp();
      await payer.sees('detailsTitle');
    },
    makesCall: ({ payer }) => payer.payButton.click(),
    message: ({ payer }) => payer.dialog.getByText(/could not reach our service|wrong with the payment process/),
    async triesAgain({ payer }) {
      await payer.closesDialog();
      await payer.payButton.click();
    },
    async succeeds({ payer }) {
      await payer.paymentPage.sees();
      await payer.paymentPage.pays();
      await payer.sees('paidTitle');
    },
    counts: async ({ payer }) => (await payer.charges()).length,
    otherwise: [
      {
        faults: allBut('hang-up', 'hang-up afterwards'),
        title: 'any other failure does not stop the payment',
        announces: 'another page',
        sees: ({ payer }) => payer.paymentPage.sees(),
      },
    ],
  },
  {
    where: 'the result of a payment',
    call: 'loadPaymentResult',
    widget: 'cover-make-a-payment',
    async arrives({ payer }) {
      await payer.opens();
      await payer.goesToPay();
      await payer.paymentPage.typesCard();
    },
    makesCall: ({ payer }) => payer.paymentPage.payButton.click(),
    leavesForm: true,
    message: ({ payer }) => payer.widget.getByRole('heading', { name: payer.texts.unreadTitle }),
    triesAgain: ({ payer }) => payer.button('tryAgain').click(),
    succeeds: ({ payer }) => payer.sees('paidTitle'),
    counts: async ({ payer }) => (await payer.charges()).length,
  },
  {
    where: 'the quote that is bought',
    call: 'loadBindQuote',
    widget: 'cover-pseudo-bind',
    arrives: () => Promise.resolve(),
    async makesCall({ visitor, sandbox, person }) {
      await visitor.opens(await quoteToBuy(sandbox, person));
    },
    message: ({ page }) => page.getByRole('heading', { name: purchaseEn.failedTitle }),
    triesAgain: retriesPurchase,
    succeeds: ({ purchase }) => purchase.seesSection(purchaseEn.driverTitle),
  },
  {
    where: 'the check of a license',
    call: 'driverByLicense',
    widget: 'cover-pseudo-bind',
    async arrives({ visitor, sandbox, person, purchase, page }) {
      await visitor.opens(await quoteToBuy(sandbox, person));
      await purchase.field(purchaseEn.licenseNumber).fill(license);
      await page.getByRole('checkbox').check({ force: true });
    },
    makesCall: ({ purchase }) => purchase.button(purchaseEn.next).click(),
    message: purchaseUnreachable,
    triesAgain: retriesPurchase,
    succeeds: ({ purchase }) => purchase.seesSection(purchaseEn.contactTitle),
  },
  {
    where: 'a sign-in',
    call: 'signIn',
    widget: 'cover-sign-in',
    arrives: ({ page, sandbox }) => page.goto(`${sandbox.url}/sign-in.html`),
    makesCall: (scene) => accountOf(scene).typesCredentials(),
    message: (scene) => accountUnreachable(scene, signInEn),
    triesAgain: signsInAgain,
    succeeds: isSignedIn,
    otherwise: [
      {
        faults: ['status 401'],
        title: 'a 401 is the answer to a wrong password',
        announces: ({ page }) => page.getByText(signInEn.refused),
        async continues(scene) {
          await signsInAgain(scene);
          await isSignedIn(scene);
        },
      },
      ...waits({
        async continues(scene) {
          await signsInAgain(scene);
          await isSignedIn(scene);
        },
      }),
    ],
  },
  {
    where: 'the message with a link for a new password',
    call: 'sendPasswordReset',
    widget: 'cover-forgot-password',
    async arrives({ page, sandbox, person }) {
      await page.goto(`${sandbox.url}/forgot-password.html`);
      await page.getByRole('textbox', { name: forgotEn.email }).fill(person.email);
    },
    makesCall: (scene) => accountOf(scene).button(forgotEn.submit).click(),
    message: (scene) => accountUnreachable(scene, forgotEn),
    triesAgain: (scene) => accountOf(scene).button(forgotEn.submit).click(),
    succeeds: linkIsSent,
    otherwise: [
      {
        faults: ['empty'],
        title: 'an empty response is an acknowledgement',
        announces: linkSent,
        leavesForm: true,
      },
      ...rejectsToken(asksForLinkAgain),
      ...waits({ continues: asksForLinkAgain }),
    ],
  },
  {
    where: 'a new password',
    call: 'setPassword',
    widget: 'cover-set-password',
    async arrives(scene) {
      const customer = accountOf(scene, customers.riley);
      await customer.opens(`${scene.sandbox.url}/forgot-password.html`);
      await customer.asksForLink();
      await customer.followsLink(scene.sandbox.url);
      await expect(customer.newPassword()).toBeVisible();
    },
    makesCall: (scene) => accountOf(scene).choosesPassword('Riley345!'),
    message: (scene) => accountUnreachable(scene, setEn),
    triesAgain: (scene) => accountOf(scene).button(setEn.submit).click(),
    succeeds: (scene) => accountOf(scene).seesPasswordSet(),
    otherwise: [
      {
        faults: ['empty'],
        title: 'an empty response is an acknowledgement',
        announces: passwordSet,
        leavesForm: true,
      },
      {
        faults: ['truncated', 'hang-up afterwards'],
        title: 'after a lost response the used link leads to the sign-in page',
        announces: (scene) => accountUnreachable(scene, setEn),
        async continues(scene) {
          await accountOf(scene).button(setEn.submit).click();
          await expect(scene.page.getByText(setEn.doubtText)).toBeVisible();
        },
      },
      {
        faults: ['status 401'],
        title: 'a 401 is the answer to a link that no longer works',
        announces: ({ page }) => page.getByRole('heading', { name: setEn.expiredTitle }),
        leavesForm: true,
      },
      ...waits({
        async continues(scene) {
          await accountOf(scene).button(setEn.submit).click();
          await accountOf(scene).seesPasswordSet();
        },
      }),
    ],
  },
  {
    where: 'a place to look for offices',
    call: 'findAddressCandidates',
    widget: 'cover-office-locator',
    async arrives({ page, sandbox }) {
      await page.goto(`${sandbox.url}/office-locator.html`);
      await new OfficeSeeker(page).field.fill('El Paso, TX');
    },
    makesCall: ({ page }) =>
      new OfficeSeeker(page).widget.getByRole('button', { name: officeEn.search, exact: true }).click(),
    message: ({ page }) => page.getByText(officeEn['error.unreachable']),
    triesAgain: ({ page }) =>
      new OfficeSeeker(page).widget.getByRole('button', { name: officeEn.search, exact: true }).click(),
    succeeds: ({ page }) => expect(page.getByText(/offices? near El Paso/i).first()).toBeVisible(),
  },
];
