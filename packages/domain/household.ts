import type { Driver } from './driver.ts';

type Member = Pick<Driver, 'relation' | 'maritalStatus'>;

/** A violation of the marital rules, which apply to a purchase when the carrier enables them (spec 2 §5.1). */
export type HouseholdError = 'spouseNotAllowed' | 'spouseMissing' | 'spouseRepeated' | 'marriedDriversOdd';

/** A single primary driver may not add a spouse, and nobody may add two. */
export function maySpouseBeAdded(primary: Member, additional: readonly Member[]): boolean {
  return primary.maritalStatus === 'married' && !additional.some(isSpouse);
}

/**
 * The violations of the marital rules among the drivers of a quote: a single primary driver has no spouse on it, a
 * married one has exactly one, and married drivers come in pairs.
 */
export function householdErrors(primary: Member, additional: readonly Member[]): HouseholdError[] {
  const spouses = additional.filter(isSpouse).length;
  const married = [primary, ...additional].filter((driver) => driver.maritalStatus === 'married').length;
  const errors: HouseholdError[] = [];
  if (primary.maritalStatus === 'single' && spouses > 0) errors.push('spouseNotAllowed');
  if (primary.maritalStatus === 'married' && spouses === 0) errors.push('spouseMissing');
  if (primary.maritalStatus === 'married' && spouses > 1) errors.push('spouseRepeated');
  if (married % 2 === 1) errors.push('marriedDriversOdd');
  return errors;
}

function isSpouse(driver: Member): boolean {
  return driver.relation === 'spouse';
}
