import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { holdAnnouncements, isExposed } from '#ui/testing/hold-announcements';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import type { PaymentState } from './payment.types.ts';
import { Payment } from './payment.view.tsx';
import { paymentEn as labels } from './strings.en.ts';

async function renderPayment(state: PaymentState) {
  const on = { onCard: vi.fn(), onRetry: vi.fn(), onChargeAgain: vi.fn(), onCheck: vi.fn(), onBack: vi.fn() };
  const viewOf = (isChecking: boolean) => (
    <Payment
      labels={labels}
      language="en"
      amount={13_210}
      state={state}
      isChecking={isChecking}
      phone="512-555-0142"
      {...on}
    />
  );
  const { rerender, ...rendered } = await renderInShadowRoot(viewOf(false));
  return { ...rendered, becomeChecking: (isChecking: boolean) => rerender(viewOf(isChecking)), ...on };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a payment with an unknown outcome asks the visitor not to pay again, and offers only Check again and a call', async () => {
  const { onCheck, root, violations } = await renderPayment({ status: 'unknown', isCharging: false });
  await expect.element(page.getByRole('heading')).toHaveTextContent('We do not know yet whether your card was charged');
  await expect.element(page.getByText(/Please do not pay again/)).toBeVisible();
  expect([...root.querySelectorAll('button, a')].map(({ textContent }) => textContent)).toEqual([
    'Check again',
    'Call 512-555-0142',
  ]);
  await button('Check again').click();
  expect(onCheck).toHaveBeenCalledOnce();
  expect(await violations()).toEqual([]);
});

test('a payment that is charged again with its key has a busy button', async () => {
  await renderPayment({ status: 'unknown', isCharging: true });
  await expect.element(page.getByRole('button', { name: labels.paymentChecking })).toHaveAttribute('aria-busy', 'true');
});

test.for([
  [{ status: 'unknown', isCharging: false }, labels.paymentUnknownText],
  [{ status: 'processing', isCharging: false, isLate: true }, labels.processingTitle],
] as const)('announces a payment that did not change when the visitor checked it: %o', async ([state, text]) => {
  const { root, becomeChecking } = await renderPayment(state);
  const isShown = () => isExposed(page.getByText(text).element());
  const announcements = holdAnnouncements(root);
  announcements.release();
  await button('Check again').click();
  await becomeChecking(true);
  expect(isShown()).toBe(true);
  await becomeChecking(false);
  expect(isShown()).toBe(false);
  announcements.release();
  expect(isShown()).toBe(true);
  // This time a timer checks.
  await becomeChecking(true);
  await becomeChecking(false);
  expect(isShown()).toBe(true);
});

test.for([
  [{ status: 'failed', message: 'The bank said no. Nothing was charged.' }, 'The bank said no. Nothing was charged.'],
  [{ status: 'failed', message: '' }, labels.paymentFailedText],
] as const)(
  'a failed payment shows the service’s message, or claims nothing about a charge: %o',
  async ([state, text]) => {
    const { root, onRetry, onChargeAgain, violations } = await renderPayment(state);
    await expect.element(page.getByText(text)).toBeVisible();
    if (!state.message) expect(root.textContent).not.toMatch(/charged/);
    await button('Use another card').click();
    expect(onRetry).toHaveBeenCalledOnce();
    await button('Charge the same card again').click();
    expect(onChargeAgain).toHaveBeenCalledOnce();
    expect(await violations()).toEqual([]);
  },
);

test('a payment page that did not open shows the reason, and can be requested again', async () => {
  const { onRetry, onBack, violations } = await renderPayment({ status: 'notOpened', message: '' });
  await expect.element(page.getByText(labels.paymentNotOpenedText)).toBeVisible();
  await button('Try again').click();
  await button('Back to the policy').click();
  expect([onRetry.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 1]);
  expect(await violations()).toEqual([]);
});

test('a visitor who returns without entering a card can continue paying or check the payment', async () => {
  const { onRetry, onCheck, violations } = await renderPayment({ status: 'atPartner' });
  await button('Continue to payment').click();
  await button('I gave my card: check again').click();
  expect([onRetry.mock.calls.length, onCheck.mock.calls.length]).toEqual([1, 1]);
  expect(await violations()).toEqual([]);
});

test('the card form shows its progress, the bank’s reason for a declined card, and the confirmation step', async () => {
  const { root, onCard, violations } = await renderPayment({
    status: 'framed',
    url: `${location.origin}/package.json`,
  });
  const says = (data: unknown) => {
    const source = root.querySelector('iframe')!.contentWindow;
    act(() => {
      dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source }));
    });
  };
  await expect.element(page.getByText('$132.10')).toBeVisible();
  says({ type: 'card.ready' });
  says({ type: 'card.submitted' });
  await expect.element(page.getByRole('status')).toHaveTextContent('Your card is being checked…');
  says({ type: 'card.secondStep' });
  await expect.element(page.getByRole('status')).toHaveTextContent('Your bank asks you to confirm');
  says({ type: 'card.declined', message: 'The bank declined this card.' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('The bank declined this card.');
  says({ type: 'card.submitted' });
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  says({ type: 'card.failed', message: '' });
  await expect.element(page.getByRole('alert')).toHaveTextContent(labels.cardFailedText);
  says({ type: 'card.succeeded', token: 'card-7' });
  await expect.element(page.getByRole('status')).toHaveTextContent('Your card was accepted.');
  expect(onCard).toHaveBeenLastCalledWith({ type: 'card.succeeded', token: 'card-7' });
  expect(await violations()).toEqual([]);
});

test('the card form shows that the amount is unknown', async () => {
  const { root, violations } = await renderInShadowRoot(
    <Payment
      labels={labels}
      language="en"
      amount={undefined}
      state={{ status: 'framed', url: 'about:blank' }}
      phone="512-555-0142"
      onCard={() => undefined}
      onRetry={() => undefined}
      onChargeAgain={() => undefined}
      onCheck={() => undefined}
    />,
  );
  await expect.element(page.getByText(labels.paymentAmountUnknown)).toBeVisible();
  expect(root.textContent).not.toMatch(/\$\d/);
  expect(await violations()).toEqual([]);
});
