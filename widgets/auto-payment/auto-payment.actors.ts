import { buyNowSectionOf } from '#domain/buy-now-status';
import { randomId } from '#domain/random-id';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { leavePage } from '#flow/machine/leave-page';
import { purchaseServices } from '#forms/purchase/purchase.services';
import { buyNowStatus } from '#services/auto-payment/buy-now-status';
import { carrierQuestions } from '#services/auto-payment/carrier-questions';
import { carrierResult } from '#services/auto-payment/carrier-result';
import { currentBuyNowStatus } from '#services/auto-payment/current-buy-now-status';
import { loggedOutcome, logPurchase } from '#services/auto-payment/log-purchase';
import { openPurchasePayment } from '#services/auto-payment/open-purchase-payment';
import { policyDocument } from '#services/auto-payment/policy-document';
import { processPayment } from '#services/auto-payment/process-payment';
import { purchaseProgress } from '#services/auto-payment/purchase-progress';
import { signPolicy } from '#services/auto-payment/sign-policy';
import { submitPurchase } from '#services/auto-payment/submit-purchase';
import { RefusedError } from '#services/errors';
import { loadQuoteByTransaction } from '#services/quotes/load-quote-by-transaction';
import { rememberToken } from '#visitor/guest-tokens';
import { purchaseOf, quotePurchaseOf, type returnOf } from './auto-payment.context.ts';
import type { autoPaymentMachine } from './auto-payment.machine.ts';
import { expectReturn, loadVisit } from './auto-payment.resume.ts';
import type { AutoPaymentContext, PurchaseState, Section } from './auto-payment.types.ts';
import { carrierOf } from './carrier.ts';
import {
  chargeCard,
  chargeOfQuote,
  endDeclinedCharge,
  endMadeCharge,
  OtherChargeError,
} from './payment/charge-card.ts';
import { returnUrlOf } from './purchase-link.ts';

type Implementations = Parameters<typeof autoPaymentMachine.provide>[0];

/** The log message, also sent with an analytics event (spec 2 §8.2). */
const resultMissing = 'Error loading getCarrierResultsByTransactionId API data';

/** The tags of the page views, for the log. */
const markers: Partial<Record<Section, string>> = {
  driver: 'e2e-driverinfo',
  drivers: 'e2e-addldriver',
  underwriting: 'e2e-uw',
  moreQuestions: 'e2e-uw',
  rating: 'e2e-uw',
  policy: 'e2e-policy',
  payment: 'e2e-payment',
  signing: 'e2e-esign',
  sold: 'e2e-sold',
};

/** Messages that are logged literally: a missing address, or a policy without a number. */
const loggedReasons = new Set([
  'Payment Url null',
  'Payment Url Empty',
  'Policy Number is empty',
  'Error in Esign Url API',
  'API Error getting policy documents',
]);

/** Adds a row to the log sheet without delaying the visitor. */
export function logRow(host: WidgetHost, context: AutoPaymentContext, row: { message: string; error?: unknown }): void {
  const { sheetsDbUrl, sheetsDbAuthorization } = carrierOf(context);
  logPurchase(host.client, {
    ...purchaseOf(context),
    step: context.section ? (markers[context.section] ?? '') : '',
    ...loggedOutcome(row, loggedReasons),
    ...(sheetsDbUrl && { sheet: { url: sheetsDbUrl, authorization: sheetsDbAuthorization } }),
  }).catch(() => undefined);
}

/**
 * Implements the machine's actors with the page's services and storage.
 *
 * @param host read at each call: a changed language or brand replaces it.
 */
