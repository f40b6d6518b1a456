import { useEffect, useState } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { useLatest } from '#flow/use-latest';
import { machineModule, useLazyMachine } from '#flow/use-lazy-machine';
import type { PaymentConfig } from './make-a-payment.config.ts';
import type { PaymentView } from './make-a-payment.connect.ts';
import type { PaymentEvent } from './make-a-payment.types.ts';
import { emptyDraft } from './payment-draft.ts';
import { tokenIn } from './payment-token.ts';
import { hasPaymentVisit, paymentVisit } from './payment-visit.ts';

// The form works without the machine, which loads meanwhile with the pages after the form.
const chunk = machineModule(() => import('./make-a-payment.chunk.ts'));

export interface Payment {
  view: PaymentView;
  send: (event: PaymentEvent) => void;
  /** The pages after the form; undefined until the machine is loaded. */
  pages: (typeof chunk)['module'];
  /** The machine did not load. */
  isMissing: boolean;
  retry: () => void;
}

const form: PaymentView = { page: 'form', draft: emptyDraft };
const waiting = { page: 'waiting', text: 'lookingUp', canCancel: false } as const satisfies PaymentView;

/** Runs the payment while the widget is mounted. The machine loads while the form is shown. */
export function usePayment(config: PaymentConfig, host: WidgetHost): Payment {
  const { visitor } = host;
  const latestHost = useLatest(host);
  const [entry] = useState(() => ({ token: tokenIn(host.path), hasSavedVisit: hasPaymentVisit(visitor) }));
  const [draft, setDraft] = useState(emptyDraft);
  const [earlyView, setEarlyView] = useState<PaymentView>(() => {
    if (entry.token) return { ...waiting, text: 'readingResult' };
    return entry.hasSavedVisit ? waiting : form;
  });

  const { actor, view, send, isMissing, retry } = useLazyMachine({
    module: chunk,
    start: ({ startPayment }) => startPayment({ config, ...entry }, latestHost),
    initialView: { payment: earlyView },
    onHeldEvent: (event) => {
      if (event.type === 'DRAFT.CHANGED') {
        setDraft(event.draft);
        // The visitor may leave before the machine can save the draft.
        paymentVisit(visitor).remember({ draft: event.draft, step: 'form', policyId: '' });
      }
      if (event.type === 'FORM.SUBMITTED') setEarlyView({ ...waiting, canCancel: true });
      if (event.type === 'BACK') setEarlyView({ page: 'form', draft });
    },
  });

  useEffect(() => paymentVisit(visitor).prepare(), [visitor]);
  useEffect(() => actor?.send({ type: 'CONFIG.CHANGED', config }), [actor, config]);

  return { view: view.payment, send, pages: actor && chunk.module, isMissing, retry };
}
