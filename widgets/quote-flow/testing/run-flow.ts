import { createActor, fromCallback, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate';
import { nothingFound } from '../household/household.types.ts';
import type { LeadSource } from '../lead/lead-writer.ts';
import {
  exampleInput,
  exampleProducts,
  heldQuote,
  noRatesYet,
  quotableZip,
  reopenedQuote,
} from '../quote-flow.examples.ts';
import { type FlowActor, quoteFlowMachine } from '../quote-flow.machine.ts';
import type { FlowEvent, FlowInput, Visit } from '../quote-flow.types.ts';

type Provided = NonNullable<Parameters<typeof quoteFlowMachine.provide>[0]['actors']>;

/** What each question to the services is answered with: a value, or an error to fail with. */
export type Answers = Partial<Record<keyof Provided, unknown>>;

/** Never answers. */
export const silence = Symbol('silence');

const usual: Answers = {
  guestToken: undefined,
  savedVisit: undefined,
  affiliateLead: undefined,
  quoteByTransaction: heldQuote,
  ownerMatch: { isMatch: true, message: '' },
  previousQuotes: [],
  customerQuote: undefined,
  reopenedQuote,
  requote: { ...reopenedQuote, transactionId: 'transaction-anew', isRequote: true },
  driverByLicense: undefined,
  licenseImage: undefined,
  licenseFile: undefined,
  zipLookup: quotableZip,
  years: [2003],
  makes: ['Honda'],
  models: ['Accord'],
  vehicleByVin: [{ year: 2003, make: 'Honda', model: 'Accord' }],
  household: { found: nothingFound, foundRecord: '' },
  followUp: nothingFound,
  foreignLicenseTypes: [],
  coverages: exampleProducts,
  submission: { transactionId: 'transaction-1' },
  rates: noRatesYet,
  idleAgents: true,
  agentsPause: silence,
  selection: undefined,
  purchase: { url: 'https://pay.partner.example/' },
};

/** A flow over fake services, on a clock that the test moves. */
export function runFlow({
  answers = {},
  input = {},
  visit,
}: { answers?: Answers; input?: Partial<FlowInput>; visit?: Visit } = {}) {
  const clock = new SimulatedClock();
  const given: Answers = { ...usual, ...(visit && { savedVisit: visit }), ...answers };
  /** The questions that were asked, in order. */
  const asked: { name: string; input: unknown }[] = [];
  /** The pages that the visitor was taken to. */
  const left: string[] = [];
  const leads: { quoteStatus: string; mayExist: boolean }[] = [];
  /** What names the row of each lead. */
  const leadKeys: [email: string, visitedAt: number][] = [];
  let tellOfNetwork: ((event: FlowEvent) => void) | undefined;

  const logicOf = (name: keyof Provided) =>
    fromPromise<unknown, unknown>(({ input: question }) => {
      asked.push({ name, input: question });
      const answer = given[name];
      if (answer === silence) return new Promise(() => undefined);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    });
  const questions = Object.fromEntries((Object.keys(usual) as (keyof Provided)[]).map((name) => [name, logicOf(name)]));

  const machine = quoteFlowMachine.provide({
    actions: {
      leaveForPage: ({ context }, page) => void (page && context.config[page] && left.push(context.config[page])),
    },
    actors: {
      ...(questions as Provided),
      network: fromCallback<FlowEvent>(({ sendBack }) => {
        tellOfNetwork = sendBack;
      }),
      lead: fromCallback(({ receive }) =>
        receive((event) => {
          if (event.type !== 'LEAD.CHANGED') return;
          const { lead, mayExist } = event as unknown as { lead: LeadSource; mayExist: boolean };
          leads.push({ quoteStatus: lead.quoteStatus, mayExist });
          leadKeys.push([lead.email, lead.visitedAt]);
        }),
      ) as never,
    },
  });
  let ids = 0;
  const actor: FlowActor = createActor(machine, {
    clock,
    input: {
      ...exampleInput,
      hasSavedVisit: visit !== undefined,
      createId: () => `transaction-${(ids += 1)}`,
      ...input,
    },
  });
  actor.start();

  return {
    actor,
    asked,
    left,
    leads,
    leadKeys,
    answers: given,
    context: () => actor.getSnapshot().context,
    timesAsked: (name: keyof Provided) => asked.filter((question) => question.name === name).length,
    isIn: (value: Parameters<SnapshotFrom<typeof quoteFlowMachine>['matches']>[0]) =>
      actor.getSnapshot().matches(value),
    send: (...events: FlowEvent[]) => {
      for (const event of events) actor.send(event);
    },
    /** Sends each event once what was asked before it is answered. */
    async go(...events: FlowEvent[]) {
      await settled();
      for (const event of events) {
        actor.send(event);
        await settled();
      }
    },
    async wait(seconds: number) {
      // In steps, so that an answer between two of them can set the next clock.
      for (let passed = 0; passed < seconds; passed += 0.5) {
        clock.increment(500);
        await settled();
      }
    },
    tellOfNetwork: (type: 'NETWORK.LOST' | 'NETWORK.RETURNED') => tellOfNetwork?.({ type }),
    settled,
  };
}

/** Promises of the fake services resolve within a few turns. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}
