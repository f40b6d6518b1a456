import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, TestDevice } from '#embed/testing/fake-page';
import { hangsUp, says } from '#embed/testing/fake-services';
import { format } from '#i18n/format';
import { LazyModule } from '#ui/lazy-module';
import { interceptedPresses } from '#ui/testing/intercepted-presses';
import { holdPayment, paymentIntentKey, settlePayment } from '#visitor/payment-intent';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';
import { openPortal } from './testing/open-portal.tsx';
import { loggedMessages } from './testing/open-tab.tsx';

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string) => page.getByRole('link', { name, exact: true });

/** Spec 3 §8. */
const noPage = 'Error in fetching paynow url';
const failure = { success: false, message: '' };
const sessionEnded = () => Promise.resolve(Response.json({ message: 'Token expired' }, { status: 401 }));

const day = (days: number) => new Date(Date.UTC(2026, 10, 20) + days * 86_400_000).toISOString().slice(0, 10);
const policy = (policyNumber: string, due: number, more: object = {}, details: object = {}) => ({
  policyId: `id-${policyNumber}`,
  policyNumber,
  isPayable: true,
  message: '',
  ...more,
  details: {
    company: 'Sample Mutual',
    monthlyPayment: 84.5,
    effectiveDate: day(-90),
    expirationDate: day(90),
    paymentDueDate: day(due),
    vehicles: [{ year: 2019, make: 'Toyota', model: 'RAV4', vin: '' }],
    drivers: [],
    coverages: [],
    transactions: [],
    installments: [],
    ...details,
  },
});
const policies = (...list: readonly object[]) => says({ isSuccess: true, policies: list });

test('sends a visitor who is not signed in to the sign-in page', async () => {
  const { host } = await openPortal({ customer: 'nobody', config: { signInPage: '/sign-in.html' } });
  await vi.waitFor(() => expect(host.navigate).toHaveBeenCalledWith('/sign-in.html', 'signIn'));
  await expect.element(page.getByText(en.toSignIn)).toBeVisible();
});

test('shows a sign-in link to a visitor when the sign-in page is not trusted', async () => {
  await openPortal({ customer: 'nobody', config: { signInPage: 'https://stranger.example/' } });
  await expect.element(heading(en.signedOutTitle)).toBeVisible();
});

test('opens the tab that the address names, and adds a history entry for another tab', async () => {
  const { focused, visited, events } = await openPortal({ path: '/my-account?tabid=POLICIES-all&token=' });
  await expect.element(heading(en['tab.policies'])).toBeVisible();
  expect(focused()).toBeNull();
  await page.viewport(1280, 800);
  await link(en['tab.account']).click();
  await expect.poll(() => focused()?.textContent).toBe(en['tab.account']);
  expect(visited()).toEqual(['/my-account?tabid=account']);
  expect(events.filter(({ event }) => event === 'Portal Tab Viewed').map(({ data }) => data)).toEqual([
    { tab: 'policies' },
    { tab: 'account' },
  ]);
  await page.viewport(390, 844);
});

test('leaves a press that opens a tab of the portal in a new tab to the browser', async () => {
  const { visited } = await openPortal();
  await expect.element(heading(en['tab.dashboard'])).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(link(en['tab.account'])).toBeVisible();
  expect(interceptedPresses(link(en['tab.account']).element())).toEqual([]);
  expect(visited()).toEqual([]);
  await page.viewport(390, 844);
});

test('mirrors the tabs in a menu on a phone', async () => {
  const { focused } = await openPortal();
  await button(format(en.menu, { tab: en['tab.dashboard'] })).click();
  await link(en['tab.account']).click();
  await expect.poll(() => focused()?.textContent).toBe(en['tab.account']);
});

