import { format } from '#i18n/format';
import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { expect, test } from '../model/journey.ts';
import { PaymentPage } from '../model/payment-page.ts';
import { Policyholder } from '../model/policyholder.ts';

for (const [language, width, tier] of [
  ['en', 390, whenAffected],
  ['es', 1280, inLongTier],
] as const) {
  test(
    `a customer signs in, looks at each tab, pays a premium and reads the result (${language}, ${width} px)`,
    tier,
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height: 844 });
      const customer = await Policyholder.of(page, sandbox, { language });
      const { texts } = customer;
      const number = customer.policy('LKM-1001');
      await customer.opens('&tabid=Policies');
      await expect(page).toHaveURL(/\/sign-in\.html(\?language=(en|es))?$/);
      await customer.signsIn();

      await customer.opens();
      await customer.seesTab('dashboard');
      await expect(customer.heading(texts.nextPayment)).toBeVisible();
      await customer.meetsNoBarrier();
      if (width < 768) await customer.choosesTab('account');
      else await customer.portal.getByRole('link', { name: texts['tab.account'], exact: true }).click();
      await expect(customer.portal.getByRole('textbox', { name: texts.licenseNumber })).not.toBeEmpty();
      await customer.meetsNoBarrier();
      await page.goBack();
      await customer.seesTab('dashboard');

      await customer.opens('&tabid=MyPolicies');
      await expect(customer.card(number).getByText(texts['status.paymentDue'])).toBeVisible();
      await customer.meetsNoBarrier();
      await customer.button(format(texts.detailsOf, { number })).click();
      await expect(customer.heading(texts.coverages)).toBeVisible();
      await expect(customer.portal.locator('a[part~="document"]').first()).toBeVisible();
      await customer.meetsNoBarrier();
      await page.keyboard.press('Escape');

      await customer.payButton(number).click();
      const paymentPage = new PaymentPage(page, language);
      await paymentPage.sees();
      await paymentPage.pays();
      await expect(customer.heading(texts.paidTitle)).toBeFocused();
      await expect(page).toHaveURL(/^(?!.*token=)/);
      await customer.meetsNoBarrier();
      await customer.button(texts.toPolicies).click();
      await expect(customer.card(number).getByText(texts['status.paid'])).toBeVisible();
      expect(await sandbox.charges(number)).toHaveLength(1);
    },
  );
}

test('a declined payment shows a message, and can be repeated', async ({ page, sandbox }) => {
  const customer = await Policyholder.of(page, sandbox);
  const number = customer.policy('LKM-1001');
  await customer.signsIn();
  await customer.opens('&tabid=policies');
  await customer.payButton(number).click();
  const paymentPage = new PaymentPage(page);
  await paymentPage.sees();
  await paymentPage.declines();
  await expect(customer.heading(customer.texts.declinedTitle)).toBeFocused();
  await customer.button(customer.texts.toPolicies).click();
  await expect(customer.payButton(number)).toBeVisible();
  expect(await sandbox.charges(number)).toHaveLength(0);
  await customer.payButton(number).click();
  await paymentPage.sees();
  await paymentPage.pays();
  await expect.poll(() => sandbox.charges(number)).toHaveLength(1);
});

test('two tabs press Pay now at once: the policy is charged once, and both show that it is paid', async ({
  page,
  context,
  sandbox,
}) => {
  const customer = await Policyholder.of(page, sandbox);
  const number = customer.policy('LKM-1001');
  await customer.signsIn();
  const tabs = [customer, customer.in(await context.newPage())] as const;
  for (const tab of tabs) {
    await tab.opens('&tabid=policies');
    await expect(tab.payButton(number)).toBeVisible();
  }
  // The later press may find the payment that the earlier one has opened.
  await Promise.all(tabs.map((tab) => tab.payButton(number).or(tab.continueButton(number)).click()));
  const [one, other] = tabs.map((tab) => new PaymentPage(tab.page)) as [PaymentPage, PaymentPage];
  await Promise.all([one.sees(), other.sees()]);
  expect(other.page.url()).toBe(one.page.url());
  await Promise.all([one.typesCard(), other.typesCard()]);
  await Promise.all([one.payButton.click(), other.payButton.click()]);
  for (const tab of tabs) {
    await expect(tab.heading(tab.texts.paidTitle)).toBeVisible();
    await tab.button(tab.texts.toPolicies).click();
    await expect(tab.card(number).getByText(tab.texts['status.paid'])).toBeVisible();
    await expect(tab.payButton(number)).toHaveCount(0);
    await expect(tab.continueButton(number)).toHaveCount(0);
  }
  expect(await sandbox.charges(number)).toHaveLength(1);
});

