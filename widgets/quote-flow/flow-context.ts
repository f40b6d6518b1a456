import { shallowEqual, useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { WidgetHost } from '#embed/define-widget';
import type { FlowConfig } from './quote-flow.config.ts';
import type { FlowSnapshot, ShellView } from './quote-flow.connect.ts';
import type { FlowActor } from './quote-flow.tracking.ts';
import type { Strings } from './strings/en.ts';

/** What every step's view is given. */
export interface FlowTools {
  actor: FlowActor;
  send: FlowActor['send'];
  labels: Strings;
  config: FlowConfig;
  host: WidgetHost;
  session: ShellView['session'];
}

export const FlowContext = createContext<FlowTools | undefined>(undefined);

export function useFlow(): FlowTools {
  const tools = useContext(FlowContext);
  if (!tools) throw new Error('A step of the quote flow was drawn outside of it.');
  return tools;
}

/** A part of the machine's snapshot, by one of the functions of quote-flow.connect.ts. */
export function useConnected<View extends object>(connect: (snapshot: FlowSnapshot) => View): View {
  return useSelector(useFlow().actor, connect, shallowEqual);
}

/** The Next button of a step: not usable until its answers are whole and there is a token. */
export function useNext(step: { isComplete: boolean; label?: string; isBusy?: boolean; busyText?: string }) {
  const { labels, session } = useFlow();
  const isWaiting = step.isComplete && session === 'waiting';
  return {
    label: step.label ?? labels.next,
    isDisabled: !step.isComplete || session === 'failed',
    isBusy: step.isBusy === true || isWaiting,
    busyText: isWaiting ? labels.gettingReady : step.busyText,
  };
}