test.each([
  ['a service that rejects the token', en['ended.rejected'], 'reject'],
  ['a sign-out in another tab', en['ended.unexplained'], 'signOut'],
] as const)('shows nothing personal after %s, and explains why', async (_what, text, how) => {
  const { services, visitor, focused } = await openPortal({
    responses: { listPolicies: policies(policy('LKM-1', 9)) },
  });
  await expect.element(page.getByText(/LKM-1/).first()).toBeVisible();
  if (how === 'signOut') visitor.forget();
  else {
    services.respond('loadIdCard', sessionEnded);
    await button(format(en.idCardOf, { number: 'LKM-1' })).click();
  }
  await expect.poll(() => focused()?.textContent).toBe(en.endedHeading);
  await expect.element(page.getByText(text)).toBeVisible();
  expect(page.getByText(/LKM-1|Alex/).query()).toBeNull();
});

test('shows once, in place of the portal, that the session expired', async () => {
  const { device, focused } = await openPortal({ customer: { seconds: 90 } });
  await expect.element(page.getByRole('dialog', { name: en.warningTitle })).toBeVisible();
  device.now += 91_000;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText(en['ended.timeIsUp'])).toBeVisible();
  await expect.poll(() => focused()?.textContent).toBe(en.endedHeading);
  expect(page.getByRole('dialog').elements()).toEqual([]);
  expect(page.getByText(en.endedText).elements()).toHaveLength(1);
});

const giftCard = { name: 'Gift card', redeemType: 'GC10', points: 1000 };
test.each([
  ['a payment', 'policies', 'loadCustomerProfile', [format(en.payNowOf, { number: 'LKM-1' })]],
  ['points', 'rewards', 'loadLoyalty', []],
  [
    'a redemption',
    'rewards',
    'redeemGiftCard',
    [format(en['rewards.redeemNamed'], { card: 'Gift card' }), en['rewards.confirm']],
  ],
  ['the profile', 'account', 'loadCustomerProfile', []],
  ['quotes', 'myquotes', 'listCustomerQuotes', []],
] as const)('shows that the services ended the session during a request for %s', async (_what, tab, call, presses) => {
  await openPortal({
    path: `/my-account?tabid=${tab}`,
    config: { giftCards: [giftCard] },
    responses: { listPolicies: policies(policy('LKM-1', 9)), [call]: sessionEnded },
  });
  for (const press of presses) await button(press).click();
  await expect.element(page.getByText(en['ended.rejected'])).toBeVisible();
  expect(page.getByText(/LKM-1|Alex|1,250/).query()).toBeNull();
});

test.each([
  ['unreachable', () => Promise.resolve(Response.json(failure, { status: 501 })), en['failed.unreachable']],
  ['refused', says({ isSuccess: false, message: 'Your policies move to a new system today.' }), /move to a new system/],
] as const)('shows that the policies are %s, and loads them again', async (_kind, response, text) => {
  const { services } = await openPortal({ path: '/my-account?tabid=policies', responses: { listPolicies: response } });
  await expect.element(page.getByText(text)).toBeVisible();
  services.respond('listPolicies', policies(policy('LKM-1', 9)));
  await button(en.retry).click();
  await expect.element(page.getByText('LKM-1')).toBeVisible();
});

test('loads the policies automatically when the network returns', async () => {
  const { services } = await openPortal({ path: '/my-account?tabid=policies', responses: { listPolicies: hangsUp } });
  await expect.element(button(en.retry)).toBeVisible();
  services.goOffline();
  await expect.element(page.getByText(en.offlineNote)).toBeVisible();
  services.respond('listPolicies', policies(policy('LKM-1', 9)));
  services.goOnline();
  await expect.element(page.getByText('LKM-1')).toBeVisible();
});

test('offers a quote to a customer without a policy', async () => {
  await openPortal({ config: { quotePage: '/get-a-quote' }, responses: { listPolicies: policies() } });
  await expect.element(heading(en.noPoliciesTitle)).toBeVisible();
  await expect.element(link(en.getQuote)).toHaveAttribute('href', '/get-a-quote');
});

