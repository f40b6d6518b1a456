import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { type FakePageOptions, openPage } from '#embed/testing/fake-page';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import type { PaymentConfig } from '../make-a-payment.config.ts';
import { exampleConfig } from '../make-a-payment.examples.ts';
import { MakeAPayment } from '../make-a-payment.view.tsx';
import { type PaymentVisit, paymentVisit } from '../payment-visit.ts';
import { en } from '../strings.en.ts';
import { es } from '../strings.es.ts';
import { draft } from './example-payment.ts';

interface PaymentOptions extends FakePageOptions {
  config?: Partial<PaymentConfig>;
  /** Restores a visit at this step; without it, the visitor has typed nothing. */
  at?: PaymentVisit['step'];
}

/** Opens the payment on a page of its own. */
export async function openPayment({ config, at, ...options }: PaymentOptions = {}) {
  const opened = openPage({ path: '/pay?page_id=12', ...options });
  if (at) {
    const saved = paymentVisit(opened.visitor);
    saved.remember({
      draft: { ...draft, policyNumber: 'LKM-1001' },
      step: at,
      policyId: at === 'form' ? '' : 'p-1001',
    });
    await saved.settled();
  }
  const labels = opened.host.language === 'es' ? es : en;
  const widget = (changed: Partial<PaymentConfig> = {}) => (
    <MakeAPayment config={{ ...exampleConfig, ...config, ...changed }} labels={labels} host={opened.host} />
  );
  const drawing = await renderInShadowRoot(widget());
  drawing.container.lang = opened.host.language;
  /** Waits for the page with this title. */
  const sees = (title: string) =>
    expect.element(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  /** The tracked outcomes of the payment. */
  const came = () =>
    opened.events
      .filter(({ event }) => event === 'Payment Outcome')
      .map(({ data }) => (data as { outcome: string }).outcome);
  return {
    ...opened,
    ...drawing,
    labels,
    sees,
    came,
    configure: (changed: Partial<PaymentConfig>) => drawing.rerender(widget(changed)),
  };
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const field = (name: string) => page.getByRole('textbox', { name });

/** Actions of a visitor with English texts. */
export const I = {
  async fillIn() {
    await field(en.policyNumber).fill('lkm-1001');
    await field(en.email).fill('alex@example.com');
    await field(en.phone).fill('5125550142');
    await field(en.month).fill('4');
    await field(en.day).fill('17');
    await field(en.year).fill('1990');
  },

  async findMyPolicy() {
    await I.fillIn();
    await button(en.findPolicy).click();
  },

  pay: () => button(/^Pay \$/).click(),
};
