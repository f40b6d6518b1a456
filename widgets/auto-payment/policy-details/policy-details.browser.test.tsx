import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { holdAnnouncements, isExposed } from '#ui/testing/hold-announcements';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { exampleResult } from '../auto-payment.examples.ts';
import { PolicyDetails } from './policy-details.view.tsx';
import { policyDetailsEn } from './strings.en.ts';
import { policyDetailsEs } from './strings.es.ts';

const [option] = exampleResult.options;
const { customer } = exampleResult;

test('shows amounts, grouped coverages, and the customer with the county when it is enabled', async () => {
  const coverages = [
    { name: 'COLL', description: 'Collision', limit: '$500' },
    { name: 'BI', description: 'Bodily injury', limit: '$30,000/$60,000' },
    { name: 'umpd', description: 'Uninsured motorist', limit: '$25,000' },
    { name: 'PD', description: 'Property damage', limit: '30000/60000' },
    { name: 'RENTAL', description: 'Rental car', limit: '' },
  ];
  const { root, violations } = await renderInShadowRoot(
    <PolicyDetails
      labels={{ ...policyDetailsEn, call: 'Call {phone}' }}
      phone="512-555-0142"
      language="en"
      option={{ ...option!, coverages }}
      customer={{ ...customer, address: { ...customer.address, county: 'Travis' } }}
      showCounty
      onPay={() => undefined}
    />,
  );
  // The down payment with the agency's fee.
  await expect.element(page.getByText('$132.10')).toBeVisible();
  await expect.element(page.getByText('$642.50')).toBeVisible();
  await page.getByText('Coverages', { exact: true }).click();
  const groups = [...root.querySelectorAll('details:first-of-type section')].map((group) => group.textContent);
  expect(groups).toEqual([
    expect.stringMatching(/Injuries and damage to others.*BI.*\$30,000\/\$60,000.*umpd.*PD.*30,000\/60,000/),
    expect.stringMatching(/Your cars and more.*COLL.*\$500.*RENTAL.*No amount given/),
  ]);
  await page.getByText('Your details', { exact: true }).click();
  await expect.element(page.getByText('Travis', { exact: true })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('shows the whole premium as due for a single payment', async () => {
  await renderInShadowRoot(
    <PolicyDetails
      labels={{ ...policyDetailsEn, call: 'Call {phone}' }}
      phone="512-555-0142"
      language="en"
      option={{ ...option!, downPayment: 0, installmentCount: 0, installment: undefined, agencyFee: undefined }}
      customer={customer}
      onPay={() => undefined}
    />,
  );
  await expect.element(page.getByText('$642.50').first()).toBeVisible();
  await expect.element(page.getByText('$0.00')).not.toBeInTheDocument();
});

test.for([
  [{ installment: 10_708, installmentCount: 5 }, policyDetailsEn.nothingDueYet],
  [{ installment: undefined, installmentCount: undefined }, policyDetailsEn.nothingDue],
] as const)('explains why a card is required when nothing is due today: %o', async ([changes, text]) => {
  const { violations } = await renderInShadowRoot(
    <PolicyDetails
      labels={{ ...policyDetailsEn, call: 'Call {phone}' }}
      phone="512-555-0142"
      language="en"
      option={{ ...option!, downPayment: 0, agencyFee: 0, ...changes }}
      customer={customer}
      onPay={() => undefined}
    />,
  );
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /512-555-0142/ })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('shows that the bank has not answered for a card, and checks again', async () => {
  const onCheck = vi.fn();
  const { violations } = await renderInShadowRoot(
    <PolicyDetails
      labels={{ ...policyDetailsEn, call: 'Call {phone}' }}
      phone="512-555-0142"
      language="en"
      option={option!}
      customer={customer}
      card="awaited"
      hasCheckFailed
      onCheck={onCheck}
      onPay={() => undefined}
    />,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent(policyDetailsEn.cardAwaitedTitle);
  await expect.element(page.getByRole('status')).toHaveTextContent(policyDetailsEn.cardCheckFailed);
  await page.getByRole('button', { name: policyDetailsEn.cardAwaitedCheck }).click();
  expect(onCheck).toHaveBeenCalledOnce();
  expect(await violations()).toEqual([]);
});

test('announces a card that did not change when the visitor checked it', async () => {
  const view = (isAsking: boolean) => (
    <PolicyDetails
      labels={{ ...policyDetailsEn, call: 'Call {phone}' }}
      phone="512-555-0142"
      language="en"
      option={option!}
      customer={customer}
      card="unknown"
      isAsking={isAsking}
      onPay={() => undefined}
    />
  );
  const { root, rerender } = await renderInShadowRoot(view(false));
  const isShown = () => isExposed(page.getByText(policyDetailsEn.cardUnknownTitle).element());
  const announcements = holdAnnouncements(root);
  announcements.release();
  await rerender(view(true));
  expect(isShown()).toBe(true);
  await rerender(view(false));
  expect(isShown()).toBe(false);
  announcements.release();
  expect(isShown()).toBe(true);
});

test.each([
  ['en', 'Every two months', 'then 2 payments of $105.05, one every two months'],
  ['es', 'Cada dos meses', 'después, 2 pagos de $105.05, uno cada dos meses'],
] as const)('writes the plan OD as every two months (%s)', async (language, plan, payments) => {
  await renderInShadowRoot(
    <PolicyDetails
      labels={{ ...(language === 'es' ? policyDetailsEs : policyDetailsEn), call: 'Call {phone}' }}
      phone="512-555-0142"
      language={language}
      option={{ ...option!, payPlan: 'OD', installment: 10_505, installmentCount: 2 }}
      customer={customer}
      onPay={() => undefined}
    />,
  );
  await expect.element(page.getByText(plan, { exact: true })).toBeVisible();
  await expect.element(page.getByText(payments)).toBeVisible();
});
