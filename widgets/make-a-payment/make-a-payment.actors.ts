import { fromCallback } from 'xstate';
import { policyNumber } from '#domain/policy-number';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { leavePage } from '#flow/machine/leave-page';
import { removeFromAddress } from '#flow/remove-from-address';
import { isPaymentPending } from '#visitor/payment-intent';
import { reportUntrustedCarriers } from './carrier-pages.ts';
import { findPolicy, openSession, prepareHandover, readResult } from './make-a-payment.calls.ts';
import type { paymentMachine } from './make-a-payment.machine.ts';
import type {
  PaymentEvent,
  PolicyRequest,
  ResultRequest,
  SessionRequest,
  VisitStorageEvent,
} from './make-a-payment.types.ts';
import { emptyDraft, type PolicyLookup } from './payment-draft.ts';
import { paymentVisit } from './payment-visit.ts';

type Implementations = Parameters<typeof paymentMachine.provide>[0];

/**
 * Implements the machine's actors with the page's services, storage and navigation.
 *
 * @param host read at each call: a changed language or brand replaces it.
 */
export function paymentActors(host: () => WidgetHost): Implementations {
  return {
    actions: {
      removeTokenFromAddress: () => removeFromAddress('token'),
      reportUntrustedCarriers: ({ context }) => reportUntrustedCarriers(context.config.carriers, host()),
      openCarrierPage: (_, { url }) => void host().navigate(url, 'carrier'),
    },

    actors: {
      savedVisit: fromService(() => paymentVisit(host().visitor).load()),
      visitStorage: fromCallback<VisitStorageEvent>(({ receive }) => {
        const record = paymentVisit(host().visitor);
        const savePaid = (paid: string) => {
          const saved = policyNumber(record.read()?.draft.policyNumber ?? '');
          // The token may belong to another policy than the one that the visitor has looked up since.
          if (saved && paid && saved !== paid) return;
          // A page that is loaded again, for example with the back button, shows that the payment was made.
          record.remember({ draft: { ...emptyDraft, policyNumber: paid }, step: 'paid', policyId: '' });
        };
        receive((event) => {
          if (event.type === 'PAID') savePaid(event.policyNumber);
          // Nothing is stored for a visitor who has typed nothing.
          else if (event.visit.draft !== emptyDraft) record.remember(event.visit);
        });
      }),

      pendingPayment: fromService((lookup: PolicyLookup) => isPaymentPending(host().visitor, lookup)),
      policy: fromService((input: PolicyRequest, signal) => findPolicy(host(), input, signal)),
      session: fromService((input: SessionRequest, signal) => openSession(host(), input, signal)),
      handover: fromService((input: SessionRequest, signal) => prepareHandover(host(), input, signal)),
      result: fromService((input: ResultRequest, signal) => readResult(host(), input, signal)),

      leavePage: leavePage(host),
      pageReturn: fromCallback<PaymentEvent>(({ sendBack }) => {
        const request = () => document.visibilityState === 'visible' && sendBack({ type: 'PAGE.SEEN' });
        addEventListener('pageshow', request);
        document.addEventListener('visibilitychange', request);
        return () => {
          removeEventListener('pageshow', request);
          document.removeEventListener('visibilitychange', request);
        };
      }),
    },
  };
}
