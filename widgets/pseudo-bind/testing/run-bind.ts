import { createActor, createMachine, fromCallback, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate';
import { exampleInput, exampleQuote } from '../pseudo-bind.examples.ts';
import { pseudoBindMachine } from '../pseudo-bind.machine.ts';
import type { BindEvent, BindInput, Visit } from '../pseudo-bind.types.ts';

type Provided = NonNullable<Parameters<typeof pseudoBindMachine.provide>[0]['actors']>;

/** What each question to the services is answered with: a value, an error to fail with, or a function of the question. */
export type Answers = Partial<Record<keyof Provided, unknown>>;

/** Never answers. */
export const silence = Symbol('silence');

const usual: Answers = {
  savedVisit: undefined,
  quote: exampleQuote,
  californiaStart: undefined,
  vehicleByVin: ({ vin }: { vin: string }) => ({ vin, name: { year: 2019, make: 'Toyota', model: 'RAV4' } }),
  licenseCheck: { isRight: true, household: { drivers: [], commonId: '' } },
  driverChecks: [],
  followUp: { drivers: [], commonId: '' },
};

/** A purchase over fake services, on a clock that the test moves. */
export function runBind({
  answers = {},
  input = {},
  visit,
}: { answers?: Answers; input?: Partial<BindInput>; visit?: Visit } = {}) {
  const clock = new SimulatedClock();
  const given: Answers = { ...usual, ...(visit && { savedVisit: visit }), ...answers };
  const asked: { name: string; input: unknown }[] = [];
  const failures: string[] = [];
  /** What the verification was told. */
  const told: { type: string; details?: unknown }[] = [];
  let tellOfNetwork: ((event: BindEvent) => void) | undefined;

  const logicOf = (name: keyof Provided) =>
    fromPromise<unknown, unknown>(({ input: question }) => {
      asked.push({ name, input: question });
      const answer = given[name];
      if (answer === silence) return new Promise(() => undefined);
      if (answer instanceof Error) return Promise.reject(answer);
      return Promise.resolve(typeof answer === 'function' ? (answer as (of: unknown) => unknown)(question) : answer);
    });
  const questions = Object.fromEntries((Object.keys(usual) as (keyof Provided)[]).map((name) => [name, logicOf(name)]));
  const listener = createMachine({
    on: { '*': { actions: ({ event }) => void told.push(event as { type: string }) } },
  });

  const machine = pseudoBindMachine.provide({
    actions: { fail: (_, { code }) => void failures.push(code) },
    actors: {
      ...(questions as Provided),
      network: fromCallback<BindEvent>(({ sendBack }) => {
        tellOfNetwork = sendBack;
      }),
      verificationParts: fromPromise(({ input: question }) => {
        asked.push({ name: 'verificationParts', input: question });
        return given.verificationParts instanceof Error
          ? Promise.reject(given.verificationParts)
          : Promise.resolve({ verificationMachine: listener });
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { ...exampleInput, ...input } }).start();

  return {
    actor,
    asked,
    failures,
    told,
    answers: given,
    context: () => actor.getSnapshot().context,
    timesAsked: (name: keyof Provided) => asked.filter((question) => question.name === name).length,
    isIn: (value: Parameters<SnapshotFrom<typeof pseudoBindMachine>['matches']>[0]) =>
      actor.getSnapshot().matches(value),
    /** Sends each event once what was asked before it is answered. */
    async go(...events: BindEvent[]) {
      await settled();
      for (const event of events) {
        actor.send(event);
        await settled();
      }
    },
    async wait(seconds: number) {
      for (let passed = 0; passed < seconds; passed += 0.5) {
        clock.increment(500);
        await settled();
      }
    },
    tellOfNetwork: (type: 'NETWORK.LOST' | 'NETWORK.RETURNED') => tellOfNetwork?.({ type }),
  };
}

/** Promises of the fake services resolve within a few turns. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}
