import { describe, expect, it } from 'vitest';
import {
  __unsafe_getAllOwnEventDescriptors,
  type AnyStateNode,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { type Attempt, channelNames } from '#domain/contact-verification';
import type { Channel, Verification } from '#domain/contact-verification';
import { eventTypesOf, watchBranches } from '#flow/testing/machine-branches';
import { NetworkError } from '#services/errors';
import { channelAt, exampleConfig, exampleInput, everyChannel, everyOverall, newRow } from './verification.examples.ts';
import { verificationMachine } from './verification.machine.ts';
import type { VerificationEvent, VerificationInput } from './verification.types.ts';

// No parent widget in this test.
const unheard = () => undefined;
const machine = verificationMachine.provide({
  actions: { reportVerified: unheard, reportPostponed: unheard, reportReset: unheard },
});
const { all, taken } = watchBranches(machine);

const statuses = Object.values(everyChannel);
/** Every combination: email × text × overall. */
const everyRow = statuses.flatMap((email) =>
  statuses.flatMap((text) =>
    everyOverall.map((overall) => ({ ...newRow, agentNotification: 'Success', email, text, overall })),
  ),
);
const called = { ...newRow, callBack: 'Yes' as const };
const unnotified = { ...newRow, agentNotification: 'Failure' };
const sent = { ...newRow, email: channelAt('Verify-1') };

const payloads: {
  [Type in VerificationEvent['type']]?: readonly Omit<Extract<VerificationEvent, { type: Type }>, 'type'>[];
} = {
  'DETAILS.CHANGED': [{ details: { firstName: 'Alex' } }],
  'CONFIG.CHANGED': [{ config: exampleConfig }],
  'QUESTIONS.SUBMITTED': [{}, { isPostponed: true }],
  'CODE.TYPED': [{ channel: 'email', code: '1' }],
  'CODE.SENT': [
    { channel: 'email', code: '123456' },
    { channel: 'text', code: '123456' },
    { channel: 'text', code: ' ' },
  ],
};

const answers: Readonly<Record<string, readonly unknown[]>> = {
  findRow: [undefined, newRow, unnotified, called, ...everyRow],
  poll: [undefined, newRow, called, ...everyRow],
  createRow: [
    { row: newRow, isNew: true },
    { row: sent, isNew: false },
  ],
  notifyAgent: [{ ...newRow, agentNotification: 'Success' }, unnotified],
  requestCallBack: [called],
  'send.email': everyRow,
  'send.text': everyRow,
  'reset.email': everyRow,
  'reset.text': everyRow,
};

const listenedTo = [...eventTypesOf(machine)];
const events: VerificationEvent[] = listenedTo.flatMap((type): VerificationEvent[] => {
  const [, outcome, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (outcome === 'done') return (answers[id] ?? [undefined]).map((output) => ({ type, actorId: id, output }) as never);
  if (outcome === 'error') return [{ type, actorId: id, error: new NetworkError(id) } as never];
  return (payloads[type as VerificationEvent['type']] ?? [{}]).map((payload) => ({ type, ...payload }) as never);
});

const statesOf = (value: unknown, path = ''): string[] =>
  typeof value === 'string'
    ? [`${path}${value}`]
    : Object.entries(value as object).flatMap(([key, below]) =>
        Object.keys(below as object).length > 0 || typeof below === 'string'
          ? statesOf(below, `${path}${key}.`)
          : [`${path}${key}`],
      );

function atomicStates(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(atomicStates);
}

type Snapshot = SnapshotFrom<typeof machine>;
const reached = new Set<string>();
const note = (snapshot: Snapshot) => {
  for (const name of statesOf(snapshot.value)) reached.add(name);
};

const byType = new Map<string, VerificationEvent[]>();
for (const event of events) byType.set(event.type, [...(byType.get(event.type) ?? []), event]);
const acceptedEvents = (snapshot: Snapshot): readonly string[] =>
  [...new Set<string>(__unsafe_getAllOwnEventDescriptors(snapshot))].filter((type) => byType.has(type));

/** A seeded random number generator. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const timesSent = new Map<string, number>();
const used = (type: string) => timesSent.get(type) ?? 0;

/** Sends random possible events, rare ones first. */
function wander(input: VerificationInput, seed: number, moments: number): void {
  const roll = dice(seed);
  let [snapshot] = initialTransition(machine, input);
  for (let moment = 0; moment < moments; moment += 1) {
    const possible = acceptedEvents(snapshot);
    const some = [1, 2, 3].map(() => possible[roll(possible.length)]!);
    const type = some.reduce((a, b) => (used(b) < used(a) ? b : a));
    timesSent.set(type, used(type) + 1);
    const candidates = byType.get(type)!;
    const event = candidates[roll(candidates.length)]!;
    [snapshot] = transition(machine, snapshot, event);
    note(snapshot);
  }
}

const done = (id: string, output: unknown) =>
  ({ type: `xstate.done.actor.${id}`, actorId: id, output }) as never as VerificationEvent;

const failed = (id: string) =>
  ({ type: `xstate.error.actor.${id}`, actorId: id, error: new NetworkError(id) }) as never as VerificationEvent;

const due = (state: string) => ({ type: `xstate.after.pollDelay.verification.${state}` }) as never as VerificationEvent;
const pollDue = due('polling.pausing.counting');

/** Paths that are too unlikely for random events. */
function walk(...moments: readonly VerificationEvent[]): void {
  let [snapshot] = initialTransition(machine, exampleInput);
  for (const event of moments) {
    [snapshot] = transition(machine, snapshot, event);
    note(snapshot);
  }
}

/** A channel's status as text. */
const statusText = ({ status, attempt }: Channel) => (status === 'no' ? `no at ${attempt}` : status);
const combination = ({ email, text, overall }: Verification) =>
  `${statusText(email)} × ${statusText(text)} × ${overall}`;

const situation = ({ value, context: { row } }: Snapshot) =>
  JSON.stringify([
    value.email,
    value.text,
    value.polling,
    value.outcome,
    row && [combination(row), row.email.attempt, row.text.attempt],
  ]);

/** Every event that visitor and agent can cause after the questions were submitted, and the state after it. */
function everythingThatCanHappen() {
  let [start] = initialTransition(machine, exampleInput);
  for (const event of [
    done('findRow', { ...newRow, agentNotification: 'Success' }),
    { type: 'QUESTIONS.SUBMITTED' } as const,
  ]) {
    [start] = transition(machine, start, event);
  }
  return getAdjacencyMap(machine, {
    fromState: start,
    events: (snapshot) =>
      [...byType.get('CODE.SENT')!, ...sheetResponses(snapshot)].filter(({ type }) =>
        acceptedEvents(snapshot).includes(type),
      ) as never,
    serializeState: situation,
    serializeEvent: (event) => JSON.stringify(event),
    stopWhen: (snapshot) => snapshot.matches({ outcome: 'verified' }),
    limit: Infinity,
  });
}

describe('every path through the verification', () => {
  const requested: VerificationEvent = { type: 'CODES.REQUESTED' };
  walk(done('findRow', undefined), requested, done('createRow', { row: newRow, isNew: true }));
  walk(done('findRow', undefined), requested, done('createRow', { row: sent, isNew: false }));
  walk(done('findRow', undefined), requested, failed('createRow'));
  walk(done('findRow', newRow), requested, done('notifyAgent', unnotified), { type: 'RETRY' });
  walk(done('findRow', newRow), requested, failed('notifyAgent'), { type: 'RETRY' });
  walk(done('findRow', newRow), requested, failed('notifyAgent'), { type: 'NETWORK.RETURNED' });
  walk(done('findRow', newRow), requested, failed('notifyAgent'), due('agent.waitingToRetry'), { type: 'RETRY' });
  walk(
    done('findRow', newRow),
    requested,
    failed('notifyAgent'),
    pollDue,
    done('poll', { ...newRow, overall: 'yes' }),
    due('agent.waitingToRetry'),
  );
  walk(done('findRow', called));
  walk(done('findRow', newRow), requested, { type: 'RETRY' }, done('poll', { ...newRow, overall: 'yes' }), {
    type: 'DIALOG.CLOSED',
  });
  walk(
    done('findRow', newRow),
    requested,
    { type: 'CALL_BACK.REQUESTED' },
    { type: 'NETWORK.RETURNED' },
    failed('requestCallBack'),
    done('poll', called),
  );
  for (let seed = 1; seed <= 200; seed += 1) {
    wander(
      seed % 5 === 0 ? { ...exampleInput, config: { ...exampleConfig, callBackEnabled: false } } : exampleInput,
      seed,
      60,
    );
  }

  it('lists a possible answer for every call', () => {
    const eventTypes = [...Object.keys(payloads), ...Object.keys(answers).map((id) => `xstate.done.actor.${id}`)];
    expect(eventTypes.filter((type) => !listenedTo.includes(type))).toEqual([]);
  });

  it('reaches verified from every combination of email, text and overall status', () => {
    const moments = Object.entries(everythingThatCanHappen());
    const passed = new Set(
      moments.flatMap(
        ([
          ,
          {
            state: { context },
          },
        ]) => (context.row ? [combination(context.row)] : []),
      ),
    );
    const possible = everyRow.map(combination);
    expect(possible.filter((name) => !passed.has(name))).toEqual([]);

    const leadsOn = new Set(
      moments.filter(([, { state }]) => state.matches({ outcome: 'verified' })).map(([key]) => key),
    );
    for (let before = -1; before !== leadsOn.size;) {
      before = leadsOn.size;
      for (const [key, { transitions }] of moments) {
        const next: { state: Snapshot }[] = Object.values(transitions);
        if (next.some(({ state }) => leadsOn.has(situation(state)))) leadsOn.add(key);
      }
    }
    expect(moments.map(([key]) => key).filter((key) => !leadsOn.has(key))).toEqual([]);
  });

  it('reaches every state', () => {
    const passed = new Set<string>();
    const passThrough = (node: AnyStateNode): void => {
      // A state with an unguarded eventless transition is transient.
      // A final state is left in the step that enters it.
      if (node.type === 'final' || node.always?.some(({ guard }) => !guard)) passed.add(node.path.join('.'));
      for (const child of Object.values(node.states)) passThrough(child);
    };
    passThrough(machine.root);
    expect(atomicStates(machine.root).filter((state) => !reached.has(state) && !passed.has(state))).toEqual([]);
  });

  it('takes every guarded branch', () => {
    expect(all.map(({ name }) => name).filter((name) => !taken.has(name))).toEqual([]);
  });
});

/** The sheet's possible responses: a stored code, an emptied channel, and any answer of an agent. */
function sheetResponses(snapshot: Snapshot): VerificationEvent[] {
  const { row } = snapshot.context;
  if (!row) return [];
  const answered = [pollDue, ...everyOverall.map((overall) => done('poll', { ...row, overall }))];
  for (const name of channelNames) {
    const { status, attempt } = row[name];
    const next = status === 'no' && attempt < 3 ? ((attempt + 1) as Attempt) : 1;
    if (snapshot.matches({ [name]: 'sending' }))
      answered.push(done(`send.${name}`, { ...row, [name]: channelAt(`Verify-${next}`, next) }));
    if (snapshot.matches({ [name]: 'resetting' }))
      answered.push(done(`reset.${name}`, { ...row, [name]: channelAt('') }));
    if (snapshot.matches({ [name]: 'waiting' })) {
      for (const answer of ['yes', 'no'] as const) {
        for (const overall of everyOverall)
          answered.push(done('poll', { ...row, overall, [name]: channelAt(answer, attempt) }));
      }
    }
  }
  return answered;
}