test('shows each policy with its payment status, and offers payment only for those that the page accepts', async () => {
  const carrier = { carrierName: 'Sample Mutual', carrierCode: ['LKM'], carrierUrl: 'https://pay.partner.example/' };
  await openPortal({
    path: '/my-account?tabid=policies',
    config: { carriers: [carrier] },
    responses: {
      listPolicies: policies(
        policy('LKM-1', -1),
        policy('LKM-2', 1, { isPayable: false }),
        policy('ZZX-3', 9),
        policy('LKM-4', 9, { message: 'This payment has already been made' }),
        policy('LKM-5', 9, {}, { expirationDate: day(-1) }),
        policy('LKM-6', 9, {}, { effectiveDate: day(3) }),
        policy('LKM-7', 9, { isPayable: false }, { expirationDate: undefined }),
      ),
      loadPolicyDetails: says({ isSuccess: true, company: 'Sample Mutual' }),
    },
  });
  await expect.element(page.getByText('LKM-7')).toBeVisible();
  const cards = page.getByRole('article').all();
  const statusKeys = ['pastDue', 'dueWithin48Hours', 'paymentDue', 'paid', 'expired', 'notEffective'] as const;
  for (const [index, key] of statusKeys.entries())
    await expect.element(cards[index]!.getByText(en[`status.${key}`])).toBeVisible();
  await expect.element(cards[6]!.getByText(en['status.unknown.spoken'])).toBeInTheDocument();
  for (const text of ['Nov 29th, 2026', '$84.50']) await expect.element(cards[5]!.getByText(text)).toBeVisible();
  const payable = page
    .getByRole('button', { name: /^Pay now/ })
    .all()
    .map((found) => found.element().getAttribute('aria-label'));
  expect(payable).toEqual(['Pay now, policy LKM-1', 'Pay now, policy LKM-6']);
  await expect
    .element(cards[1]!.getByRole('link', { name: format(en.payAtCarrier, { carrier: 'Sample Mutual' }) }))
    .toBeVisible();
});

test('offers no payment where the page disables payments', async () => {
  const carrier = { carrierName: 'Sample Mutual', carrierCode: ['LKM'], carrierUrl: 'https://pay.partner.example/' };
  await openPortal({
    path: '/my-account?tabid=policies',
    config: { carriers: [carrier], disablePayment: true },
    responses: { listPolicies: policies(policy('LKM-1', 9), policy('LKM-2', 9, { isPayable: false })) },
  });
  await expect.element(page.getByText('LKM-2')).toBeVisible();
  expect(button(/^Pay now/).elements()).toEqual([]);
  expect(page.getByRole('link', { name: /^Pay/ }).elements()).toEqual([]);
});

test('explains on the card, in the dialog and at the next payment why a policy cannot be paid', async () => {
  const message = 'The carrier takes payments by phone only.';
  const responses = { listPolicies: policies(policy('LKM-1', 9, { isPayable: false, message })) };
  await openPortal({ responses });
  const next = page.getByRole('region', { name: en.nextPayment });
  await expect.element(next.getByText(message)).toBeVisible();
  expect(next.getByRole('button', { name: /^Pay now/ }).elements()).toEqual([]);
  await openPortal({ path: '/my-account?tabid=policies', responses });
  await expect.element(page.getByRole('article').getByText(message)).toBeVisible();
  await button(format(en.detailsOf, { number: 'LKM-1' })).click();
  await expect.element(page.getByRole('dialog').getByText(message)).toBeVisible();
});

test('shows a payment that is due before its policy takes effect as the next one', async () => {
  await openPortal({
    responses: { listPolicies: policies(policy('LKM-1', 2, {}, { effectiveDate: day(9) })) },
  });
  const next = page.getByRole('region', { name: en.nextPayment });
  await expect.element(next.getByText('$84.50')).toBeVisible();
  await expect.element(next.getByText(/Nov 22nd, 2026/)).toBeVisible();
  await expect.element(next.getByRole('button', { name: format(en.payNowOf, { number: 'LKM-1' }) })).toBeVisible();
  expect(page.getByText(en.nothingDue).query()).toBeNull();
});

test('does not claim that nothing is due when the due date is unknown, and loads it again', async () => {
  const listed = policy('LKM-1', 9, {}, { expirationDate: null });
  const { services } = await openPortal({
    responses: { listPolicies: policies(listed), loadPolicyDetails: says({ isSuccess: false }, 400) },
  });
  await expect.element(page.getByText(en.dueUnknown)).toBeVisible();
  await expect.element(page.getByText('$84.50')).toBeVisible();
  expect(page.getByText(en.nothingDue).query()).toBeNull();
  services.respond('loadPolicyDetails', says({ isSuccess: true, details: { expirationDate: day(90) } }));
  await button(en.retry).click();
  await expect.element(page.getByText(en['status.paymentDue']).first()).toBeVisible();
  expect(page.getByText(en.dueUnknown).query()).toBeNull();
});

