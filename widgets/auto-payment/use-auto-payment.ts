import { useEffect, useMemo, useState } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { useLatest } from '#flow/use-latest';
import { type LazyMachine, useLazyMachine } from '#flow/use-lazy-machine';
import {
  type DriverInformationView,
  driverInformationView,
} from '#forms/driver-information/driver-information.connect';
import { LazyModule } from '#ui/lazy-module';
import { addressedPurchase } from './addressed-purchase.ts';
import type { AutoPaymentConfig } from './auto-payment.config.ts';
import type { ShellView } from './auto-payment.connect.ts';
import { newContext } from './auto-payment.context.ts';
import type { AutoPaymentActor } from './auto-payment.machine.ts';
import { type AutoPaymentInput, stages } from './auto-payment.types.ts';
import { QuoteRequest } from './quote-request.ts';

// The machine loads beside the quote.
const core = new LazyModule(() => import('./auto-payment.core.ts'));

/** The views, before the machine is ready and after. */
export interface FirstView {
  shell: ShellView;
  driver: DriverInformationView;
}

const viewBeforeMachine = (input: AutoPaymentInput): FirstView => ({
  shell: { page: 'loading', stage: undefined, progress: 0, stages, notice: undefined, reason: undefined },
  driver: driverInformationView(newContext(input), { isBusy: false, areCarsLookedUp: false }),
});

/** Runs the machine while the widget is mounted. No section is shown before it: the service's status decides which. */
export function useAutoPayment(config: AutoPaymentConfig, host: WidgetHost): LazyMachine<AutoPaymentActor, FirstView> {
  const latestHost = useLatest(host);
  const [input] = useState((): AutoPaymentInput => ({
    config,
    path: host.path,
    tokenState: host.visitor.read('customerToken')?.state,
    placeState: host.visitor.read('place')?.state,
    address: addressedPurchase(host.path),
  }));
  const [request] = useState(() => new QuoteRequest(() => latestHost().client, input.address));

  useEffect(() => {
    if (input.address.transactionId) request.send();
    return () => request.abort();
  }, [request, input]);

  const initialView = useMemo(() => viewBeforeMachine(input), [input]);
  const machine = useLazyMachine({
    module: core,
    initialView,
    start: ({ startAutoPayment }) => startAutoPayment({ input, host: latestHost, loadQuote: request.take }),
  });

  const { actor } = machine;
  useEffect(() => actor?.send({ type: 'CONFIG.CHANGED', config }), [actor, config]);
  return machine;
}
