import type * as z from 'zod/mini';
import { type LoyaltyAccount, loyaltyTierOf } from '#domain/loyalty';
import type { ServiceClient } from '../http.ts';
import { defaultIfNotFound } from '../no-results-refusal.ts';
import { loadLoyalty as contract } from './load-loyalty.contract.ts';

type Programs = z.output<typeof contract.response>['programs'];
type Program = NonNullable<Exclude<Programs, readonly unknown[] | undefined>[string]>;

/**
 * Loads the rewards of the customer who is signed in. Undefined when there is no program, or when the service's message
 * says that the customer is not enrolled.
 *
 * @throws {SessionEndedError} when nobody is signed in, or no longer.
 */
export function loadLoyalty(client: ServiceClient, signal?: AbortSignal): Promise<LoyaltyAccount | undefined> {
  const account = client.call(contract, { query: {}, signal }, ({ programs, loyalty }, isWhole) => {
    const allPrograms = [programs, loyalty?.programs]
      .flatMap((list) => Object.values(list ?? {}))
      .filter((entry) => !!entry);
    const program = allPrograms.find(({ subLedgers }) => subLedgers?.balance) ?? allPrograms[0];
    if (!program && !isWhole) throw new TypeError('No programme could be read.');
    return program && readProgram(program);
  });
  return defaultIfNotFound(account, 'programs', undefined);
}

function readProgram({ name, title, ledger, subLedgers }: Program): LoyaltyAccount {
  const lifetime = subLedgers?.lifetime ?? ledger;
  const tierName = lifetime?.currentTier?.name?.trim() ?? '';
  return {
    programName: title?.trim() || name?.trim() || '',
    balance: wholePoints((subLedgers?.balance ?? ledger)?.currentBalance),
    lifetimePoints: wholePoints(subLedgers?.lifetime?.currentBalance),
    tier: loyaltyTierOf(tierName),
    tierName,
    // Talon.One writes 0 in the highest tier.
    pointsToNextTier: ceilPoints(lifetime?.pointsToNextTier),
  };
}

/** A fraction of a point buys nothing. */
function wholePoints(points: number | undefined): number | undefined {
  return points === undefined ? undefined : Math.max(0, Math.floor(points));
}

function ceilPoints(points: number | undefined): number | undefined {
  return points === undefined || points <= 0 ? undefined : Math.ceil(points);
}