test('does not offer to load again what the service has not stated', async () => {
  const listed = policy('LKM-1', 9, {}, { expirationDate: null });
  await openPortal({
    responses: {
      listPolicies: policies(listed),
      loadPolicyDetails: says({ isSuccess: true, company: 'Sample Mutual' }),
    },
  });
  await expect.element(page.getByText(en.dueNotStated)).toBeVisible();
  expect(page.getByText(en.nothingDue).query()).toBeNull();
  expect(button(en.retry).query()).toBeNull();
});

test('goes to the payment page once, however often the button is pressed', async () => {
  const { host, services } = await openPortal({
    path: '/my-account?tabid=policies&email=a%40b.example',
    responses: {
      listPolicies: policies(policy('LKM-1', 9)),
      payNow: says({ isSuccess: true, paymentUrl: 'https://pay.partner.example/s/1' }),
    },
  });
  const pay = button(format(en.payNowOf, { number: 'LKM-1' }));
  await pay.dblClick();
  await vi.waitFor(() => expect(host.navigate).toHaveBeenCalledWith('https://pay.partner.example/s/1', 'payment'));
  const [request, ...more] = services.requestsOf('payNow');
  expect(more).toEqual([]);
  expect(request?.query.redirectTo).toBe('https://www.agency.example/my-account?tabid=policies');
  expect(services.requestsOf('authenticateCustomer')).toHaveLength(1);
});

const paymentOf = (policyNumber: string) => ({
  policyId: `id-${policyNumber}`,
  policyNumber,
  dueDate: undefined,
  amount: undefined,
});

/** In another tab, a customer leaves for the payment pages of these policies, one after the other. */
async function leavesToPay(device: TestDevice, ...numbers: readonly string[]) {
  const { visitor } = openPage({ device });
  for (const payment of numbers.map(paymentOf))
    await holdPayment(visitor, payment, await paymentIntentKey(visitor, payment), { variant: 'primary' });
  return visitor;
}

