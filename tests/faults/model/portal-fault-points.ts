import { format } from '#i18n/format';
import { en } from '#widgets/customer-portal/strings.en';
import { PaymentPage } from '../../browser/model/payment-page.ts';
import { Policyholder } from '../../browser/model/policyholder.ts';
import type { FaultPoint, OtherOutcome, Scene } from './fault-point.ts';
import { expect } from './journey.ts';

const customers = new WeakMap<Scene, Policyholder>();
const customerOf = (scene: Scene): Policyholder => customers.get(scene)!;

const signsIn = async (scene: Scene) => {
  customers.set(scene, await Policyholder.of(scene.page, scene.sandbox));
  await customerOf(scene).signsIn();
};
const number = (scene: Scene) => customerOf(scene).policy('LKM-1001');

/** A rejected customer token ends the session. */
export const endsTheSession: OtherOutcome = {
  faults: ['status 401'],
  title: 'a rejected token ends the session, and hides what the portal has shown',
  announces: ({ page }) => page.getByRole('heading', { name: en.endedHeading }),
  leavesForm: true,
};

/** The shared steps of what a tab or a dialog loads. */
export const tabPoint = {
  widget: 'cover-customer-portal',
  leavesForm: true,
  message: ({ page }) => page.getByText(en['failed.unreachable']).or(page.getByText(en['failed.malformed'])).first(),
  triesAgain: ({ page }) => page.getByRole('button', { name: en.retry, exact: true }).first().click(),
  otherwise: [endsTheSession],
} satisfies Partial<FaultPoint>;

const opensDetails = async (scene: Scene) => {
  await customerOf(scene)
    .button(format(en.detailsOf, { number: number(scene) }))
    .click();
};

/** The shared steps of the calls behind “Pay now”. */
const payNowPoint = {
  widget: 'cover-customer-portal',
  async arrives(scene) {
    await signsIn(scene);
    await customerOf(scene).opens('&tabid=policies');
    await customerOf(scene).payButton(number(scene)).waitFor();
  },
  makesCall: (scene) => customerOf(scene).payButton(number(scene)).click(),
  message: ({ page }) => page.getByText(en['payProblem.unreachable']),
  async triesAgain(scene) {
    await scene.page.keyboard.press('Escape');
    await customerOf(scene).payButton(number(scene)).click();
  },
  async succeeds(scene) {
    const paymentPage = new PaymentPage(scene.page);
    await paymentPage.sees();
    await paymentPage.pays();
    await expect(customerOf(scene).heading(en.paidTitle)).toBeVisible();
  },
  counts: async (scene) => (await scene.sandbox.charges(number(scene))).length,
} satisfies Partial<FaultPoint>;

/** Fault points of the customer portal. */
export const portalFaultPoints: readonly FaultPoint[] = [
  {
    ...tabPoint,
    where: 'the profile of a customer',
    call: 'loadCustomerProfile',
    arrives: signsIn,
    makesCall: (scene) => customerOf(scene).opens('&tabid=account'),
    succeeds: (scene) => expect(customerOf(scene).portal.getByRole('textbox', { name: en.email })).not.toHaveValue(''),
  },
  {
    ...tabPoint,
    where: 'the policies of a customer',
    call: 'listPolicies',
    arrives: signsIn,
    makesCall: (scene) => customerOf(scene).opens('&tabid=policies'),
    succeeds: (scene) => expect(customerOf(scene).card(number(scene))).toBeVisible(),
  },
  {
    ...tabPoint,
    where: 'the details of a policy',
    call: 'loadPolicyDetails',
    async arrives(scene) {
      await signsIn(scene);
      await customerOf(scene).opens('&tabid=policies');
      await customerOf(scene).card(number(scene)).waitFor();
    },
    makesCall: opensDetails,
    succeeds: (scene) => expect(customerOf(scene).heading(en.coverages)).toBeVisible(),
  },
  {
    ...tabPoint,
    where: 'the documents of a policy',
    call: 'listPolicyDocuments',
    async arrives(scene) {
      await signsIn(scene);
      await customerOf(scene).opens('&tabid=policies');
      await customerOf(scene).card(number(scene)).waitFor();
    },
    makesCall: opensDetails,
    succeeds: (scene) => expect(customerOf(scene).portal.locator('a[part~="document"]').first()).toBeVisible(),
  },
  {
    ...tabPoint,
    where: 'the ID card of a policy',
    call: 'loadIdCard',
    async arrives(scene) {
      await signsIn(scene);
      await customerOf(scene).opens('&tabid=policies');
      await customerOf(scene).card(number(scene)).waitFor();
    },
    makesCall: (scene) =>
      customerOf(scene)
        .button(format(en.idCardOf, { number: number(scene) }))
        .first()
        .click(),
    succeeds: ({ page }) => expect(page.getByText(en.idCardSaved)).toBeVisible(),
  },
  {
    ...payNowPoint,
    where: 'the profile for the payment of a policy',
    call: 'loadCustomerProfile',
    otherwise: [endsTheSession],
  },
  { ...payNowPoint, where: 'the authentication for the payment of a policy', call: 'authenticateCustomer' },
  { ...payNowPoint, where: 'the page on which a customer pays', call: 'payNow' },
];
