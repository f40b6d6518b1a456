import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import type { SigningState } from './signing.types.ts';
import { Signing } from './signing.view.tsx';
import { signingEn as labels } from './strings.en.ts';

async function renderSigning(state: SigningState, messages: readonly string[] = []) {
  const on = { onSign: vi.fn(), onCheck: vi.fn() };
  const viewOf = (shown: SigningState) => (
    <Signing labels={labels} state={shown} messages={messages} phone="512-555-0142" {...on} />
  );
  const drawn = await renderInShadowRoot(viewOf(state));
  return { ...drawn, ...on, becomes: (next: SigningState) => drawn.rerender(viewOf(next)) };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test.for([
  ['cancel', labels.signCancelled],
  ['session_timeout', labels.signTimedOut],
  ['ttl_expired', labels.signLinkExpired],
  ['exception', labels.signException],
  ['signing_complete', labels.signUnconfirmed],
] as const)('a visitor who returns after “%s” sees the reason, and can sign or check again', async ([event, text]) => {
  const { onSign, onCheck, violations } = await renderSigning({ status: 'asking', event });
  await expect.element(page.getByRole('status')).toHaveTextContent(text);
  await button('Sign now').click();
  await button('Check again').click();
  expect([onSign.mock.calls.length, onCheck.mock.calls.length]).toEqual([1, 1]);
  expect(await violations()).toEqual([]);
});

test('a policy that could not be issued shows the carrier’s message and a phone number', async () => {
  const { onCheck, violations } = await renderSigning({ status: 'issueFailed' }, ['Carrier system error']);
  await expect.element(page.getByRole('heading')).toHaveTextContent(labels.signIssueFailedTitle);
  await expect.element(page.getByText('Carrier system error')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /512-555-0142/ })).toHaveAttribute('href', 'tel:+15125550142');
  await button('Check again').click();
  expect(onCheck).toHaveBeenCalledOnce();
  expect(await violations()).toEqual([]);
});

test.for([
  ['declined', labels.signDeclinedTitle],
  ['expired', labels.signExpiredTitle],
] as const)('documents that were %s can be signed again', async ([status, title]) => {
  const { onSign, violations } = await renderSigning({ status });
  await expect.element(page.getByRole('heading')).toHaveTextContent(title);
  await button('Sign now').click();
  expect(onSign).toHaveBeenCalledOnce();
  expect(await violations()).toEqual([]);
});

test.for([
  ['processing', labels.signProcessingTitle],
  ['issuing', labels.signIssuingTitle],
] as const)(
  'a policy that is %s shows the carrier’s messages, and cannot be signed meanwhile',
  async ([status, title]) => {
    const { onCheck, violations } = await renderSigning({ status }, ['The policy is being issued.']);
    await expect.element(page.getByRole('heading')).toHaveTextContent(title);
    await expect.element(page.getByText('The policy is being issued.')).toBeVisible();
    await expect.element(button('Sign now')).not.toBeInTheDocument();
    await button('Check again').click();
    expect(onCheck).toHaveBeenCalledOnce();
    expect(await violations()).toEqual([]);
  },
);

test('a signing page that did not open shows the service’s message', async () => {
  await renderSigning({
    status: 'notOpened',
    kind: 'refused',
    message: 'The documents are being prepared.',
  });
  await expect.element(page.getByText('The documents are being prepared.')).toBeVisible();
});

test('the title takes the focus when one outcome replaces another', async () => {
  const { becomes, focused } = await renderSigning({ status: 'processing' });
  for (const [state, title] of [
    [{ status: 'issuing' }, labels.signIssuingTitle],
    [{ status: 'issueFailed' }, labels.signIssueFailedTitle],
    [{ status: 'declined' }, labels.signDeclinedTitle],
    [{ status: 'expired' }, labels.signExpiredTitle],
    [{ status: 'notOpened', kind: 'unreachable', message: '' }, labels.signNotOpenedTitle],
    [{ status: 'processing' }, labels.signProcessingTitle],
  ] as const) {
    (focused() as HTMLElement | null)?.blur();
    await becomes(state);
    expect(focused()?.textContent).toBe(title);
  }
});
