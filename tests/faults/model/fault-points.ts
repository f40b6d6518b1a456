import { format } from '#i18n/format';
import { en as forgotEn } from '#widgets/forgot-password/strings.en';
import { en as officeEn } from '#widgets/office-locator/strings.en';
import { en as purchaseEn } from '#widgets/pseudo-bind/strings.en';
import { en as rentersEn } from '#widgets/renters/strings.en';
import { en as roadsideEn } from '#widgets/roadside/strings.en';
import { en as setEn } from '#widgets/set-password/strings.en';
import { en as signInEn } from '#widgets/sign-in/strings.en';
import { Customer, customers } from '../../browser/model/customer.ts';
import { OfficeSeeker } from '../../browser/model/office-seeker.ts';
import { newRenter, RentersVisitor } from '../../browser/model/renters.ts';
import { RoadsideMember } from '../../browser/model/roadside-member.ts';
import { accountFaultPoints } from './account-fault-points.ts';
import type { FaultPoint, Scene } from './fault-point.ts';
import { expect } from './journey.ts';
import { leadWithout, quoteToBuy } from './seed-data.ts';

/** The message for an unreachable service or a malformed response. */
const unreachable = ({ visitor: { scope, texts } }: Scene) =>
  scope.getByText(texts.unreachableTitle).or(scope.getByText(texts.malformedTitle));
const retries = ({ visitor }: Scene) => visitor.button(visitor.texts.retry).first().click();
const purchaseUnreachable = ({ page }: Scene) =>
  page.getByText(purchaseEn.unreachableTitle).or(page.getByText(purchaseEn.malformedTitle));
const retriesPurchase = ({ purchase }: Scene) => purchase.button(purchaseEn.retry).click();
const license = '77665544';
/** The message of a form of the account. */
const accountUnreachable = ({ page }: Scene, texts: Readonly<Record<'unreachable' | 'malformed', string>>) =>
  page.getByText(texts.unreachable).or(page.getByText(texts.malformed));
const accountOf = ({ page }: Scene, account = customers.alex as Customer['account']) =>
  new Customer(page, 'en', account);

const renterOf = ({ page, sandbox, person }: Scene) =>
  new RentersVisitor(page, sandbox, 'en', { ...newRenter(), email: person.email });
const failedRenters = ({ page }: Scene) =>
  page.getByText(rentersEn.unreachableTitle).or(page.getByText(rentersEn.malformedTitle));
const retriesRenters = ({ page }: Scene) => page.getByRole('button', { name: rentersEn.retry, exact: true }).click();

const memberOf = ({ page, sandbox, person }: Scene) => new RoadsideMember(page, sandbox, 'en', person.email);
const failedRoadside = ({ page }: Scene) =>
  page.getByText(roadsideEn.unreachableTitle).or(page.getByText(roadsideEn.malformedTitle));
const retriesRoadside = (scene: Scene) => memberOf(scene).button('retry').click();

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
      page.getByText(zipTexts.unreachable).or(page.getByText(zipTexts.malformed)),
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
    message: unreachable,
    triesAgain: retries,
    succeeds: ({ visitor }) => visitor.sees(visitor.texts.licenseNotFound),
    // Any other failure opens the fields for manual entry (spec 1 §8).
    only: ['hangUp', 'hang'],
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
    only: ['hangUp', 'hang'],
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
    succeeds: ({ payer }) => payer.paymentPage.sees(),
    // Any other failure does not stop the payment.
    only: ['hangUp'],
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
    triesAgain: (scene) => accountOf(scene).button(signInEn.submit).click(),
    succeeds: ({ page }) => expect(page).toHaveURL(/\/welcome\.html$/),
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
    succeeds: ({ page }) => expect(page.getByRole('heading', { name: forgotEn.sentTitle })).toBeVisible(),
    // An empty response is an acknowledgement.
    only: ['status', 'hangUp', 'hang', 'truncated', 'html', 'huge'],
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
    },
    makesCall: (scene) => accountOf(scene).choosesPassword('Riley345!'),
    message: (scene) => accountUnreachable(scene, setEn),
    triesAgain: (scene) => accountOf(scene).button(setEn.submit).click(),
    succeeds: (scene) => accountOf(scene).seesPasswordSet(),
    // After other faults the password is set, and the link is used up.
    only: ['status', 'hangUp', 'hang'],
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
  {
    where: 'the coverages of a rented home',
    call: 'rentersCoverages',
    widget: 'cover-renters',
    async arrives(scene) {
      const renter = renterOf(scene);
      await renter.opens();
      await renter.introduces();
      await renter.sees('Austin, TX');
    },
    makesCall: (scene) => renterOf(scene).goesOn(),
    leavesForm: true,
    message: ({ page }) => page.getByText(rentersEn.coverageNotLoadedTitle),
    triesAgain: retriesRenters,
    succeeds: (scene) => renterOf(scene).seesSection(rentersEn.coverageTitle),
  },
  {
    where: 'the price of a renters policy',
    call: 'rateRenters',
    widget: 'cover-renters',
    async arrives(scene) {
      const renter = renterOf(scene);
      await renter.opens();
      await renter.introduces();
      await renter.sees('Austin, TX');
      await renter.goesOn();
      await renter.seesSection(rentersEn.coverageTitle);
    },
    makesCall: (scene) => renterOf(scene).goesOn(rentersEn.seePrice),
    leavesForm: true,
    message: failedRenters,
    triesAgain: retriesRenters,
    succeeds: (scene) => renterOf(scene).seesSection(rentersEn.paymentTitle),
  },
  {
    where: 'the prices of a roadside membership',
    call: 'prepareRoadside',
    widget: 'cover-roadside',
    arrives: () => Promise.resolve(),
    async makesCall(scene) {
      const member = memberOf(scene);
      await member.opens();
      await member.choice('family').check();
    },
    message: failedRoadside,
    triesAgain: retriesRoadside,
    succeeds: (scene) => memberOf(scene).reads('$69.00'),
  },
  {
    where: 'a roadside membership that is bought',
    call: 'enrollRoadside',
    widget: 'cover-roadside',
    async arrives(scene) {
      const member = memberOf(scene);
      await member.opens();
      await member.chooses('single');
      await member.fillsIn();
    },
    makesCall: (scene) => memberOf(scene).payButton('$39.00').click(),
    message: failedRoadside,
    triesAgain: retriesRoadside,
    succeeds: (scene) => memberOf(scene).paymentPage.sees(),
  },
  ...accountFaultPoints,
];
