import type { RentersStatus } from '#domain/renters-status';
import { type FakeResponses, runMachine } from '#flow/testing/run-machine';
import {
  exampleCard,
  exampleChoice,
  exampleCoverages,
  exampleInput,
  examplePersonal,
  exampleRate,
  nobodyKnown,
} from '../renters.examples.ts';
import { rentersMachine } from '../renters.machine.ts';
import type { RentersEvent, RentersInput, Visit } from '../renters.types.ts';

export interface RunOptions {
  responses?: FakeResponses<typeof rentersMachine>;
  input?: Partial<RentersInput>;
  visit?: Visit;
}

/** A status of the purchase. */
export const statusOf = (outcome: RentersStatus['outcome'], message = ''): RentersStatus => ({
  outcome,
  policyId: outcome === 'sold' ? 'HR-204117' : '',
  message,
});

/** The events that lead a visitor to each section. */
export const toCoverage: readonly RentersEvent[] = [
  { type: 'DRAFT.CHANGED', form: 'personal', values: { zip: '78701', email: 'alex@example.com', state: 'TX' } },
  { type: 'ZIP.CHANGED' },
  { type: 'PERSONAL.SUBMITTED', answers: examplePersonal },
];
export const toPayment: readonly RentersEvent[] = [
  ...toCoverage,
  { type: 'COVERAGE.SUBMITTED', choice: exampleChoice },
];
export const toPurchase: readonly RentersEvent[] = [
  ...toPayment,
  { type: 'CARD.KEPT', card: exampleCard },
  { type: 'PAY.PRESSED' },
];

/** Runs the machine over fake services, which succeed unless a response says otherwise. */
export function runRenters({ responses = {}, input = {}, visit }: RunOptions = {}) {
  const logged: string[] = [];
  const failures: string[] = [];
  const outcomes: string[] = [];
  const run = runMachine(rentersMachine, {
    input: { ...exampleInput, ...input },
    responses: {
      entry: { visit, known: nobodyKnown },
      earlier: { roommates: [], choice: {} },
      places: ({ zip }: { zip: string }) => ({
        zip,
        isQuotable: true,
        places: [{ zip, city: 'Austin', state: 'TX' }],
      }),
      waitlist: undefined,
      coverages: exampleCoverages,
      submission: ({ transactionId }: { transactionId: string }) => ({ transactionId }),
      results: { progress: 'done', rate: exampleRate, errors: [] },
      cardForm: { url: 'https://pay.partner.example/card/1', isTrusted: true },
      purchase: { kind: 'accepted' },
      progress: { isDone: true },
      status: statusOf('sold'),
      ...responses,
    },
    callbacks: ['network', 'visibility'],
    provide: {
      actions: {
        fail: (_, { code }) => void failures.push(code),
        log: (_, { message }) => void logged.push(message),
        reportOutcome: (_, { outcome }) => void outcomes.push(outcome),
      },
    },
  });
  return { ...run, logged, failures, outcomes };
}
