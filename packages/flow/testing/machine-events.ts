import type { AnyStateMachine, AnyStateNode, EventFromLogic } from 'xstate';
import { NetworkError } from '#services/errors';

type Event<Machine extends AnyStateMachine> = EventFromLogic<Machine>;

export interface MachineEventsOptions<Machine extends AnyStateMachine> {
  /** The payloads of the flow's own events; an event that is not listed has none. */
  payloads: {
    readonly [Type in Event<Machine>['type']]?: readonly Omit<Extract<Event<Machine>, { type: Type }>, 'type'>[];
  };
  /** The possible outputs of each invoked actor, by the invoke's id. */
  responses: Readonly<Record<string, readonly unknown[]>>;
  /** The possible errors of an invoked actor: a network error by default. */
  errorsOf?: (id: string) => readonly unknown[];
}

/** The event of an invoked actor that resolved. */
export const doneEvent = (id: string, output: unknown) =>
  ({ type: `xstate.done.actor.${id}`, actorId: id, output }) as never;

/** The event of an invoked actor that rejected. */
export const errorEvent = (id: string, error: unknown) =>
  ({ type: `xstate.error.actor.${id}`, actorId: id, error }) as never;

/**
 * Every event that a state of the machine handles, with each payload, response and error: for `getShortestPaths` of
 * `xstate/graph`, which walks a machine with no network.
 *
 * @example
 * const paths = getShortestPaths(machine, { input, events: machineEvents(machine, { payloads, responses }) });
 */
export function machineEvents<Machine extends AnyStateMachine>(
  machine: Machine,
  { payloads, responses, errorsOf = (id) => [new NetworkError(id)] }: MachineEventsOptions<Machine>,
): Event<Machine>[] {
  return [...eventTypes(machine.root)].flatMap((type): Event<Machine>[] => {
    // Raised by the machine itself when a final state is reached; it cannot be sent.
    if (type.startsWith('xstate.done.state.')) return [];
    const [, outcome, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
    if (outcome === 'done') return (responses[id] ?? [undefined]).map((output) => doneEvent(id, output));
    if (outcome === 'error') return errorsOf(id).map((error) => errorEvent(id, error));
    const payloadsOfType = (payloads as Readonly<Record<string, readonly object[]>>)[type] ?? [{}];
    return payloadsOfType.map((payload) => ({ type, ...payload }) as Event<Machine>);
  });
}

function eventTypes(node: AnyStateNode): ReadonlySet<string> {
  return new Set([
    ...[...node.transitions.keys()].map(String),
    ...Object.values(node.states).flatMap((child) => [...eventTypes(child)]),
  ]);
}
