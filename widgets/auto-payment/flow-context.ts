import type { WidgetHost } from '#embed/runtime/define-widget';
import { createFlowContext } from '#flow/create-flow-context';
import type { AutoPaymentConfig } from './auto-payment.config.ts';
import type { AutoPaymentActor } from './auto-payment.machine.ts';
import type { AutoPaymentEvent } from './auto-payment.types.ts';
import type { Strings } from './strings.en.ts';
import type { FirstView } from './use-auto-payment.ts';

/** The context of every section's view. */
export interface AutoPaymentTools {
  /** Undefined until the machine is ready. */
  actor: AutoPaymentActor | undefined;
  send: (event: AutoPaymentEvent) => void;
  /** The views of the shell and the first section. */
  view: FirstView;
  labels: Strings;
  config: AutoPaymentConfig;
  host: WidgetHost;
}

export const { FlowContext, useFlow, useConnected, useDraft, FlowLazyBoundary } =
  createFlowContext<AutoPaymentTools>('auto-payment');
