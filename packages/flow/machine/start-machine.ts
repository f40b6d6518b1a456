import { type Actor, type AnyStateMachine, createActor, type InputFrom, type SnapshotFrom } from 'xstate';
import { keepEqual } from '../shallow-equal.ts';
import type { RunningMachine } from '../use-lazy-machine.ts';
import { viewReader } from '../view-reader.ts';

export interface StartOptions<Machine extends AnyStateMachine, View extends object> {
  input: InputFrom<Machine>;
  /** What the first page shows, part by part; a part that is equal to the last one is the same object. */
  view: { readonly [Part in keyof View]: (snapshot: SnapshotFrom<Machine>) => View[Part] };
  /** What runs beside the machine: autosave, tracking. Each returns how to stop it. */
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
  // A part may build new objects within it: it is read once for each snapshot, or React would render without an end.
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
