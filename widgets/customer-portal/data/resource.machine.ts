import { assign, setup, type SnapshotFrom } from 'xstate';
import { type Failure, failureOf } from '#flow/machine/failure';
import { networkActor, type NetworkEvent } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';

interface ResourceContext {
  /** Undefined until it is loaded. */
  value: unknown;
  failure: Failure | undefined;
}

const resource = setup({
  types: {
    context: {} as ResourceContext,
    events: {} as { type: 'RETRY' } | { type: 'RELOAD' } | NetworkEvent,
  },
  actors: { load: placeholderActor<unknown>(), network: networkActor },
  guards: {
    serviceWasNotReached: ({ context: { failure } }) => failure?.kind === 'offline' || failure?.kind === 'unreachable',
  },
  actions: {
    rememberValue: assign((_, { value }: { value: unknown }) => ({ value, failure: undefined })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: undefined }),
  },
});

/** A resource of a tab: loading → ready ⇄ reloading, or failed → loading. */
export const resourceMachine = resource.createMachine({
  id: 'resource',
  context: { value: undefined, failure: undefined },
  invoke: { id: 'network', src: 'network' },
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetFailure',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'ready',
          actions: { type: 'rememberValue', params: ({ event }) => ({ value: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    ready: { on: { RELOAD: 'reloading' } },
    /** The earlier value stays, even if the reload fails. */
    reloading: {
      invoke: {
        id: 'reload',
        src: 'load',
        onDone: {
          target: 'ready',
          actions: { type: 'rememberValue', params: ({ event }) => ({ value: event.output }) },
        },
        onError: 'ready',
      },
    },
    failed: {
      on: {
        RETRY: 'loading',
        RELOAD: 'loading',
        'NETWORK.RETURNED': { guard: 'serviceWasNotReached', target: 'loading' },
      },
    },
  },
});

/** The state of a resource, as a tab renders it. */
export type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; failure: Failure };

export function connectResource(snapshot: SnapshotFrom<typeof resourceMachine>): Loaded<unknown> {
  const { value, failure } = snapshot.context;
  if (snapshot.matches('failed')) return { status: 'failed', failure: failure ?? { kind: 'unreachable' } };
  return snapshot.matches('loading') ? { status: 'loading' } : { status: 'ready', value };
}
