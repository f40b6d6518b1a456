import type * as z from 'zod/mini';
import { centsOf, dollarsOf } from '#domain/money';
import { plainName } from '#domain/plain-name';
import {
  lossOfUseCode,
  type RentersCoverage,
  rentersCoverageCodes,
  type RentersOption,
} from '#domain/renters-coverage';
import type { StateCode } from '#domain/us-state';
import type { ServiceClient } from '../http.ts';
import { rentersCoverages as contract } from './renters-coverages.contract.ts';

type Wire = z.output<typeof contract.response>;
type WireCoverage = NonNullable<Wire['coverages']>[number];
type WireOption = WireCoverage['options'][number];

/**
 * Loads the coverages and deductibles of renters policies in a state, in the order of `rentersCoverageCodes`. The loss
 * of use is left out, because it depends on the contents. Empty where nothing is sold.
 */
export function rentersCoverages(
  client: ServiceClient,
  { state }: { state: StateCode },
  signal?: AbortSignal,
): Promise<readonly RentersCoverage[]> {
  return client.call(contract, { query: { State: state }, signal }, ({ coverages, deductibles }) => {
    const all = [...(coverages ?? []), ...(deductibles ?? [])].flatMap(readCoverage);
    return rentersCoverageCodes.flatMap((code) => all.find((coverage) => coverage.code === code) ?? []);
  });
}

function readCoverage({ coverageCd, options: offered, defaultValue }: WireCoverage): RentersCoverage[] {
  const code = rentersCoverageCodes.find((name) => plainName(name) === plainName(coverageCd));
  const options = [...new Map(offered.map(readOption).map((option) => [option.value, option])).values()];
  const [first] = options;
  if (!code || code === lossOfUseCode || !first) return [];
  const named = defaultValue === undefined ? '' : readOption(defaultValue).value;
  const initial = options.find(({ value }) => value.toLowerCase() === named.toLowerCase()) ?? first;
  return [{ code, options, initial: initial.value }];
}

function readOption(wire: WireOption): RentersOption {
  const { value, text = '' } = typeof wire === 'object' ? wire : { value: wire };
  const cents = centsOf(value);
  if (cents === undefined || cents < 0) return { value: String(value).trim(), amount: undefined, text: text.trim() };
  const amount = dollarsOf(cents);
  return { value: String(amount), amount, text: '' };
}
