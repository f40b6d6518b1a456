import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createActor } from 'xstate';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { leavePage } from '#flow/machine/leave-page';
import { reportFailure } from '#flow/report-failure';
import { useLatest } from '#flow/use-latest';
import { type Payment, settlePayment } from '#visitor/payment-intent';
import type { PortalTabProps } from '../portal-tab.types.ts';
import { openPaymentPage } from './open-payment-page.ts';
import { connectPay, payMachine } from './pay.machine.ts';
import { paymentProblemOf, paymentProblemText } from './payment-problem.ts';
import { usePendingPolicies } from './use-pending-policies.ts';

/** Spec 3 §8. */
const reportPayFailure = (host: WidgetHost, error: unknown): void =>
  reportFailure(host, { code: 'service', label: 'API Error', message: 'Error in fetching paynow url', error });

/** Payments at the agency's payment page. */
export interface Pay {
  /** The policy whose payment page is being opened; empty for none. */
  openingFor: string;
  /** The visitor was sent to the payment page of the policy, and the result is not known. */
  isPending: (policyId: string) => boolean;
  pay: (payment: Payment) => void;
}

/** Runs payments while the tab is mounted. Failures are explained in the payment help. */
export function usePay(page: PortalTabProps): Pay {
  const latest = useLatest(page);
  const { data } = page.session;
  const pending = usePendingPolicies(page.host.visitor);
  const pendingBefore = useRef(pending);
  useEffect(() => {
    // A payment was settled, here or in another tab: the policies have another status.
    if (pendingBefore.current.some((policyId) => !pending.includes(policyId))) data.reload('policies');
    pendingBefore.current = pending;
  }, [data, pending]);
  const [actor] = useState(() => {
    const explain = async (error: unknown, payment: Payment | undefined) => {
      const { session, labels, host } = latest();
      if (session.endsWith(error)) return;
      const problem = paymentProblemOf(error);
      session.openHelp(paymentProblemText(labels, problem));
      if (problem.name !== 'alreadyMade' || !payment) return;
      await settlePayment(host.visitor, payment, 'made');
      session.data.reload('policies');
    };
    return createActor(
      payMachine.provide({
        actors: {
          paymentPage: fromService((payment: Payment, signal) =>
            openPaymentPage(latest().host, payment, signal).catch((error: unknown) => {
              // Reported here, because the end of the session unmounts the tab and stops its machine.
              latest().session.endsWith(error);
              throw error;
            }),
          ),
          leavePage: leavePage<'payment'>(() => latest().host),
        },
        actions: {
          explain: ({ context }, { error }) => void explain(error, context.payment),
          reportFailure: (_, { error }) => reportPayFailure(latest().host, error),
        },
      }),
    );
  });
  useEffect(() => {
    actor.start();
    return () => void actor.stop();
  }, [actor]);
  const [subscribe] = useState(() => (listener: () => void) => {
    const subscription = actor.subscribe(listener);
    return () => subscription.unsubscribe();
  });
  const opened = useSyncExternalStore(
    subscribe,
    () => connectPay(actor.getSnapshot()).policyId,
    () => '',
  );
  return {
    openingFor: opened,
    isPending: (policyId) => pending.includes(policyId),
    pay: (payment) => actor.send({ type: 'PAY.PRESSED', payment }),
  };
}
