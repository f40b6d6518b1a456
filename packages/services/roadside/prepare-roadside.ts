import { centsOf } from '#domain/money';
import { type Membership, membershipTypeOf, membershipTypes, type RoadsideOffer } from '#domain/roadside';
import { type StateCode, stateCodeOf } from '#domain/us-state';
import type { ServiceClient } from '../http.ts';
import { prepareRoadside as contract } from './prepare-roadside.contract.ts';

/** Loads the memberships on sale, single first, and the states in which they are sold. */
export async function prepareRoadside(client: ServiceClient, signal?: AbortSignal): Promise<RoadsideOffer> {
  const { memberships, stateNames } = await client.call(
    contract,
    { query: {}, signal },
    ({ packages, allowedStates }) => {
      const read = packages.flatMap((row) => membershipOf(row as (typeof packages)[0]) ?? []);
      const sold = membershipTypes.flatMap((type) => read.find((membership) => membership.type === type) ?? []);
      if (sold.length === 0) throw new TypeError('No membership is single or family and has an amount.');
      return { memberships: sold, stateNames: allowedStates };
    },
  );
  const read = await stateReader(stateNames);
  return { memberships, states: [...new Set(stateNames.flatMap((name) => read(name) ?? []))] };
}

interface Row {
  package: string;
  amount: string | number;
  benefits?: readonly { name: string; value?: string | undefined }[] | undefined;
}

function membershipOf({ package: code, amount, benefits = [] }: Row): Membership | undefined {
  const type = membershipTypeOf(code);
  // A price of $0.00 counts as unknown.
  const price = centsOf(amount) || undefined;
  if (!type || !price) return undefined;
  return { type, code, price, benefits: benefits.map(({ name, value = '' }) => ({ name, value })) };
}

/** The names of states load with the first service that writes them. */
async function stateReader(states: readonly string[]): Promise<(state: string) => StateCode | undefined> {
  if (states.every((state) => stateCodeOf(state))) return stateCodeOf;
  const names = await import('#domain/us-state-spanish').catch(() => undefined);
  return names?.readStateName ?? stateCodeOf;
}
