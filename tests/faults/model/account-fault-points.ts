import { en as consentEn } from '#widgets/consent-form/strings.en';
import { en as createEn } from '#widgets/create-customer/strings.en';
import { en as portalEn } from '#widgets/customer-portal/strings.en';
import { en as forgotEn } from '#widgets/forgot-password/strings.en';
import { ConsentVisitor } from '../../browser/model/consent-visitor.ts';
import { Customer } from '../../browser/model/customer.ts';
import { NewCustomer } from '../../browser/model/new-customer.ts';
import type { FaultPoint, Scene } from './fault-point.ts';
import { expect } from './journey.ts';

/** An empty response is an acknowledgement. */
const allButEmpty = ['status', 'hangUp', 'hang', 'truncated', 'html', 'huge'];

const newCustomerOf = ({ page, sandbox, person }: Scene) => new NewCustomer(page, sandbox, 'en', person.email);

/** The shared steps of both calls behind “Create my account”. */
const createsACustomer = {
  widget: 'cover-create-customer',
  async arrives(scene) {
    const customer = newCustomerOf(scene);
    await customer.opens();
    await customer.fillsIn();
  },
  makesCall: (scene) => newCustomerOf(scene).submit.click(),
  message: ({ page }) => page.getByText(createEn.unreachableTitle).or(page.getByText(createEn.malformedTitle)),
  triesAgain: ({ page }) => page.getByRole('button', { name: createEn.retry, exact: true }).click(),
  succeeds: ({ page }) => expect(page).toHaveURL(/\/welcome\.html/),
} satisfies Partial<FaultPoint>;

const consentVisitors = new WeakMap<Scene, ConsentVisitor>();
const consentVisitorOf = (scene: Scene): ConsentVisitor => {
  const person = consentVisitors.get(scene) ?? new ConsentVisitor(scene.page, scene.sandbox);
  consentVisitors.set(scene, person);
  return person;
};
const retriesConsent = (scene: Scene) => consentVisitorOf(scene).button('retry').click();

/** Fault points of the account's forms, for calls without another fault point. */
export const accountFaultPoints: readonly FaultPoint[] = [
  { ...createsACustomer, where: 'the authentication of a new customer', call: 'authenticateCustomer' },
  { ...createsACustomer, where: 'a new customer', call: 'createCustomer', only: allButEmpty },
  {
    where: 'the person of a link for consent',
    call: 'loadConsent',
    widget: 'cover-consent-form',
    arrives: (scene) => consentVisitorOf(scene).isAsked(),
    makesCall: (scene) => consentVisitorOf(scene).opens(),
    message: ({ page }) => page.getByRole('heading', { name: consentEn.loadFailedTitle }),
    triesAgain: retriesConsent,
    succeeds: (scene) => consentVisitorOf(scene).sees('title'),
    leavesForm: true,
  },
  {
    where: 'a consent',
    call: 'saveConsent',
    widget: 'cover-consent-form',
    async arrives(scene) {
      const person = consentVisitorOf(scene);
      await person.isAsked();
      await person.opens();
      await person.ticksEveryBox();
    },
    makesCall: (scene) => consentVisitorOf(scene).button('submit').click(),
    message: ({ page }) => page.getByRole('heading', { name: consentEn.saveFailedTitle }),
    triesAgain: retriesConsent,
    succeeds: (scene) => consentVisitorOf(scene).sees('givenTitle'),
    only: allButEmpty,
    leavesForm: true,
  },
  {
    where: 'whether there is a customer whose password is forgotten',
    call: 'checkCustomer',
    widget: 'cover-forgot-password',
    async arrives({ page, sandbox, person }) {
      await page.goto(`${sandbox.url}/forgot-password.html`);
      await page.getByRole('textbox', { name: forgotEn.email }).fill(person.email);
    },
    makesCall: ({ page }) => new Customer(page).button(forgotEn.submit).click(),
    message: ({ page }) => page.getByText(forgotEn.unreachable).or(page.getByText(forgotEn.malformed)),
    triesAgain: ({ page }) => new Customer(page).button(forgotEn.submit).click(),
    succeeds: ({ page }) => expect(page.getByRole('heading', { name: forgotEn.sentTitle })).toBeVisible(),
    // After an empty response the account's services are unknown, and both variants are called.
    only: allButEmpty,
  },
  {
    where: 'the profile of a customer',
    call: 'loadCustomerProfile',
    widget: 'cover-customer-portal',
    async arrives({ page, sandbox }) {
      await page.goto(`${sandbox.url}/sign-in.html`);
      await new Customer(page).typesCredentials();
      await expect(page).toHaveURL(/\/welcome\.html/);
    },
    makesCall: ({ page, sandbox }) => page.goto(`${sandbox.url}/customer-portal.html?tabid=account`),
    message: ({ page }) =>
      page.getByText(portalEn['failed.unreachable']).or(page.getByText(portalEn['failed.malformed'])),
    triesAgain: ({ page }) => page.getByRole('button', { name: portalEn.retry, exact: true }).click(),
    succeeds: ({ page }) => expect(page.getByRole('textbox', { name: portalEn.email })).toHaveValue('alex@example.com'),
    leavesForm: true,
  },
];
