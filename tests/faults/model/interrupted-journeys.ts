import { AutoPaymentVisitor } from '../../browser/model/auto-payment.ts';
import { ConsentVisitor } from '../../browser/model/consent-visitor.ts';
import { Customer } from '../../browser/model/customer.ts';
import { NewCustomer } from '../../browser/model/new-customer.ts';
import { OfficeSeeker } from '../../browser/model/office-seeker.ts';
import { StartedPurchase } from '../../browser/model/purchase-pages.ts';
import { RentersVisitor } from '../../browser/model/renters.ts';
import { RoadsideMember } from '../../browser/model/roadside-member.ts';
import { startAutoAgent } from './auto-agent.ts';
import { perScene, type Scene } from './fault-point.ts';
import type { Fields, Invariants } from './invariants.ts';
import { expect } from './journey.ts';
import { savedQuote } from './seed-data.ts';

/** A journey in which a visitor enters something, is interrupted, and then goes on to its end. */
export interface InterruptedJourney {
  /** The subject of a title. */
  what: string;
  /** Selector of the widget. */
  widget: string;
  path: string;
  /** A call after the interruption, for which the services may refuse the token of the page. */
  tokenCall?: string;
  /** Enters what must not be lost. */
  begins(scene: Scene): Promise<unknown>;
  /** Goes on to the page on which the journey is paid. */
  goesToPay?(scene: Scene): Promise<unknown>;
  /** Goes there once more, after Back. */
  continuesToPay?(scene: Scene): Promise<unknown>;
  /** Completes the journey, and expects that the services have everything once. */
  ends(scene: Scene): Promise<unknown>;
}

/** What a journey begins with and its end needs. */
function remembered<Value>(create: (scene: Scene) => Promise<Value> | Value): (scene: Scene) => Promise<Value> {
  const valueOf = perScene((scene) => ({ value: create(scene) }));
  return async (scene) => valueOf(scene).value;
}

const quoteOf = remembered(({ sandbox, person }) => savedQuote(sandbox, person));
const newCustomerOf = perScene(({ page, sandbox }) => new NewCustomer(page, sandbox));
const consentVisitorOf = perScene(({ page, sandbox }) => new ConsentVisitor(page, sandbox));
/** A customer that no other test uses. */
const customerOf = remembered(
  async ({ page, sandbox }) => new Customer(page, 'en', { ...(await sandbox.makesCustomer('new')), name: '' }),
);
const renterOf = perScene(({ page, sandbox }) => new RentersVisitor(page, sandbox));
const memberOf = perScene(({ page, sandbox }) => new RoadsideMember(page, sandbox));
const buyerOf = perScene(({ page, sandbox }) => new AutoPaymentVisitor(page, sandbox));
const startedPurchaseOf = remembered(({ sandbox }) => StartedPurchase.at(sandbox, -1));

/** The forms that a page of the sandbox has received from this person. */
async function postedForms({ sandbox, person }: Scene, name: string): Promise<readonly object[]> {
  const response = await fetch(`${sandbox.url}/sandbox/forms/${name}`);
  const posted = (await response.json()) as { email: string }[];
  return posted.filter(({ email }) => email === person.email);
}

const isReceived = ({ page }: Scene) => expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();

/** The premium that is paid, which `npm test` samples. */
export const interruptedPayment: InterruptedJourney = {
  what: 'a payment',
  widget: 'cover-make-a-payment',
  path: '/make-a-payment.html',
  tokenCall: 'findPayablePolicy',
  async begins({ payer }) {
    await payer.opens();
    await payer.fillsIn();
  },
  async goesToPay({ payer }) {
    await payer.button('findPolicy').click();
    await payer.sees('detailsTitle');
    await payer.payButton.click();
    await payer.paymentPage.sees();
  },
  async continuesToPay({ payer }) {
    await payer.sees('pendingTitle');
    await payer.button('toPayment').click();
    await payer.paymentPage.sees();
  },
  async ends({ payer }) {
    await payer.paymentPage.pays();
    await payer.sees('paidTitle');
    expect(await payer.charges()).toHaveLength(1);
  },
};

