import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { WidgetHost } from '#embed/define-widget';
import { Group, useGroup } from '#ui/later';
import { LazyPayment } from './lazy-payment.ts';
import type { PaymentConfig } from './make-a-payment.config.ts';
import type { PaymentView } from './make-a-payment.connect.ts';
import type { PaymentEvent } from './make-a-payment.types.ts';
import { tokenIn } from './payment-token.ts';
import { hasPaymentVisit, openPaymentVisit } from './payment-visit.ts';

// The form can be typed into without the machine, so the machine and the pages after the form load behind it.
const chunk = new Group(() => import('./make-a-payment.chunk.ts'));

type Chunk = NonNullable<(typeof chunk)['module']>;

export interface Payment {
  view: PaymentView;
  send: (event: PaymentEvent) => void;
  /** The pages after the form; undefined until they are loaded. */
  pages: Chunk | undefined;
  /** The machine could not be loaded. It is loaded again when the network returns. */
  isMissing: boolean;
  retry: () => void;
}

/** Runs the payment while the widget is mounted. Its machine loads behind the form. */
export function usePayment(config: PaymentConfig, host: WidgetHost): Payment {
  const [latest] = useState(() => ({ config, host }));
  useLayoutEffect(() => void Object.assign(latest, { config, host }), [latest, config, host]);
  const { visitor } = host;
  const [entry] = useState(() => ({ token: tokenIn(host.path), hasSavedVisit: hasPaymentVisit(visitor) }));
  const [payment] = useState(
    () => new LazyPayment(entry, (draft) => openPaymentVisit(visitor).save({ draft, step: 'form' })),
  );
  const view = useSyncExternalStore(payment.subscribe, payment.view);
  const { module: pages, isMissing, retry } = useGroup(chunk);

  useEffect(() => void openPaymentVisit(visitor), [visitor]);

  useEffect(() => {
    if (!pages) return undefined;
    const { machine, stop } = pages.startPayment({ config: latest.config, ...entry }, () => latest.host);
    payment.attach(machine);
    return () => {
      payment.detach();
      stop();
    };
  }, [latest, payment, entry, pages]);

  useEffect(() => payment.send({ type: 'CONFIG.CHANGED', config }), [payment, config]);

  return { view, send: payment.send, pages, isMissing, retry };
}