test('the back button and a reload continue a payment that is then charged once', async ({ page, sandbox }) => {
  const customer = await Policyholder.of(page, sandbox);
  const { texts } = customer;
  const number = customer.policy('LKM-1001');
  await customer.signsIn();
  await customer.opens('&tabid=policies');
  await customer.payButton(number).click();
  const paymentPage = new PaymentPage(page);
  await paymentPage.sees();
  const address = page.url();
  await page.goBack();
  await expect(customer.card(number).getByText(texts.pendingPayment)).toBeVisible();
  await page.reload();
  await expect(customer.card(number).getByText(texts.pendingPayment)).toBeVisible();
  await customer.continueButton(number).click();
  await paymentPage.sees();
  expect(page.url()).toBe(address);
  await page.reload();
  await paymentPage.sees();
  await paymentPage.pays();
  await expect(customer.heading(texts.paidTitle)).toBeVisible();
  await page.reload();
  await expect(customer.card(number).getByText(texts['status.paid'])).toBeVisible();
  await page.goBack();
  await paymentPage.seesPaid();
  await paymentPage.goesBackToAgency();
  await expect(customer.heading(texts.paidTitle)).toBeVisible();
  expect(await sandbox.charges(number)).toHaveLength(1);
});

test('a new customer gets a link to a quote', async ({ page, sandbox }) => {
  const customer = await Policyholder.of(page, sandbox, { portfolio: 'new' });
  await customer.signsIn();
  await customer.opens();
  await expect(customer.heading(customer.texts.noPoliciesTitle)).toBeVisible();
  await expect(customer.portal.getByRole('link', { name: customer.texts.getQuote })).toBeVisible();
});

test('a customer of the ca services sees their policies', async ({ page, sandbox }) => {
  const customer = await Policyholder.of(page, sandbox, { portfolio: 'californian' });
  await customer.signsIn();
  await customer.opens('&tabid=policies');
  await expect(customer.card(customer.policyNumbers[0]!)).toBeVisible();
});

test('a customer with a past-due payment sees its status and how to get help', async ({ page, sandbox }) => {
  const customer = await Policyholder.of(page, sandbox, { portfolio: 'pastDue' });
  await customer.signsIn();
  await customer.opens();
  await expect(customer.portal.getByText(customer.texts['status.pastDue']).first()).toBeVisible();
  await customer.button(customer.texts.paymentHelp).first().click();
  await expect(
    page.getByRole('link', { name: format(customer.texts.helpSms, { phone: '512-555-0143' }) }),
  ).toBeVisible();
});

test('an ID card prints, and opens again offline', async ({ page, context, sandbox, watch }) => {
  const customer = await Policyholder.of(page, sandbox);
  const { texts } = customer;
  const card = customer.button(format(texts.idCardOf, { number: customer.policy('LKM-1001') })).first();
  await customer.signsIn();
  await customer.opens('&tabid=policies');
  await card.click();
  await expect(customer.portal.getByText(texts.idCardSaved)).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await customer.button(texts.printCard).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.keyboard.press('Escape');
  watch.allowsFailedRequests();
  await context.setOffline(true);
  await card.click();
  await expect(customer.portal.getByText(texts.insured)).toBeVisible();
});

test('a page shows no personal data after a sign-out in another tab', async ({ page, context, sandbox }) => {
  const customer = await Policyholder.of(page, sandbox);
  await customer.signsIn();
  await customer.opens('&tabid=account');
  await expect(customer.portal.getByRole('textbox', { name: customer.texts.email })).not.toBeEmpty();
  const other = await context.newPage();
  await other.goto(`${sandbox.url}/account-header.html`);
  await other.locator('cover-account-header').getByRole('button').click();
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(customer.heading(customer.texts.endedHeading)).toBeVisible();
  await expect(customer.portal.getByRole('textbox')).toHaveCount(0);
});

test('a customer changes the tab, reads a policy and goes to pay with the keyboard alone', async ({
  page,
  sandbox,
  visitor,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  const customer = await Policyholder.of(page, sandbox);
  const { texts } = customer;
  const number = customer.policy('LKM-1001');
  await customer.signsIn();
  await customer.opens();
  await expect(customer.heading(texts.nextPayment)).toBeVisible();
  await visitor.tabsTo(customer.portal.getByRole('link', { name: texts['tab.policies'], exact: true }));
  await visitor.hits('Enter');
  await expect(customer.heading(texts['tab.policies'])).toBeFocused();
  const details = customer.button(format(texts.detailsOf, { number }));
  await expect(details).toBeVisible();
  await visitor.tabsTo(details);
  await visitor.hits('Enter');
  await expect(customer.heading(texts.coverages)).toBeVisible();
  await visitor.hits('Escape');
  await expect(details).toBeFocused();
  await visitor.tabsTo(customer.payButton(number));
  await visitor.hits('Enter');
  await new PaymentPage(page).sees();
});
