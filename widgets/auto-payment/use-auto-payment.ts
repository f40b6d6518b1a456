import { useEffect, useState } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { useLatest } from '#flow/use-latest';
import { type LazyMachine, machineModule, useLazyMachine } from '#flow/use-lazy-machine';
import {
  type DriverInformationView,
  driverInformationView,
} from '#forms/driver-information/driver-information.connect';
import type { AutoPaymentConfig } from './auto-payment.config.ts';
import type { ShellView } from './auto-payment.connect.ts';
import { newContext } from './auto-payment.context.ts';
import type { AutoPaymentActor } from './auto-payment.machine.ts';
import type { AutoPaymentInput } from './auto-payment.types.ts';
import { purchaseLinkOf, signingEventOf } from './purchase-link.ts';

// No section is shown without the machine.
const core = machineModule(() => import('./auto-payment.core.ts'));

/** The views of the shell and the first section. */
export interface FirstView {
  shell: ShellView;
  driver: DriverInformationView;
}

const loading = (input: AutoPaymentInput): FirstView => ({
  shell: { page: 'loading', stage: undefined, progress: 0, notice: undefined, reason: undefined, isChargeOpen: false },
  driver: driverInformationView(newContext(input), { isBusy: false, areCarsLookedUp: false }),
});

/** Runs the machine while the widget is mounted. */
export function useAutoPayment(config: AutoPaymentConfig, host: WidgetHost): LazyMachine<AutoPaymentActor, FirstView> {
  const latestHost = useLatest(host);
  const [input] = useState((): AutoPaymentInput => ({
    settings: config,
    path: host.path,
    tokenState: host.visitor.read('customerSession')?.state,
    placeState: host.visitor.read('place')?.state,
    link: purchaseLinkOf(host.path),
    now: () => latestHost().client.now(),
    signingEvent: signingEventOf(host.path),
  }));
  const [initialView] = useState(() => loading(input));
  const machine = useLazyMachine({
    module: core,
    initialView,
    start: ({ startAutoPayment }) => startAutoPayment(input, latestHost),
  });
  const { actor } = machine;
  useEffect(() => actor?.send({ type: 'CONFIG.CHANGED', settings: config }), [actor, config]);
  return machine;
}
