import { page } from 'vitest/browser';
import type { BuyNowCode } from '#domain/buy-now-status';
import { type FakePageOptions, TestDevice } from '#embed/testing/fake-page';
import { type FakeResponse, FakeServices, says } from '#embed/testing/fake-services';
import { choice, openFlow, press } from '#flow/testing/open-flow';
import { savedQuoteExamples } from '#services/quotes/saved-quote.examples';
import type { AutoPaymentConfig } from '../auto-payment.config.ts';
import { exampleConfig } from '../auto-payment.examples.ts';
import { openVisit } from '../auto-payment.resume.ts';
import { AutoPayment } from '../auto-payment.view.tsx';
import { en } from '../strings.en.ts';
import { es } from '../strings.es.ts';

const success = { isSuccess: true, message: '' };

/** The responses about a purchase at a status. */
export const statusAt = (code: BuyNowCode, status: object = {}): Record<string, FakeResponse> => ({
  currentBuyNowStatus: says({ ...success, currentBuyNowStatus: code }),
  buyNowStatus: says({
    ...success,
    buyNowStatusResponse: { paymentStatus: 'Pending', isESignAvailable: true, ...status },
  }),
});

const { drivers, ...quote } = savedQuoteExamples.maximal.body;

/** The response with the quote of one driver and one car. */
export const quoteResponse = (changes: object = {}): FakeResponse =>
  says({
    ...quote,
    drivers: drivers.filter(({ primaryDriver }) => primaryDriver),
    vehicles: [{ vin: '1HGCM82633A004352', year: 2003, maker: 'Honda', model: 'Accord' }],
    ...changes,
  });

/** Services with a purchase that has not begun; its carrier rates the answers at once. */
export const purchaseServices = (responses: Record<string, FakeResponse> = {}): FakeServices =>
  new FakeServices({
    ...statusAt(-1),
    loadQuoteByTransaction: quoteResponse(),
    carrierQuestions: 'none',
    submitPurchase: says({ ...success, transactionId: 'transaction-1' }),
    purchaseProgress: 'rated',
    ...responses,
  });

interface Options extends FakePageOptions {
  config?: Partial<AutoPaymentConfig>;
}

/** Opens the widget on its own page. */
export async function openAutoPayment({
  config,
  device = new TestDevice(),
  services = purchaseServices(),
  ...options
}: Options = {}) {
  const opened = await openFlow({
    View: AutoPayment,
    config: { ...exampleConfig, ...config },
    labels: options.language === 'es' ? es : en,
    device,
    services,
    path: '/pay?transactionId=transaction-1&carrierId=1004',
    ...options,
  });
  const { sees } = opened;
  return {
    ...opened,
    /** Confirms the sections before the questions, as they are. */
    async confirmDrivers() {
      await sees(en.driverTitle);
      await I.next();
      await sees(en.driversTitle);
      await I.next();
      await sees(en.questionsTitle);
    },
    /** The responses of the services from now on. */
    become: (responses: Record<string, FakeResponse>) => void Object.assign(services.responses, responses),
    /** Resolves when the latest keystrokes are stored. */
    settled: () => openVisit(opened.visitor, 'transaction-1').settled(),
  };
}

/** What a visitor does in each section. */
export const I = {
  press,
  next: () => press(/^Next/),
  back: () => page.getByRole('button', { name: en.back, exact: true }).click(),
  answer: (question: string | RegExp, answer: string) => choice(question, answer).click(),
};
