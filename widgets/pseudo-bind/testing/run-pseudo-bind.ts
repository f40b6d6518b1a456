import { type FakeAnswers, recordingMachine, runMachine } from '#flow/testing/run-machine';
import { exampleInput, exampleQuote } from '../pseudo-bind.examples.ts';
import { pseudoBindMachine } from '../pseudo-bind.machine.ts';
import type { PseudoBindInput, Visit } from '../pseudo-bind.types.ts';

interface Options {
  answers?: FakeAnswers<typeof pseudoBindMachine>;
  input?: Partial<PseudoBindInput>;
  visit?: Visit;
}

/** Runs the machine over fake services; the verification that it spawns only records its events. */
export function runPseudoBind({ answers = {}, input = {}, visit }: Options = {}) {
  const verification = recordingMachine();
  const failures: string[] = [];
  const run = runMachine(pseudoBindMachine, {
    input: { ...exampleInput, ...input },
    answers: {
      savedVisit: visit,
      quote: exampleQuote,
      californiaStart: undefined,
      vehicleByVin: ({ vin }: { vin: string }) => ({ vin, name: { year: 2019, make: 'Toyota', model: 'RAV4' } }),
      licenseCheck: { isRight: true, household: { drivers: [], commonId: '' } },
      driverChecks: [],
      followUp: { drivers: [], commonId: '' },
      verificationModule: { verificationMachine: verification.machine },
      ...answers,
    },
    provide: { actions: { fail: (_, { code }) => void failures.push(code) } },
  });
  return { ...run, failures, verification };
}
