import { createContext, useContext } from 'react';
import type { WidgetHost } from '#embed/define-widget';
import type { FlowConfig } from './quote-flow.config.ts';
import type { DriverView, ShellView } from './quote-flow.connect.ts';
import type { FlowActor } from './quote-flow.machine.ts';
import type { FlowEvent } from './quote-flow.types.ts';
import type { Strings } from './strings.en.ts';

/** What every step's view is given. */
export interface FlowTools {
  /** The machine; the first step is there before it. */
  actor: FlowActor | undefined;
  send: (event: FlowEvent) => void;
  labels: Strings;
  config: FlowConfig;
  host: WidgetHost;
  session: ShellView['session'];
  driver: DriverView;
}

export const FlowContext = createContext<FlowTools | undefined>(undefined);

export function useFlow(): FlowTools {
  const tools = useContext(FlowContext);
  if (!tools) throw new Error('A step of the quote flow was drawn outside of it.');
  return tools;
}

/** The Next button of a step: not usable until its answers are whole and there is a token. */
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