/** The browser stores the page in its back/forward cache, and the visitor goes back to it. */
async function returnsFromCache(meanwhile: () => Promise<unknown> = () => Promise.resolve()) {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await expect.element(page.getByText(en.checking)).toBeVisible();
  await meanwhile();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

test('says that the customer went to the payment page, after the way back from it', async () => {
  const { host } = await openPortal({
    path: '/my-account?tabid=policies',
    responses: {
      listPolicies: policies(policy('LKM-1', 9)),
      payNow: says({ isSuccess: true, paymentUrl: 'https://pay.partner.example/s/1' }),
    },
  });
  await button(format(en.payNowOf, { number: 'LKM-1' })).click();
  await vi.waitFor(() => expect(host.navigate).toHaveBeenCalledOnce());
  await returnsFromCache();
  await expect.element(page.getByText(en.pendingPayment)).toBeVisible();
  await expect.element(button(format(en.continuePaymentOf, { number: 'LKM-1' }))).toBeVisible();
});

test('says that the customer went to the payment page in another tab, and shows that they paid there', async () => {
  const { device, services } = await openPortal({
    path: '/my-account?tabid=policies',
    responses: { listPolicies: policies(policy('LKM-1', 9)) },
  });
  await expect.element(button(format(en.payNowOf, { number: 'LKM-1' }))).toBeVisible();
  const other = await leavesToPay(device, 'LKM-1');
  await expect.element(page.getByText(en.pendingPayment)).toBeVisible();
  services.respond(
    'listPolicies',
    policies(policy('LKM-1', 9, { isPayable: false, message: 'This payment has already been made' })),
  );
  await settlePayment(other, paymentOf('LKM-1'), 'made');
  await expect.element(page.getByText(en['status.paid'])).toBeVisible();
  expect(button(/^(Pay now|Continue)/).elements()).toEqual([]);
});

test('says that the customer went to the payment page in another tab while this one was in the cache', async () => {
  const { device } = await openPortal({
    path: '/my-account?tabid=policies',
    responses: { listPolicies: policies(policy('LKM-1', 9)) },
  });
  await expect.element(button(format(en.payNowOf, { number: 'LKM-1' }))).toBeVisible();
  // A cached page gets no events.
  device.closeTabs();
  await returnsFromCache(() => leavesToPay(device, 'LKM-1'));
  await expect.element(page.getByText(en.pendingPayment)).toBeVisible();
});

test.each([
  ['gets no response', { payNow: hangsUp }, en['payProblem.unreachable'], [noPage]],
  ['fails', { payNow: says(failure, 501) }, en['payProblem.unreachable'], [noPage]],
  [
    'is on an untrusted origin',
    { payNow: says({ isSuccess: true, paymentUrl: 'https://stranger.example/' }) },
    en['payProblem.untrusted'],
    ['The payment page is not of an https origin that services.trustedOrigins lists.', noPage],
  ],
  ['rejects the token', { payNow: says({ isSuccess: false }, 401) }, en['payProblem.unreachable'], [noPage]],
  // The client has already reported the refusal.
  [
    'is refused',
    { payNow: says({ isSuccess: false, message: 'The carrier is closed today.' }) },
    'The carrier is closed today.',
    [],
  ],
  [
    'is not requested, because the fetch token is refused',
    { authenticateCustomer: says({ isSuccess: false, message: 'We could not identify you.' }) },
    'We could not identify you.',
    [noPage],
  ],
  [
    'is not requested, because the profile lacks a birth date',
    { loadCustomerProfile: says({ isSuccess: true, name: 'Alex', mail: 'alex@example.com', phone: '5125550142' }) },
    en['payProblem.incomplete'],
    [noPage],
  ],
] as const)(
  'opens the payment help, and logs the failure, when the payment page %s',
  async (_how, responses, text, messages) => {
    const portal = await openPortal({
      path: '/my-account?tabid=policies',
      config: { help: { textNumber: '(512) 555 0143', phone: '5125550100', chatPage: '/chat' } },
      responses: { listPolicies: policies(policy('LKM-1', 9)), ...responses },
    });
    const { host, services } = portal;
    await button(format(en.payNowOf, { number: 'LKM-1' })).click();
    const help = page.getByRole('dialog', { name: en.helpTitle });
    await expect.element(help.getByText(text)).toBeVisible();
    await expect
      .element(help.getByRole('link', { name: 'Text 512-555-0143' }))
      .toHaveAttribute('href', 'sms:+15125550143');
    await expect
      .element(help.getByRole('link', { name: 'Call 512-555-0100' }))
      .toHaveAttribute('href', 'tel:+15125550100');
    await expect
      .element(help.getByRole('link', { name: `${en.helpChat} (${en.opensWindow})`, exact: true }))
      .toHaveAttribute('href', '/chat');
    expect(host.navigate).not.toHaveBeenCalled();
    expect(portal.messages).toEqual(messages);
    await expect.poll(() => loggedMessages(services)).toEqual(messages);
  },
);

test('shows a policy in detail, with its documents', async () => {
  await openPortal({ path: '/my-account?tabid=policies', responses: { listPolicies: policies(policy('LKM-1', 9)) } });
  await button(format(en.detailsOf, { number: 'LKM-1' })).click();
  const dialog = page.getByRole('dialog', { name: format(en.detailsTitle, { number: 'LKM-1' }) });
  for (const name of [en.coverages, en.drivers, en.vehicles, en.documents])
    await expect.element(dialog.getByRole('heading', { name })).toBeVisible();
  await expect.element(dialog.getByText('30k/60k').first()).toBeVisible();
});

const detailsOf = (due: string, more: object = {}) =>
  says({
    isSuccess: true,
    company: 'Sample Mutual',
    effectiveDate: day(-90),
    expirationDate: day(90),
    paymentDueDate: due,
    ...more,
  });

test('loads details that the list lacks, and keeps those that it has', async () => {
  const partial = { expirationDate: undefined, paymentDueDate: undefined };
  const { services } = await openPortal({
    path: '/my-account?tabid=policies',
    responses: { listPolicies: policies(policy('LKM-1', 0, {}, partial)), loadPolicyDetails: detailsOf('2027-01-05') },
  });
  const card = page.getByRole('article');
  await expect.element(card.getByText(en['status.paymentDue'])).toBeVisible();
  await expect.element(card.getByText('Jan 5th, 2027')).toBeVisible();
  await expect.element(card.getByText(/RAV4/)).toBeVisible();
  expect(services.requestsOf('loadPolicyDetails')).toHaveLength(1);
});

test('shows the payments of a policy, with the status and the buttons that follow from its details', async () => {
  await openPortal({
    path: '/my-account?tabid=policies',
    responses: {
      listPolicies: policies(policy('LKM-1', 9)),
      loadPolicyDetails: detailsOf(day(-3), {
        transactions: [
          { entryDate: '2026-10-05', paymentSource: 'Credit card', collectedAmount: 84.5 },
          { entryDate: '2026-10-09', paymentSource: 'Check', collectedAmount: -12 },
        ],
        installments: [
          { dueDate: '2027-01-05', dueAmount: 90 },
          { dueDate: '2027-02-02', dueAmount: 1091.25 },
        ],
      }),
    },
  });
  await button(format(en.detailsOf, { number: 'LKM-1' })).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(en['status.pastDue'])).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^Pay now/ })).toBeVisible();
  const upcoming = dialog.getByRole('region', { name: en.upcoming });
  for (const text of ['Jan 5th, 2027', '$90.00', 'Feb 2nd, 2027', '$1,091.25'])
    await expect.element(upcoming.getByText(text)).toBeVisible();
  const payments = dialog.getByRole('region', { name: en.payments });
  for (const text of ['Oct 5, 2026', 'Credit card', '$84.50', en.refund, '-$12.00'])
    await expect.element(payments.getByText(text)).toBeVisible();
});

