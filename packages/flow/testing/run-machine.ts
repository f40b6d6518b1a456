import {
  type AnyStateMachine,
  createActor,
  createMachine,
  type EventFromLogic,
  fromCallback,
  fromPromise,
  type InputFrom,
  setup,
  SimulatedClock,
  type Actor,
  type SnapshotFrom,
} from 'xstate';

type Provided<Machine extends AnyStateMachine> = NonNullable<NonNullable<Parameters<Machine['provide']>[0]>['actors']>;
type Implementations<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]>;
type ActorName<Machine extends AnyStateMachine> = keyof Provided<Machine> & string;

/**
 * The response of each invoked actor: a value, an error to reject with, {@link silence}, or a function of its input.
 */
export type FakeResponses<Machine extends AnyStateMachine> = Partial<Record<ActorName<Machine>, unknown>>;

/** An actor with this response never settles. */
export const silence = Symbol('silence');

export interface RunOptions<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  /** Actors without a response keep their own implementation. The test may change a response while the machine runs. */
  responses: FakeResponses<Machine>;
  /** Callback actors whose events the test sends itself: `network` by default. */
  callbacks?: readonly ActorName<Machine>[];
  /** For an input that also reads the clock. */
  clock?: SimulatedClock;
  /** Further implementations, in the machine's own types. */
  provide?: Implementations<Machine>;
}

/** A call of a faked actor. */
export interface ActorCall {
  name: string;
  input: unknown;
}

/**
 * Runs a flow's machine in a test, with fake services and a clock that the test advances.
 *
 * @example
 * const roadside = runMachine(roadsideMachine, { input: exampleInput, responses: { plans: examplePlans } });
 * await roadside.go({ type: 'PLAN.CHOSEN', plan: 'family' });
 * expect(roadside.isIn({ journey: 'buyer' })).toBe(true);
 */
export function runMachine<Machine extends AnyStateMachine>(machine: Machine, options: RunOptions<Machine>) {
  const prepared = prepare(machine, options);
  const actor = createActor(prepared.machine, {
    clock: prepared.clock,
    input: prepared.input,
  });
  actor.start();
  return control(actor, prepared);
}

/**
 * Like {@link runMachine}, for a machine that another one invokes; `sentToParent` contains the events sent to its
 * parent.
 */
export function runChildMachine<Machine extends AnyStateMachine>(machine: Machine, options: RunOptions<Machine>) {
  const prepared = prepare(machine, options);
  const sentToParent: EventFromLogic<AnyStateMachine>[] = [];
  const parent = createActor(
    setup({ actors: { child: prepared.machine as AnyStateMachine } }).createMachine({
      invoke: { id: 'child', src: 'child', input: () => prepared.input as never },
      on: { '*': { actions: ({ event }) => void sentToParent.push(event) } },
    }),
    { clock: prepared.clock },
  ).start();
  const actor = parent.getSnapshot().children.child as unknown as Actor<Machine>;
  return { ...control(actor, prepared), sentToParent };
}

/** A substitute for a machine that the tested one spawns: records the events that are sent to it. */
export function recordingMachine() {
  const received: { type: string }[] = [];
  const machine = createMachine({ on: { '*': { actions: ({ event }) => void received.push(event) } } });
  return { machine, received };
}

function prepare<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, responses: given, callbacks = ['network'], clock = new SimulatedClock(), provide = {} }: RunOptions<Machine>,
) {
  const responses = { ...given };
  const asked: ActorCall[] = [];
  const sendBacks = new Map<string, (event: EventFromLogic<Machine>) => void>();

  const fakePromise = (name: ActorName<Machine>) =>
    fromPromise<unknown, unknown>(({ input: actorInput }) => {
      asked.push({ name, input: actorInput });
      const response = responses[name];
      if (response === silence) return new Promise(() => undefined);
      if (response instanceof Error) return Promise.reject(response);
      return Promise.resolve(
        typeof response === 'function' ? (response as (of: unknown) => unknown)(actorInput) : response,
      );
    });
  const fakeCallback = (name: string) =>
    fromCallback(({ sendBack }) => {
      sendBacks.set(name, sendBack);
    });

  const actors = {
    ...Object.fromEntries((Object.keys(responses) as ActorName<Machine>[]).map((name) => [name, fakePromise(name)])),
    ...Object.fromEntries(callbacks.map((name) => [name, fakeCallback(name)])),
    ...(provide as { actors?: object }).actors,
  };
  return {
    machine: machine.provide({ ...provide, actors } as never) as Machine,
    input,
    clock,
    responses,
    asked,
    sendBacks,
  };
}

function control<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  { clock, responses, asked, sendBacks }: ReturnType<typeof prepare<Machine>>,
) {
  type Event = EventFromLogic<Machine>;
  const snapshot = () => actor.getSnapshot();
  const send = (...events: Event[]) => {
    for (const event of events) actor.send(event);
  };
  return {
    actor,
    responses,
    /** The calls of the faked actors, in order. */
    asked,
    timesAsked: (name: ActorName<Machine>) => asked.filter((call) => call.name === name).length,
    /** The input of an actor's first call. */
    inputOf: (name: ActorName<Machine>) => asked.find((call) => call.name === name)?.input,
    context: () => (snapshot() as { context: unknown }).context as SnapshotFrom<Machine>['context'],
    isIn: (value: Parameters<SnapshotFrom<Machine>['matches']>[0]) =>
      (snapshot() as { matches: (of: unknown) => boolean }).matches(value),
    hasTag: (tag: string) => (snapshot() as { hasTag: (of: string) => boolean }).hasTag(tag),
    send,
    /** Sends each event after earlier calls have settled, and waits for its calls. */
    async go(...events: Event[]) {
      await settled();
      for (const event of events) {
        send(event);
        await settled();
      }
    },
    /** Sends an event from a callback actor: the network, the page. */
    async sendFrom(name: ActorName<Machine>, event: Event) {
      sendBacks.get(name)?.(event);
      await settled();
    },
    async wait(seconds: number) {
      // In steps, so that a response between two timers can start the next one.
      for (let passed = 0; passed < seconds; passed += 0.5) {
        clock.increment(500);
        await settled();
      }
    },
    settled,
  };
}

/** Waits for the fake promises: each resolves within a few microtasks. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}
