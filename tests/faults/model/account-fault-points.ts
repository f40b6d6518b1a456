import type { Page } from '@playwright/test';
import { en as consentEn } from '#widgets/consent-form/strings.en';
import { en as createEn } from '#widgets/create-customer/strings.en';
import { en as forgotEn } from '#widgets/forgot-password/strings.en';
import { ConsentVisitor } from '../../browser/model/consent-visitor.ts';
import { Customer, customers } from '../../browser/model/customer.ts';
import { NewCustomer } from '../../browser/model/new-customer.ts';
import { asksForLinkAgain, linkIsSent, rejectsToken, waits } from './account-outcomes.ts';
import { type FaultPoint, perScene, type Scene } from './fault-point.ts';
import { expect } from './journey.ts';
import { faultNames } from './response-faults.ts';

let newCustomers = 0;
/** Each scene has a customer of its own, so that their accounts can be counted. */
const newCustomerOf = perScene(({ page, sandbox, person }) => {
  newCustomers += 1;
  return new NewCustomer(page, sandbox, 'en', `${newCustomers}.${person.email}`);
});

/** The shared steps of both calls behind “Create my account”. */
const createsACustomer = {
  widget: 'cover-create-customer',
  async arrives(scene) {
    const customer = newCustomerOf(scene);
    await customer.opens();
    await customer.fillsIn();
  },
  makesCall: (scene) => newCustomerOf(scene).submit.click(),
  message: ({ page }) =>
    page
      .getByText(createEn.unreachableTitle)
      .or(page.getByText(createEn.malformedTitle))
      .or(page.getByText(createEn.expiredTitle)),
  triesAgain: ({ page }) => page.getByRole('button', { name: createEn.retry, exact: true }).click(),
  succeeds: ({ page }) => expect(page).toHaveURL(/\/welcome\.html/),
  otherwise: waits({
    faults: ['status 429, Retry-After 0'],
    async continues(scene) {
      await newCustomerOf(scene).submit.click();
      await expect(scene.page).toHaveURL(/\/welcome\.html/);
    },
  }),
} satisfies Partial<FaultPoint>;

const signedInOf = (page: Page) => new Customer(page, 'en', customers.alex);

const consentVisitorOf = perScene(({ page, sandbox }) => new ConsentVisitor(page, sandbox));
const retriesConsent = (scene: Scene) => consentVisitorOf(scene).button('retry').click();

/** Fault points of the account's forms, for calls without another fault point. */
export const accountFaultPoints: readonly FaultPoint[] = [
  {
    where: 'the end of a session',
    call: 'signOut',
    widget: 'cover-account-header',
    async arrives({ page, sandbox }) {
      await page.goto(`${sandbox.url}/sign-in.html`);
      await signedInOf(page).typesCredentials();
      await expect(page).toHaveURL(/\/welcome\.html$/);
    },
    makesCall: ({ page }) => signedInOf(page).signsOut(),
    otherwise: [
      {
        faults: faultNames,
        title: 'the customer is signed out on this device',
        announces: 'another page',
        async sees({ page, sandbox }) {
          await expect(page).toHaveURL(/\/sign-in\.html/);
          await page.goto(`${sandbox.url}/account-header.html`);
          // The authored content has the same link.
          await page.locator('cover-account-header[data-cover-drawn]').first().waitFor();
          await signedInOf(page).isSignedOut();
        },
      },
    ],
  },
  { ...createsACustomer, where: 'the authentication of a new customer', call: 'authenticateCustomer' },
  {
    ...createsACustomer,
    where: 'a new customer',
    call: 'createCustomer',
    counts: async (scene) => (await newCustomerOf(scene).accounts()).length,
    otherwise: [
      {
        faults: ['empty'],
        title: 'an empty response is an acknowledgement',
        announces: 'another page',
        sees: ({ page }) => expect(page).toHaveURL(/\/welcome\.html/),
      },
      ...createsACustomer.otherwise,
    ],
  },
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
    otherwise: [
      {
        faults: ['status 429, Retry-After 1000000000'],
        title: 'a visitor who would wait for an hour can enter their details instead',
        announces: ({ page }) => page.getByRole('heading', { name: consentEn.loadFailedTitle }),
        async sees(scene) {
          await consentVisitorOf(scene).button('toForm').click();
          await consentVisitorOf(scene).sees('title');
        },
      },
    ],
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
    otherwise: [
      {
        faults: ['empty'],
        title: 'an empty response is an acknowledgement',
        announces: ({ page }) => page.getByRole('heading', { name: consentEn.givenTitle }),
        leavesForm: true,
      },
      ...waits({
        faults: ['status 429, Retry-After 0'],
        async continues(scene) {
          await consentVisitorOf(scene).button('submit').click();
          await consentVisitorOf(scene).sees('givenTitle');
        },
      }),
    ],
    leavesForm: true,
    async returns(scene) {
      await consentVisitorOf(scene).button('backToForm').click();
      await consentVisitorOf(scene).sees('title');
    },
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
    succeeds: linkIsSent,
    otherwise: [...rejectsToken(asksForLinkAgain), ...waits({ continues: asksForLinkAgain })],
  },
];