test('shows that the details of a policy did not load beside what the list has, and loads them again', async () => {
  const { services } = await openPortal({
    path: '/my-account?tabid=policies',
    responses: { listPolicies: policies(policy('LKM-1', 9)), loadPolicyDetails: hangsUp },
  });
  await button(format(en.detailsOf, { number: 'LKM-1' })).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(en['failed.unreachable'])).toBeVisible();
  await expect.element(dialog.getByText(/RAV4/)).toBeVisible();
  services.respond('loadPolicyDetails', detailsOf(day(9), { policyType: 'Auto' }));
  await dialog.getByRole('button', { name: en.retry }).click();
  await expect.element(dialog.getByText(en.policyType)).toBeVisible();
  expect(dialog.getByText(en['failed.unreachable']).query()).toBeNull();
});

test('opens a saved ID card without a network, and stores it encrypted', async () => {
  const card = {
    policyNumber: 'LKM-1',
    insuredNames: ['Alex Example'],
    vehicles: [{ year: 2019, make: 'Toyota', model: 'RAV4' }],
    walletPasses: { apple: 'https://pay.partner.example/pass' },
  };
  const { services, device } = await openPortal({
    responses: { listPolicies: policies(policy('LKM-1', 9)), loadIdCard: says({ isSuccess: true, ...card }) },
  });
  await button(format(en.idCardOf, { number: 'LKM-1' })).click();
  await expect.element(page.getByText(en.idCardSaved)).toBeVisible();
  await expect
    .element(link(`${en.appleWallet} (${en.opensWindow})`))
    .toHaveAttribute('href', 'https://pay.partner.example/pass');
  expect([...device.items].filter(([, text]) => text.includes('RAV4'))).toEqual([]);
  expect(services.requestsOf('loadIdCard')).toHaveLength(1);
  await button(en.close).click();

  await openPortal({ device, responses: { listPolicies: hangsUp, loadIdCard: hangsUp, loadCustomerProfile: hangsUp } });
  await expect.element(heading(en.savedCards)).toBeVisible();
  await page.getByRole('region', { name: en.savedCards }).getByRole('button').click();
  await expect.element(page.getByText(/This is the card that was saved on November 20, 2026/)).toBeVisible();
});

