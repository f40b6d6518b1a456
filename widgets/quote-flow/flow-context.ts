import type { WidgetHost } from '#embed/runtime/define-widget';
import { createFlowContext } from '#flow/create-flow-context';
import type { FlowConfig } from './quote-flow.config.ts';
import type { DriverView, ShellView } from './quote-flow.connect.ts';
import type { FlowActor } from './quote-flow.machine.ts';
import type { FlowEvent } from './quote-flow.types.ts';
import type { Strings } from './strings.en.ts';

/** The context of every step's view. */
export interface FlowTools {
  /** Undefined until the machine is ready: the first step renders before it. */
  actor: FlowActor | undefined;
  send: (event: FlowEvent) => void;
  labels: Strings;
  config: FlowConfig;
  host: WidgetHost;
  session: ShellView['session'];
  driver: DriverView;
}

export const { FlowContext, useFlow, useActor, useConnected, useDraft, FlowLazyBoundary } =
  createFlowContext<FlowTools>('the quote flow');

/** The Next button of a step: disabled until its answers are complete and there is a token. */
export function useNext(step: { isComplete: boolean; label?: string; isBusy?: boolean; busyText?: string }): {
  label: string;
  isDisabled: boolean;
  isBusy: boolean;
  busyText: string | undefined;
} {
  const { labels, session } = useFlow();
  const isWaiting = step.isComplete && session === 'waiting';
  return {
    label: step.label ?? labels.next,
    isDisabled: !step.isComplete || session === 'failed',
    isBusy: step.isBusy === true || isWaiting,
    busyText: isWaiting ? labels.gettingReady : step.busyText,
  };
}