export const interruptedJourneys: readonly InterruptedJourney[] = [
  interruptedPayment,
  {
    what: 'a purchase',
    widget: 'cover-pseudo-bind',
    path: '/pseudo-bind.html',
    tokenCall: 'driverByLicense',
    async begins(scene) {
      const { purchasePath } = await quoteOf(scene);
      await scene.visitor.opens(purchasePath);
      await scene.purchase.entersDriver();
    },
    async ends(scene) {
      const { page, sandbox, person, purchase } = scene;
      const agent = startAutoAgent(page, sandbox);
      await purchase.goesOnToTheCodes(person.firstName);
      await purchase.givesCodes();
      await purchase.isAllSet(person.firstName);
      await agent.leaves();
      const { transactionId } = await quoteOf(scene);
      expect(await sandbox.verifications(transactionId)).toHaveLength(1);
    },
  },
  {
    what: 'a new account',
    widget: 'cover-create-customer',
    path: '/create-customer.html',
    tokenCall: 'createCustomer',
    async begins(scene) {
      const customer = newCustomerOf(scene);
      await customer.opens();
      await customer.fillsIn();
    },
    async ends(scene) {
      const customer = newCustomerOf(scene);
      await customer.submit.click();
      await expect(scene.page).toHaveURL(/\/welcome\.html/);
      expect(await customer.accounts()).toHaveLength(1);
    },
  },
  {
    what: 'a consent',
    widget: 'cover-consent-form',
    path: '/consent-form.html',
    tokenCall: 'saveConsent',
    async begins(scene) {
      const person = consentVisitorOf(scene);
      await person.isAsked();
      await person.opens();
      await person.widget.getByRole('textbox', { name: person.texts.phone }).fill('(512) 555-0142');
      await person.ticksEveryBox();
    },
    async ends(scene) {
      const person = consentVisitorOf(scene);
      await person.button('submit').click();
      await person.sees('givenTitle');
      expect(await person.consents()).toHaveLength(1);
    },
  },
  {
    what: 'a sign-in',
    widget: 'cover-sign-in',
    path: '/sign-in.html',
    async begins(scene) {
      const customer = await customerOf(scene);
      await customer.opens(`${scene.sandbox.url}/sign-in.html`);
      await customer.entersCredentials();
    },
    async ends(scene) {
      const customer = await customerOf(scene);
      await customer.button(customer.signInTexts.submit).click();
      await expect(scene.page).toHaveURL(/\/welcome\.html/);
      expect(await scene.sandbox.requests('signIn')).toHaveLength(1);
    },
  },
  {
    what: 'a forgotten password',
    widget: 'cover-forgot-password',
    path: '/forgot-password.html',
    async begins(scene) {
      const customer = await customerOf(scene);
      await customer.opens(`${scene.sandbox.url}/forgot-password.html`);
      await customer.entersEmail();
    },
    async ends(scene) {
      const customer = await customerOf(scene);
      await customer.sendsEmail();
      expect(await customer.mails(scene.sandbox.url)).toHaveLength(1);
    },
  },
  {
    what: 'a new password',
    widget: 'cover-set-password',
    path: '/set-password.html',
    async begins({ page, sandbox }) {
      const customer = new Customer(page);
      await customer.opens(await sandbox.sendsResetLink());
      await customer.entersPassword('Riley345!');
    },
    async ends({ page, sandbox }) {
      const customer = new Customer(page);
      await customer.button(customer.setTexts.submit).click();
      await customer.seesPasswordSet();
      expect(await sandbox.requests('setPassword')).toHaveLength(1);
    },
  },
  {
    what: 'an office search',
    widget: 'cover-office-locator',
    path: '/office-locator.html',
    async begins({ page, sandbox }) {
      const seeker = new OfficeSeeker(page);
      await page.goto(`${sandbox.url}/office-locator.html`);
      await seeker.looksFor('El Paso, TX');
      await seeker.reads(/offices? (near|nearest to) El Paso/);
      await seeker.field.fill('Austin, TX');
    },
    async ends({ page, sandbox }) {
      const seeker = new OfficeSeeker(page);
      await seeker.reads(/offices? (near|nearest to) El Paso/);
      await seeker.field.press('Enter');
      await seeker.item('Austin Downtown').click();
      await expect(seeker.item('Austin Downtown')).toHaveAttribute('aria-expanded', 'true');
      expect(await sandbox.requests('findAddressCandidates')).toHaveLength(2);
    },
  },
  {
    what: 'a newsletter form',
    widget: 'cover-newsletter:not([language])',
    path: '/newsletter.html',
    async begins({ page, visitor, person }) {
      await visitor.opens('/newsletter.html');
      await page.locator('cover-newsletter:not([language]) .cover-root').getByRole('textbox').fill(person.email);
    },
    async ends(scene) {
      await scene.page.locator('cover-newsletter:not([language]) .cover-root').getByRole('button').click();
      await isReceived(scene);
      expect(await postedForms(scene, 'newsletter')).toHaveLength(1);
    },
  },
  {
    what: 'a form of the page',
    widget: 'cover-form[language=en]',
    path: '/form.html',
    async begins({ page, visitor, person }) {
      await visitor.opens('/form.html');
      const form = page.locator('cover-form[language=en]');
      const drawn = form.locator('.cover-root');
      await drawn.getByRole('textbox', { name: 'First name' }).fill(person.firstName);
      await drawn.getByRole('textbox', { name: 'Email address' }).fill(person.email);
      await drawn.getByRole('textbox', { name: 'Message' }).fill('A deer.');
      await form.getByLabel('What is 3 + 4?').fill('7');
    },
    async ends(scene) {
      const drawn = scene.page.locator('cover-form[language=en] .cover-root');
      await drawn.getByRole('button', { name: 'Send', exact: true }).click();
      await isReceived(scene);
      expect(await postedForms(scene, 'form')).toHaveLength(1);
    },
  },
  {
    what: 'a renters flow',
    widget: 'cover-renters',
    path: '/renters.html',
    tokenCall: 'rentersCoverages',
    async begins(scene) {
      const renter = renterOf(scene);
      await renter.opens();
      await renter.introduces();
      await renter.sees('Austin, TX');
      // Half an hour before midnight, today is over when a frozen page is active again.
      await renter.starts(7);
    },
    async ends(scene) {
      const renter = renterOf(scene);
      await renter.goesOn();
      await renter.choosesCoverage();
      await renter.seesSection(renter.texts.paymentTitle);
      await renter.givesGoodCard();
      await renter.pay.click();
      await renter.isInsured();
      expect(await renter.records()).toHaveLength(1);
      expect(await renter.charges()).toHaveLength(1);
    },
  },
  {
    what: 'a roadside membership',
    widget: 'cover-roadside',
    path: '/roadside.html',
    tokenCall: 'enrollRoadside',
    async begins(scene) {
      const member = memberOf(scene);
      await member.opens();
      await member.chooses('single');
      await member.fillsIn();
    },
    async goesToPay(scene) {
      const member = memberOf(scene);
      await member.payButton('$39.00').click();
      await member.paymentPage.sees();
    },
    async continuesToPay(scene) {
      const member = memberOf(scene);
      await member.sees('pendingTitle');
      await member.button('toPayment').click();
      await member.paymentPage.sees();
    },
    async ends(scene) {
      const member = memberOf(scene);
      await member.paymentPage.pays();
      await member.sees('confirmedTitle');
      expect(await member.charges()).toHaveLength(1);
    },
  },
  {
    what: 'an auto payment',
    widget: 'cover-auto-payment',
    path: '/auto-payment.html',
    tokenCall: 'submitPurchase',
    async begins(scene) {
      const buyer = buyerOf(scene);
      await buyer.opens(await startedPurchaseOf(scene));
      await buyer.confirmsDriver();
      await buyer.drivesAlone();
      await buyer.seesSection(buyer.texts.questionsTitle);
      await buyer.picks(buyer.partner.rideshare, buyer.texts.no);
    },
    async goesToPay(scene) {
      const buyer = buyerOf(scene);
      await buyer.answersQuestions();
      await buyer.seesSection(buyer.texts.policyTitle);
      await buyer.goesToPay();
      await buyer.seesCardForm();
    },
    async continuesToPay(scene) {
      const buyer = buyerOf(scene);
      await buyer.continuesToPay();
      await buyer.seesCardForm();
    },
    async ends(scene) {
      const buyer = buyerOf(scene);
      await buyer.givesCard();
      await buyer.signs();
      await buyer.isInsured();
      expect(await buyer.record(await startedPurchaseOf(scene))).toMatchObject({ charges: [{}], signatures: [{}] });
    },
  },
];

/** Begins a journey. Returns the fields of its widget, with what was entered. */
export async function entersInto(journey: InterruptedJourney, scene: Scene, invariants: Invariants): Promise<Fields> {
  await journey.begins(scene);
  // Pages whose files are pending when they are left are loaded again.
  await scene.visitor.hasReceivedTheWholeWidget(journey.widget);
  const fields = await invariants.fields(scene.page.locator(journey.widget));
  const entered = Object.values(fields).filter((value) => value !== '' && value !== 'false');
  expect(entered, 'What was entered').not.toEqual([]);
  return fields;
}