test('shows the profile in read-only fields', async () => {
  await openPortal({ path: '/my-account?tabid=account', language: 'es' });
  const fields = {
    firstName: 'Alex',
    lastName: 'Example',
    birthDate: '17 de abril de 1990',
    licenseNumber: '12345678',
    customerCode: 'C-1001',
    email: 'alex@example.com',
    phone: '512-555-0142',
    textMessages: es.textMessagesYes,
    address: '100 Congress Ave',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
  } as const;
  for (const [name, value] of Object.entries(fields)) {
    const field = page.getByRole('textbox', { name: es[name as keyof typeof fields], exact: true });
    await expect.element(field).toHaveValue(value);
    await expect.element(field).toHaveAttribute('readonly');
    await expect.element(field).toBeEnabled();
  }
});

const result = (status: string, resultMessage = '') =>
  says({
    isSuccess: true,
    customerPayment: {
      policyId: 'id-LKM-1',
      policyNumber: 'LKM-1',
      paymentDetails: [{ status, amount: 84.5, invoiceId: 'INV-1', resultMessage }],
    },
  });

test.each([
  ['A', '', en.paidTitle, '$84.50', ['approved']],
  ['D', 'The bank declined the card.', en.declinedTitle, 'The bank declined the card.', ['failed']],
  ['P', '', en.pendingTitle, en.pendingText, []],
  ['P', 'This payment has already been made', en.alreadyMadeTitle, en.alreadyMadeText, ['alreadyMade']],
  ['C', 'This payment has already been made', en.alreadyMadeTitle, en.alreadyMadeText, ['alreadyMade']],
] as const)(
  'shows payment result %s, also to a visitor who is signed out',
  async (status, message, title, text, reported) => {
    const { host, focused, events, outcomes } = await openPortal({
      path: '/my-account?tabid=policies&token=t-1',
      customer: 'nobody',
      responses: { loadPaymentResult: result(status, message) },
    });
    await expect.poll(() => focused()?.textContent).toBe(title);
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(link(en.signIn)).toBeVisible();
    expect(host.navigate).not.toHaveBeenCalled();
    expect(events.filter(({ event }) => event === 'Payment Outcome')).toEqual(
      reported.map((outcome) => ({ event: 'Payment Outcome', data: { outcome } })),
    );
    expect(outcomes).toEqual(status === 'A' ? ['paid'] : []);
  },
);

test.each([
  ['was approved', 'A', ''],
  ['was already made', 'P', 'This payment has already been made'],
] as const)(
  'does not offer to continue a payment that %s, although its result names no policy',
  async (_how, status, resultMessage) => {
    const device = new TestDevice();
    await leavesToPay(device, 'LKM-2', 'LKM-1');
    await openPortal({
      path: '/my-account?tabid=policies&token=t-1',
      device,
      responses: {
        loadPaymentResult: says({ customerPayment: { paymentDetails: [{ status, resultMessage }] } }),
        listPolicies: policies(policy('LKM-1', 9), policy('LKM-2', 9)),
      },
    });
    await button(en.toPolicies).click();
    await expect.element(button(format(en.payNowOf, { number: 'LKM-1' }))).toBeVisible();
    await expect.element(button(format(en.continuePaymentOf, { number: 'LKM-2' }))).toBeVisible();
  },
);

test('goes to the sign-in page after a sign-out, once the result of a payment is closed', async () => {
  const { device, host } = await openPortal({
    path: '/my-account?token=t-1',
    config: { signInPage: '/sign-in.html' },
    responses: { loadPaymentResult: result('A'), listPolicies: policies(policy('LKM-1', 9)) },
  });
  await button(en.toPolicies).click();
  await expect.element(heading(en['tab.policies'])).toBeVisible();
  device.now += (1800 - 90) * 1000;
  document.dispatchEvent(new Event('visibilitychange'));
  await page.getByRole('dialog', { name: en.warningTitle }).getByRole('button', { name: en.leave }).click();
  await vi.waitFor(() => expect(host.navigate).toHaveBeenCalledExactlyOnceWith('/sign-in.html', 'signIn'));
});

