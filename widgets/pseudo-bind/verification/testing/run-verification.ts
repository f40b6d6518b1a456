import { createActor, fromCallback, fromPromise, setup, SimulatedClock, type SnapshotFrom } from 'xstate';
import type { Verification } from '#domain/contact-verification';
import { exampleInput, newRow } from '../verification.examples.ts';
import { verificationMachine } from '../verification.machine.ts';
import type { VerificationEvent, VerificationInput } from '../verification.types.ts';

type Provided = NonNullable<Parameters<typeof verificationMachine.provide>[0]['actors']>;
type Question = Exclude<keyof Provided, 'page'>;

/** What each question to the services is answered with: a value, an error to fail with, or what makes one of the input. */
export type Answers = Partial<Record<Question, unknown>>;

/** Never answers. */
export const silence = Symbol('silence');

const usual: Answers = {
  findRow: newRow,
  createRow: { row: newRow, isNew: true },
  writeDetails: undefined,
  notifyAgent: { ...newRow, agentNotification: 'Success' },
  requestCallBack: { ...newRow, callBack: 'Yes' },
  sendCode: newRow,
  resetChannel: newRow,
};

/** The verification within a widget, over fake services, on a clock that the test moves. */
export function runVerification({
  answers = {},
  input = {},
}: { answers?: Answers; input?: Partial<VerificationInput> } = {}) {
  const clock = new SimulatedClock();
  const given: Answers = { ...usual, ...answers };
  /** The questions that were asked, in order. */
  const asked: { name: Question; input: unknown }[] = [];
  const toldWidget: unknown[] = [];
  let tellOfPage: ((event: VerificationEvent) => void) | undefined;

  const logicOf = (name: Question) =>
    fromPromise<unknown, unknown>(({ input: of }) => {
      asked.push({ name, input: of });
      const answer = given[name];
      if (answer === silence) return new Promise(() => undefined);
      if (typeof answer === 'function') return Promise.resolve((answer as (of: unknown) => unknown)(of));
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    });
  const questions = Object.fromEntries((Object.keys(usual) as Question[]).map((name) => [name, logicOf(name)]));

  const machine = verificationMachine.provide({
    actors: {
      ...(questions as Provided),
      page: fromCallback<VerificationEvent>(({ sendBack }) => {
        tellOfPage = sendBack;
      }),
    },
  });
  const widget = setup({ actors: { verification: machine } }).createMachine({
    invoke: {
      id: 'verification',
      src: 'verification',
      input: () => ({ ...exampleInput, now: () => clock.now(), ...input }),
    },
    on: { '*': { actions: ({ event }) => void toldWidget.push(event) } },
  });
  const parent = createActor(widget, { clock });
  parent.start();
  const actor = parent.getSnapshot().children.verification!;
  const row = () => actor.getSnapshot().context.row;

  return {
    actor,
    asked,
    answers: given,
    toldWidget,
    row,
    context: () => actor.getSnapshot().context,
    timesAsked: (name: Question) => asked.filter((question) => question.name === name).length,
    isIn: (value: Parameters<SnapshotFrom<typeof verificationMachine>['matches']>[0]) =>
      actor.getSnapshot().matches(value),
    /** Sends each event once what was asked before it is answered. */
    async go(...events: VerificationEvent[]) {
      await settled();
      for (const event of events) {
        actor.send(event);
        await settled();
      }
    },
    /** What the sheet says from now on. */
    sheetSays(said: Partial<Verification>) {
      given.findRow = { ...newRow, ...row(), ...said };
    },
    async wait(seconds: number) {
      // In steps, so that an answer between two of them can set the next clock.
      for (let passed = 0; passed < seconds; passed += 0.5) {
        clock.increment(500);
        await settled();
      }
    },
    async pageTells(type: 'PAGE.HIDDEN' | 'PAGE.SEEN' | 'NETWORK.LOST' | 'NETWORK.RETURNED') {
      tellOfPage?.({ type });
      await settled();
    },
  };
}

/** Promises of the fake services resolve within a few turns. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
