import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import type { DocumentState, SoldProps } from './sold.types.ts';
import { Sold } from './sold.view.tsx';
import { soldEn } from './strings.en.ts';
import { soldEs } from './strings.es.ts';

const missing: DocumentState = { status: 'missing', kind: 'unreachable', message: '' };

async function renderSold(document: DocumentState, props: Partial<SoldProps> = {}) {
  const onRetryDocument = vi.fn();
  const viewOf = (shown: DocumentState) => (
    <Sold
      labels={soldEn}
      language="en"
      policyId="1004-004217"
      carrierName="Tumbleweed Direct"
      amount={13_210}
      email="jose@example.com"
      isSigned
      messages={[]}
      phone="512-555-0142"
      document={shown}
      onRetryDocument={onRetryDocument}
      {...props}
    />
  );
  const rendered = await renderInShadowRoot(viewOf(document));
  return { ...rendered, onRetryDocument, shows: (shown: DocumentState) => rendered.rerender(viewOf(shown)) };
}

test('shows the policy, the amount, and the documents as an ordinary link', async () => {
  const { violations } = await renderSold({ status: 'shown', url: 'https://documents.partner.test/id-card.pdf' });
  await expect.element(page.getByRole('heading')).toHaveTextContent('Congratulations, your policy is complete');
  await expect.element(page.getByText('1004-004217')).toBeVisible();
  await expect.element(page.getByText('$132.10')).toBeVisible();
  await expect.element(page.getByText(/jose@example\.com/)).toBeVisible();
  const link = page.getByRole('link', { name: 'Open your policy documents' });
  await expect.element(link).toHaveAttribute('href', 'https://documents.partner.test/id-card.pdf');
  await expect.element(link).toHaveAttribute('target', '_blank');
  expect(await violations()).toEqual([]);
});

test('documents that are not available yet can be requested again', async () => {
  const { onRetryDocument, violations } = await renderSold({
    status: 'missing',
    kind: 'refused',
    message: 'Documents are printed at night.',
  });
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(`${soldEn.soldDocumentsMissing} Documents are printed at night.`);
  await page.getByRole('button', { name: 'Look again' }).click();
  expect(onRetryDocument).toHaveBeenCalledOnce();
  expect(await violations()).toEqual([]);
});

test('a policy without an online signature shows its number and does not mention a signature, in Spanish', async () => {
  const { root } = await renderSold(
    { status: 'loading' },
    { isSigned: false, labels: soldEs, language: 'es', amount: undefined, messages: ['Llega por correo.'] },
  );
  await expect.element(page.getByRole('heading')).toHaveTextContent('Gracias, su pago se realizó');
  expect(root.textContent).not.toMatch(/firmada/);
  expect(root.textContent).not.toContain('Pagado hoy');
  await expect.element(page.getByText('Llega por correo.')).toBeVisible();
});

test.each([
  [{ status: 'shown', url: 'https://documents.partner.test/id-card.pdf' }, soldEn.soldDocuments],
  [missing, soldEn.soldDocumentsRetry],
] as const)('documents that were requested with a press take the focus: %o', async (found, name) => {
  const { focused, shows } = await renderSold(missing);
  await page.getByRole('button', { name: 'Look again' }).click();
  await shows({ status: 'loading' });
  await shows(found);
  expect(focused()?.textContent).toContain(name);
});

test('documents that load automatically do not move the focus', async () => {
  const { focused, shows } = await renderSold({ status: 'loading' });
  const before = focused();
  await shows({ status: 'shown', url: 'https://documents.partner.test/id-card.pdf' });
  expect(focused()).toBe(before);
});
