import { shallowEqual, useSelector } from '@xstate/react';
import { useFlow } from './flow-context.ts';
import type { FlowSnapshot } from './quote-flow.connect.ts';
import type { FlowActor } from './quote-flow.machine.ts';

/** The machine, for a step that only it can lead to. */
export function useActor(): FlowActor {
  const { actor } = useFlow();
  if (!actor) throw new Error('A later step of the quote flow was drawn before its machine ran.');
  return actor;
}

/** A part of the machine's snapshot, by one of the functions of quote-flow.connect.ts. */
export function useConnected<View extends object>(connect: (snapshot: FlowSnapshot) => View): View {
  return useSelector(useActor(), connect, shallowEqual);
}