test('requests a payment result from the services that began the payment, also after the session ended', async () => {
  const device = new TestDevice();
  const payment = paymentOf('CAL-1');
  const { visitor } = openPage({ device });
  await holdPayment(visitor, payment, await paymentIntentKey(visitor, payment), { variant: 'ca' });
  const { services } = await openPortal({
    path: '/my-account?token=t-1',
    customer: 'nobody',
    device,
    responses: { loadPaymentResult: result('A') },
  });
  await expect.element(heading(en.paidTitle)).toBeVisible();
  expect(services.requestsOf('loadPaymentResult').map(({ variant }) => variant)).toEqual(['ca']);
});

test('shows that the code for a payment result did not load, and loads it again', async () => {
  const { load } = LazyModule.prototype;
  const missing = vi.spyOn(LazyModule.prototype, 'load').mockImplementation(function loadOrFail(
    this: LazyModule<unknown>,
  ) {
    const isResult = String(Reflect.get(this, 'importModule')).includes('payment-return.actors');
    return isResult ? Promise.reject(new Error('The file is missing.')) : load.call(this);
  });
  onTestFinished(() => missing.mockRestore());
  await openPortal({ path: '/my-account?token=t-1', responses: { loadPaymentResult: result('A') } });
  await expect.element(page.getByText(en.unreachableTitle)).toBeVisible();
  missing.mockRestore();
  await button(en.retry).click();
  await expect.element(heading(en.paidTitle)).toBeVisible();
});

test('shows no link to a tab that the page leaves out', async () => {
  const config = { tabs: ['dashboard', 'account'] };
  const responses = { loadPaymentResult: result('A'), listPolicies: policies(policy('LKM-1', 9)) };
  const { visited } = await openPortal({ path: '/my-account?token=t-1', config, responses });
  await button(en.close).click();
  await expect.element(heading(en.yourPolicies)).toBeVisible();
  expect(visited()).toEqual(['/my-account']);
  for (const name of [en.allPolicies, en['tab.rewards'], en['tab.myquotes']]) expect(link(name).query()).toBeNull();
});

test('links from a declined payment to the carrier’s payment page', async () => {
  const carrier = { carrierName: 'Sample Mutual', carrierCode: ['LKM'], carrierUrl: 'https://pay.partner.example/' };
  await openPortal({
    path: '/my-account?token=t-1',
    config: { carriers: [carrier] },
    responses: { loadPaymentResult: result('D') },
  });
  await expect.element(heading(en.declinedTitle)).toBeVisible();
  await expect
    .element(link(format(en.payAtCarrier, { carrier: 'Sample Mutual' })))
    .toHaveAttribute('href', 'https://pay.partner.example/');
});

test.each([
  ['an outage that is worded as a refusal', 'Service is not available', en.unreadText],
  ['a refusal that knows no such payment', 'Payment not found', en.notFoundText],
  ['a refusal in another language', 'No se encontró el pago', en.notFoundText],
  ['a refusal of the link', 'This link has expired', en.notFoundText],
])('shows what is known of a payment after %s', async (_what, message, words) => {
  await openPortal({
    path: '/my-account?token=t-1',
    responses: { loadPaymentResult: says({ isSuccess: false, message }), listPolicies: policies(policy('LKM-1', 9)) },
  });
  await expect.element(heading(en.unreadTitle)).toBeVisible();
  await expect.element(page.getByText(`${message}. ${words}`)).toBeVisible();
  expect(button(en.checkAgain).elements()).toHaveLength(words === en.unreadText ? 1 : 0);
});

test('reloads a payment result that did not load, and then shows the policies', async () => {
  const { services } = await openPortal({
    path: '/my-account?token=t-1',
    responses: { loadPaymentResult: hangsUp, listPolicies: policies(policy('LKM-1', 9)) },
  });
  await expect.element(heading(en.unreadTitle)).toBeVisible();
  services.respond('loadPaymentResult', result('A'));
  await button(en.checkAgain).click();
  await button(en.toPolicies).click();
  await expect.element(heading(en['tab.policies'])).toBeVisible();
  await expect.element(page.getByText('LKM-1')).toBeVisible();
});
