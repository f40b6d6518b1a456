import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { commitNumber } from '#tooling/testing/commit-number';
import { isLongTier } from '#tooling/testing/tier';
import { documentedCalls } from './contract/documented-calls.ts';
import { MalformedError, RefusedError, ServiceError } from './errors.ts';
import type { ServiceClient } from './http.ts';
import { readResponse } from './read-response.ts';
import { servicesConfig } from './services-config.ts';
import { callFixtures } from './testing/call-fixtures.ts';
import { corruptions, corruptJson, singleCorruptions } from './testing/corrupt-json.ts';

/** At least 100,000 over all calls in the long tier. */
const runsOfEach = isLongTier ? 1_050 : 100;

/** All single changes in the long tier; else one in 16, the next ones in the next commit. */
const parts = isLongTier ? 1 : 16;

/** A client that reads one given response without a network. */
function reading(text: string): ServiceClient {
  return {
    services: z.parse(servicesConfig, {
      leadStore: { url: '/leads' },
      verificationSheet: { url: '/verifications' },
      purchaseLog: { url: '/purchases' },
      addressSearch: { base: '/geocode' },
    }),
    pageBase: 'https://www.agency.example/',
    now: () => Date.UTC(2026, 10, 20, 18),
    call: async (contract, request, read) =>
      readResponse(contract, { status: 200, text }, read, { refusal: request.refusal }),
  };
}

describe.each(documentedCalls.map((call) => [call.contract.id, call] as const))('%s', (id, { examples }) => {
  const { call, value } = callFixtures[id]!;
  const documents = Object.values(examples.response).map(({ body }) => body);

  it.each(Object.entries(examples.response))('reads its example response %s', async (_name, { body }) => {
    const outcome = await call(reading(JSON.stringify(body))).catch((error: unknown) => error);
    if (outcome instanceof ServiceError) expect(outcome).toBeInstanceOf(RefusedError);
    else expect(z.safeParse(value, outcome).error?.issues).toBeUndefined();
  });

  it('returns a well-formed value or throws a service error when one value is missing or of another type', async () => {
    const changes = documents.flatMap((document) =>
      singleCorruptions(document).map((change) => ({ document, change })),
    );
    const sample = changes.filter((_one, index) => (index + commitNumber) % parts === 0);
    expect(sample.length).toBeGreaterThan(0);
    for (const { document, change } of sample) {
      const text = corruptJson(document, [change]);
      const outcome = await call(reading(text)).catch((error: unknown) => error);
      if (outcome instanceof MalformedError || outcome instanceof RefusedError) continue;
      const { error } = z.safeParse(value, outcome);
      expect(error && z.prettifyError(error), text).toBeUndefined();
    }
  });

  it('returns a well-formed value or throws a service error for any corrupted response', async () => {
    const outcomes = { values: 0, errors: 0 };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...documents), corruptions, async (document, applied) => {
        try {
          const outcome = await call(reading(corruptJson(document, applied)));
          outcomes.values += 1;
          const { error } = z.safeParse(value, outcome);
          if (error) throw new Error(`${JSON.stringify(outcome)} is not well formed: ${z.prettifyError(error)}`);
        } catch (error) {
          if (!(error instanceof MalformedError || error instanceof RefusedError)) throw error;
          outcomes.errors += 1;
        }
      }),
      { numRuns: runsOfEach },
    );
    // Both outcomes occur, often enough to be seen in the long tier.
    if (isLongTier) expect(Math.min(outcomes.values, outcomes.errors)).toBeGreaterThan(0);
  });
});

it('tests enough corrupted responses', () => {
  expect(runsOfEach * documentedCalls.length).toBeGreaterThanOrEqual(isLongTier ? 100_000 : 4_000);
});
