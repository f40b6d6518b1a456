import type { Place } from '#domain/place';
import { type FakeResponses, recordingMachine, runMachine } from '#flow/testing/run-machine';
import { exampleQuote } from '#forms/purchase/purchase.examples';
import { exampleInput } from '../pseudo-bind.examples.ts';
import { pseudoBindMachine } from '../pseudo-bind.machine.ts';
import type { PseudoBindInput, Visit } from '../pseudo-bind.types.ts';

interface Options {
  responses?: FakeResponses<typeof pseudoBindMachine>;
  input?: Partial<PseudoBindInput>;
  visit?: Visit;
}

/** Runs the machine over fake services; the verification that it spawns only records its events. */
export function runPseudoBind({ responses = {}, input = {}, visit }: Options = {}) {
  const verification = recordingMachine();
  const failures: string[] = [];
  const places: (Place | undefined)[] = [];
  const run = runMachine(pseudoBindMachine, {
    input: { ...exampleInput, ...input },
    responses: {
      savedVisit: visit,
      quote: exampleQuote,
      californiaStart: undefined,
      vehicleByVin: ({ vin }: { vin: string }) => ({ vin, name: { year: 2019, make: 'Toyota', model: 'RAV4' } }),
      licenseCheck: { isRight: true, household: { drivers: [], commonId: '' } },
      driverChecks: [],
      placeByZip: undefined,
      followUp: { drivers: [], commonId: '' },
      verificationModule: { verificationMachine: verification.machine },
      ...responses,
    },
    provide: {
      actions: {
        fail: (_, { code }) => void failures.push(code),
        reportMissingSheet: () => void failures.push('config'),
        rememberPlace: (_, { place }) => void places.push(place),
      },
    },
  });
  return { ...run, failures, places, verification };
}
