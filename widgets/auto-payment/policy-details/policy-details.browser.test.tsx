import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { exampleResult } from '../auto-payment.examples.ts';
import { policyDetailsEn } from './policy-details.strings.en.ts';
import { PolicyDetails } from './policy-details.view.tsx';

const [option] = exampleResult.options;
const { customer } = exampleResult;

test('shows amounts, grouped coverages, and the customer with the county when it is enabled', async () => {
  const coverages = [
    { name: 'COLL', description: 'Collision', limit: '$500' },
    { name: 'BI', description: 'Bodily injury', limit: '$30,000/$60,000' },
    { name: 'umpd', description: 'Uninsured motorist', limit: '$25,000' },
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
  // The down payment with the fee of the agency.
  await expect.element(page.getByText('$132.10')).toBeVisible();
  await expect.element(page.getByText('$642.50')).toBeVisible();
  await page.getByText('Coverages', { exact: true }).click();
  const groups = [...root.querySelectorAll('details:first-of-type section')].map((group) => group.textContent);
  expect(groups).toEqual([
    expect.stringMatching(/Injuries and damage to others.*BI.*umpd/),
    expect.stringMatching(/Your cars and more.*COLL/),
  ]);
  await page.getByText('Your details', { exact: true }).click();
  await expect.element(page.getByText('Travis', { exact: true })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('shows the whole premium as due when it is paid at once', async () => {
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
