import { driverOf, withoutDuplicates } from '../additional-driver/additional-driver.rules.ts';
import type { AdditionalDriver } from '../additional-driver/additional-driver.types.ts';
import { primaryOf } from '../purchase/primary-driver.ts';
import type { Household, PurchaseContext } from '../purchase/purchase.types.ts';

/** Adds the people of a household as drivers, without those who are on the list. A later answer may repeat a record. */
export function householdAdded(
  context: Pick<PurchaseContext, 'quote' | 'driver' | 'drivers' | 'areDriversConfirmed' | 'issueDates'>,
  { drivers: members, commonId, issueDates }: Household,
) {
  const primary = primaryOf(context);
  const current = context.drivers ?? [];
  const added = members
    .map((member): AdditionalDriver => ({
      ...driverOf(member, `found-${member.foundRecord ?? [member.firstName, member.lastName].join('-').toLowerCase()}`),
      isFromHousehold: true,
    }))
    .filter(
      ({ id, foundRecord }) =>
        !current.some((driver) => driver.id === id || (foundRecord && driver.foundRecord === foundRecord)),
    );
  const drivers = withoutDuplicates([...current, ...added], primary);
  return {
    commonId,
    issueDates: { ...context.issueDates, ...issueDates },
    drivers,
    // The visitor has not confirmed the new ones.
    areDriversConfirmed: context.areDriversConfirmed && drivers.length === current.length,
  } satisfies Partial<PurchaseContext>;
}

/** The drivers whom {@link householdAdded} would add. */
export function driversFound(
  context: Parameters<typeof householdAdded>[0],
  household: Household,
): readonly AdditionalDriver[] {
  const { drivers: known = [] } = context;
  return householdAdded(context, household).drivers.filter((driver) => !known.includes(driver));
}
