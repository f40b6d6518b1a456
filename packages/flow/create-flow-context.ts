import { createContext, createElement, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { LazyBoundary, type LazyBoundaryProps, type LazyTexts } from '#ui/lazy-module';
import type { Draft, Drafts } from './drafts.ts';
import type { FlowActor, SnapshotOf } from './flow-actor.ts';
import { useSelector } from './use-selector.ts';

/** The values that every step's view gets; each flow adds its configuration, host and first view. */
export interface FlowTools<Actor extends FlowActor = FlowActor> {
  /** Undefined until the machine is ready: the first step renders before. */
  actor: Actor | undefined;
  send: (event: never) => void;
  labels: LazyTexts;
}

type ActorOf<Tools extends FlowTools> = NonNullable<Tools['actor']>;
type FormOf<Tools extends FlowTools> =
  SnapshotOf<ActorOf<Tools>> extends { context: { drafts: Drafts<infer Form> } } ? Form : never;

/**
 * The React context of one flow, and the hooks that its steps use.
 *
 * @param name The flow's name, for the error of a step that is rendered outside of it.
 * @example
 * export const { FlowContext, useFlow, useConnected, useDraft, FlowLazyBoundary } =
 *   createFlowContext<RoadsideTools>('roadside');
 */
export function createFlowContext<Tools extends FlowTools>(name: string) {
  const FlowContext = createContext<Tools | undefined>(undefined);

  function useFlow(): Tools {
    const tools = useContext(FlowContext);
    if (!tools) throw new Error(`A step of ${name} was drawn outside of its flow.`);
    return tools;
  }

  /** The machine, for steps that render only once the machine is ready. */
  function useActor(): ActorOf<Tools> {
    const { actor } = useFlow();
    if (!actor) throw new Error(`A later step of ${name} was drawn before its machine was ready.`);
    return actor;
  }

  /** A part of the machine's snapshot, selected by one of the flow's connect functions. */
  function useConnected<View extends object>(connect: (snapshot: SnapshotOf<ActorOf<Tools>>) => View): View {
    return useSelector(useActor() as FlowActor<SnapshotOf<ActorOf<Tools>>>, connect);
  }

  /**
   * The initial values of a form (the draft over accepted answers), and the callback for its input. A form that is
   * rendered before the machine is ready gets what the machine has restored.
   *
   * @param answers The form's accepted answers.
   */
  function useDraft(form: FormOf<Tools>, answers?: object): { saved: Draft; onDraft: (values: Draft) => void } {
    const { actor, send } = useFlow();
    const saved = useMemo((): Draft => {
      const snapshot = actor?.getSnapshot() as { context: { drafts: Drafts } } | undefined;
      return { ...answers, ...snapshot?.context.drafts[form] };
      // oxlint-disable-next-line react/exhaustive-deps -- later answers are those of the form itself
    }, [actor, form]);
    const onDraft = useCallback(
      (values: Draft) => send({ type: 'DRAFT.CHANGED', form, values } as never),
      [send, form],
    );
    return { saved, onDraft };
  }

  /** A `LazyBoundary` with the flow's own texts. */
  function FlowLazyBoundary<Module>(props: Omit<LazyBoundaryProps<Module>, 'texts'>): ReactNode {
    return createElement(LazyBoundary<Module>, { ...props, texts: useFlow().labels });
  }

  return { FlowContext, useFlow, useActor, useConnected, useDraft, FlowLazyBoundary };
}
