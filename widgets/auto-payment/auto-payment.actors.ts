import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { leavePage } from '#flow/machine/leave-page';
import { stepMetaOf } from '#flow/step-meta';
import { purchaseServices } from '#forms/purchase/purchase.services';
import { buyNowStatus } from '#services/auto-payment/buy-now-status';
import { carrierQuestions } from '#services/auto-payment/carrier-questions';
import { currentBuyNowStatus } from '#services/auto-payment/current-buy-now-status';
import { ServiceError } from '#services/errors';
import { loadQuoteByTransaction } from '#services/quotes/load-quote-by-transaction';
import type { autoPaymentMachine } from './auto-payment.machine.ts';
import { openVisit } from './auto-payment.resume.ts';
import type { StepMeta } from './auto-payment.types.ts';
import { failureText, writeLog } from './purchase-log.ts';

type Implementations = Parameters<typeof autoPaymentMachine.provide>[0];

// A chunk that is not needed before the answers are submitted.
const calls = () => import('./auto-payment.calls.chunk.ts');

/** The name of the window that shows a partner's page. */
export const partnerWindow = 'covermount-partner';

/**
 * Implements the machine's actors with the page's services and storage.
 *
 * @param host read at each call: a changed language or brand replaces it.
 */
export function autoPaymentActors(host: () => WidgetHost): Implementations {
  const client = () => host().client;
  const { actions, actors } = purchaseServices(host);
  return {
    actions: {
      ...actions,
      fail: (_, { code, message }) => host().fail(code, message),
      logFailure: ({ context, self }, { call, error }) => {
        const message = failureText(call, error);
        const status = error instanceof ServiceError ? error.status : undefined;
        const step = stepMetaOf<StepMeta>(self.getSnapshot() as never)?.marker ?? '';
        host().track('Purchase Failed', { message });
        writeLog(host(), context, { step, message, status });
      },
      openWindow: ({ context }) => void window.open(context.partnerUrl, partnerWindow),
    },
    actors: {
      ...actors,
      savedVisit: fromService(({ transactionId }) => openVisit(host().visitor, transactionId).load()),
      savedQuote: fromService((reference, signal) => loadQuoteByTransaction(client(), reference, signal)),
      purchaseStatus: fromService(async (reference, signal) => {
        const status = await buyNowStatus(client(), reference, signal);
        return { status, code: await currentBuyNowStatus(client(), reference, signal) };
      }),
      carrierQuestions: fromService(({ carrierId }, signal) => carrierQuestions(client(), { carrierId }, signal)),
      submission: fromService(async (request, signal) => (await calls()).submitPurchase(client(), request, signal)),
      progress: fromService(async (reference, signal) => (await calls()).purchaseProgress(client(), reference, signal)),
      carrierResult: fromService(async (reference, signal) =>
        (await calls()).carrierResult(client(), reference, signal),
      ),
      paymentPage: fromService(async (request, signal) => (await calls()).openPaymentPage(host(), request, signal)),
      signingPage: fromService(async (request, signal) => (await calls()).openSigningPage(host(), request, signal)),
      charge: fromService(async (reference, signal) => (await calls()).chargeOnce(host(), reference, signal)),
      policyDocument: fromService(async (policy, signal) => (await calls()).policyLink(host(), policy, signal)),
      leavePage: leavePage(host),
    },
  };
}