export function autoPaymentActors(host: () => WidgetHost): Implementations {
  const client = () => host().client;
  const { actions, actors } = purchaseServices(host);
  /** The address that a partner returns to. */
  const returnAddress = async (purchase: ReturnType<typeof returnOf>) => {
    await expectReturn(host().visitor, purchase);
    return returnUrlOf(new URL(host().path, client().pageBase).href, purchase);
  };
  const partnerPage = ({ url }: { url: string }) => ({ url, isTrusted: host().isTrusted(url) });
  return {
    actions: {
      ...actions,
      fail: (_, { code, message }) => host().fail(code, message),
      log: ({ context }, row) => {
        if (row.message === resultMissing) host().track('Carrier Result Missing', { message: resultMissing });
        logRow(host(), context, row);
      },
      endMadeCharge: ({ context }) => void endMadeCharge(host().visitor, quotePurchaseOf(context)),
      reportCallFailure: ({ context }, { error }) =>
        logRow(host(), context, { message: 'Error in API response', error }),
      reportRefusal: (_, { errorCount }) => host().track('Carrier Refused', { errorCount }),
    },
    actors: {
      ...actors,
      leavePage: leavePage<'payment' | 'signature'>(host),
      savedVisit: fromService((link) => loadVisit(host().visitor, link)),
      quote: fromService((reference, signal) => loadQuoteByTransaction(client(), reference, signal)),
      questions: fromService((carrier, signal) => carrierQuestions(client(), carrier, signal)),
      purchaseState: fromService(
        async ({ isRated = false, firstTransactionId, ...purchase }, signal): Promise<PurchaseState> => {
          // The first such call begins the purchase of the rated answers.
          const begun = isRated ? await buyNowStatus(client(), purchase, signal) : undefined;
          const code = await currentBuyNowStatus(client(), purchase, signal);
          const hasBegun = buyNowSectionOf(code) !== 'driverInfo';
          const status = begun ?? (hasBegun ? await buyNowStatus(client(), purchase, signal) : undefined);
          const { transactionId, carrierId } = purchase;
          const charge = await chargeOfQuote(host().visitor, { firstTransactionId, carrierId });
          return { code, status, hasCharge: charge?.transactionId === transactionId };
        },
      ),
      submission: fromService(async ({ answers: { coverage, ...answers }, id, quote }, signal) => {
        const charge = await chargeOfQuote(host().visitor, quote);
        if (charge) return { transactionId: charge.transactionId, hasCharge: true };
        // The purchase must have the coverages that were quoted.
        if (!coverage) throw new RefusedError('submitPurchase', { message: 'The quote has no coverages to buy' });
        const rated = await submitPurchase(client(), { ...answers, coverage, transactionId: id }, signal);
        rememberToken(host().visitor, rated, host().visitor.variant(host().path));
        return rated;
      }),
      rating: fromService(async (purchase, signal) => {
        const { isDone } = await purchaseProgress(client(), purchase, signal);
        return { isDone };
      }),
      result: fromService((purchase, signal) => carrierResult(client(), purchase, signal)),
      paymentPage: fromService(async ({ mode, cards, ...purchase }, signal) => {
        const { transactionId } = purchase;
        const charge = await chargeOfQuote(host().visitor, purchase);
        // A card given now would not be charged.
        if (charge && charge.transactionId !== transactionId) throw new OtherChargeError(charge.transactionId);
        const isRedirect = mode === 'redirect';
        const returnUrl = isRedirect ? await returnAddress(purchase) : undefined;
        const { url } = await openPurchasePayment(client(), { transactionId, mode, returnUrl }, signal);
        const page = new URL(url);
        if (!isRedirect) page.searchParams.set('brands', cards.join(','));
        return partnerPage({ url: page.href });
      }),
      processing: fromService(async (charge, signal) => {
        // A reload at this transaction finds the charge.
        await expectReturn(host().visitor, charge);
        return chargeCard(host().visitor, charge, (intent, isRepeated) =>
          processPayment(client(), { transactionId: charge.transactionId, intent, isRepeated }, signal),
        );
      }),
      endOfDeclined: fromService((decline) => endDeclinedCharge(host().visitor, decline)),
      signingPage: fromService(async (purchase, signal) => {
        const { transactionId, carrierId } = purchase;
        const returnUrl = await returnAddress(purchase);
        return partnerPage(
          await signPolicy(client(), { transactionId, carrierId, intent: randomId(), returnUrl }, signal),
        );
      }),
      document: fromService(async (policy, signal) => partnerPage(await policyDocument(client(), policy, signal))),
    },
  };
}
