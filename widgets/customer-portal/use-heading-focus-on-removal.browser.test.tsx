import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hangsUp, says } from '#embed/testing/fake-services';
import { en } from './strings.en.ts';
import { openPortal } from './testing/open-portal.tsx';
import { button, field } from './testing/open-tab.tsx';

const listed = says({ isSuccess: true, policies: [{ policyId: 'p-1', policyNumber: 'LKM-1', details: {} }] });
const pending = () => new Promise<Response>(() => undefined);
const text = (words: string) => page.getByText(words);

test('moves the focus from “Try again” to the heading of the tab while it loads', async () => {
  const { services, focused } = await openPortal({
    path: '/my-account?tabid=policies',
    responses: { listPolicies: hangsUp },
  });
  await expect.element(button(en.retry)).toBeVisible();
  services.respond('listPolicies', pending);
  await button(en.retry).click();
  await expect.element(text(en.loadingPolicies)).toBeVisible();
  expect(focused()?.textContent).toBe(en['tab.policies']);
});

test('moves the focus from “Try again” in a dialog to the heading of its section, or of the dialog', async () => {
  const { services, focused } = await openPortal({
    path: '/my-account?tabid=policies',
    responses: {
      listPolicies: listed,
      loadPolicyDetails: says({ isSuccess: false }, 400),
      listPolicyDocuments: hangsUp,
    },
  });
  await button(/^Details/).click();
  const retries = page.getByRole('dialog').getByRole('button', { name: en.retry });
  await expect.poll(() => retries.elements().length).toBe(2);
  services.respond('listPolicyDocuments', pending);
  await retries.last().click();
  await expect.poll(() => focused()?.textContent).toBe(en.documents);
  services.respond('loadPolicyDetails', pending);
  await retries.first().click();
  await expect.poll(() => focused()?.textContent).toMatch(/LKM-1/);
  expect(focused()?.closest('dialog')).not.toBeNull();
});

test('moves the focus from “Try again” when the data loads because the network returns', async () => {
  const { services, focused } = await openPortal({ responses: { listPolicies: hangsUp } });
  await expect.element(button(en.retry)).toBeVisible();
  services.goOffline();
  (button(en.retry).element() as HTMLElement).focus();
  services.respond('listPolicies', listed);
  services.goOnline();
  await expect.element(page.getByRole('heading', { name: en.nextPayment })).toBeVisible();
  expect(focused()?.textContent).toBe(en['tab.dashboard']);
});

test('does not take the focus when “Try again” did not have it', async () => {
  const { services, focused } = await openPortal({ responses: { listPolicies: hangsUp } });
  await expect.element(button(en.retry)).toBeVisible();
  await userEvent.click(text(en.helloPlain));
  services.goOffline();
  services.respond('listPolicies', listed);
  services.goOnline();
  await expect.element(page.getByRole('heading', { name: en.nextPayment })).toBeVisible();
  expect(focused()).toBeNull();
});

test('moves the focus from “Refer another friend” to the heading of the referral', async () => {
  const { focused } = await openPortal();
  await field(en['referral.firstName']).fill('Casey');
  await field(en['referral.lastName']).fill('Sample');
  await field(en['referral.email']).fill('casey@example.com');
  await field(en['referral.phone']).fill('5125550188');
  await field(en['referral.month']).fill('9');
  await field(en['referral.day']).fill('2');
  await field(en['referral.year']).fill('1991');
  await field(en['referral.zip']).fill('78701');
  await expect.element(field(en['referral.city'])).toHaveValue('Austin');
  await button(en['referral.submit']).click();
  await button(en['referral.another']).click();
  await expect.poll(() => focused()?.textContent).toBe(en['referral.title']);
});

test('moves the focus from “Check again” to the spinner while a payment result loads', async () => {
  const { services, focused } = await openPortal({
    path: '/my-account?token=t-1',
    responses: { loadPaymentResult: hangsUp },
  });
  await expect.element(button(en.checkAgain)).toBeVisible();
  services.respond('loadPaymentResult', pending);
  await button(en.checkAgain).click();
  await expect.poll(() => focused()?.getAttribute('aria-label')).toBe(en.readingResult);
});
