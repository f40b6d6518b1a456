import { expect, test } from 'vitest';
import { exampleConfig } from './make-a-payment.examples.ts';
import { en } from './strings.en.ts';
import { I, openPayment } from './testing/open-payment.tsx';

test('the policy shows its carrier’s logo from the page’s list', async () => {
  const carrierLogo = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const carriers = exampleConfig.carriers.map((carrier) => ({ ...carrier, carrierLogo }));
  const { sees, container } = await openPayment({ config: { carriers } });
  await I.findMyPolicy();
  await sees(en.detailsTitle);
  await expect.poll(() => container.querySelector('img')?.getAttribute('src')).toBe(carrierLogo);
  expect(container.querySelector('img')).toBeVisible();
});
