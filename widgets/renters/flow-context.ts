import type { WidgetHost } from '#embed/runtime/define-widget';
import { createFlowContext } from '#flow/create-flow-context';
import type { RentersConfig } from './renters.config.ts';
import type { RentersActor } from './renters.machine.ts';
import type { RentersEvent } from './renters.types.ts';
import type { Strings } from './strings.en.ts';
import type { FirstView } from './use-renters.ts';

/** The context of every section's view. */
export interface RentersTools {
  /** Undefined until the machine is ready. */
  actor: RentersActor | undefined;
  send: (event: RentersEvent) => void;
  /** The views of the shell and the first section. */
  view: FirstView;
  labels: Strings;
  config: RentersConfig;
  host: WidgetHost;
}

export const { FlowContext, useFlow, useConnected, useDraft, FlowLazyBoundary } =
  createFlowContext<RentersTools>('renters');
