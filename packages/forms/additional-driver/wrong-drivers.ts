import { type Draft, savedText } from '#flow/drafts';
import { checkKey, type DriverField } from './additional-driver.rules.ts';
import type { AdditionalDriver } from './additional-driver.types.ts';
import { fieldName } from './field-name.ts';

/**
 * The additional drivers whose license was refused and is unchanged in their section's form.
 *
 * @param wrongDrivers the keys of the refused licenses, by driver's id.
 */
export function stillWrong(
  {
    drivers = [],
    wrongDrivers,
  }: {
    drivers?: readonly AdditionalDriver[] | undefined;
    wrongDrivers: Readonly<Record<string, string>>;
  },
  draft: Draft | undefined,
): Readonly<Record<string, string>> {
  const keys = drivers.map((driver) => {
    const typed = (field: DriverField) => savedText(draft, fieldName(driver, field), driver[field]);
    return [
      driver.id,
      checkKey({ licenseNumber: typed('licenseNumber'), birthDate: typed('birthDate'), firstName: typed('firstName') }),
    ] as const;
  });
  return Object.fromEntries(keys.filter(([id, key]) => wrongDrivers[id] === key));
}
