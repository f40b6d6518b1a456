import { type Actor, type AnyStateMachine, createActor, type InputFrom, type SnapshotFrom } from 'xstate';
import { keepEqual } from '../shallow-equal.ts';
import type { RunningMachine } from '../use-lazy-machine.ts';
import { viewReader } from '../view-reader.ts';

export interface StartOptions<Machine extends AnyStateMachine, View extends object> {
  input: InputFrom<Machine>;
  /** The connect functions of the first page; a part equal to the previous one keeps its identity. */
  view: { readonly [Part in keyof View]: (snapshot: SnapshotFrom<Machine>) => View[Part] };
  /** The followers: autosave, tracking. Each returns a function that stops it. */
  followers?: readonly ((actor: Actor<Machine>) => () => void)[];
}

/**
 * Starts a machine whose actors are provided, together with its followers. Stopping it stops them too.
 *
 * @example
 * startMachine(roadsideMachine.provide(roadsideActors(host)), {
 *   input: { config },
 *   view: { shell: connectShell, plans: connectPlans },
 *   followers: [(actor) => trackSteps(actor, host), (actor) => saveVisit(actor, host().visitor)],
 * });
 */
export function startMachine<Machine extends AnyStateMachine, View extends object>(
  machine: Machine,
  { input, view, followers = [] }: StartOptions<Machine, View>,
): RunningMachine<Actor<Machine>, View> {
  const actor = createActor(machine, { input });
  actor.start();
  const stops = followers.map((follow) => follow(actor));
  // Connect functions may build new objects: each runs once per snapshot, or React would render endlessly.
  const parts = (Object.keys(view) as (keyof View)[]).map(
    (part) => [part, viewReader(actor, view[part] as (snapshot: SnapshotFrom<Machine>) => object)] as const,
  );
  return {
    actor,
    view: keepEqual(() => Object.fromEntries(parts.map(([part, read]) => [part, read()])) as View),
    stop: () => {
      for (const stop of stops) stop();
      actor.stop();
    },
  };
}
