import type { WidgetHost } from '#embed/runtime/define-widget';
import { createFlowContext } from '#flow/create-flow-context';
import type { PseudoBindConfig } from './pseudo-bind.config.ts';
import type { PseudoBindActor } from './pseudo-bind.machine.ts';
import type { PseudoBindEvent } from './pseudo-bind.types.ts';
import type { Strings } from './strings.en.ts';
import type { FirstView } from './use-pseudo-bind.ts';

/** The context of every section's view. */
export interface PseudoBindTools {
  /** Undefined until the machine is ready: the first section renders before it. */
  actor: PseudoBindActor | undefined;
  send: (event: PseudoBindEvent) => void;
  /** The views of the shell and the first section. */
  view: FirstView;
  labels: Strings;
  config: PseudoBindConfig;
  host: WidgetHost;
}

export const { FlowContext, useFlow, useConnected, useDraft, FlowLazyBoundary } =
  createFlowContext<PseudoBindTools>('pseudo-bind');
