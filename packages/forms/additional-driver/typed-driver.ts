import { type Draft, savedText } from '#flow/drafts';
import type { DriverField } from './additional-driver.rules.ts';
import type { AdditionalDriver } from './additional-driver.types.ts';
import { fieldName } from './field-name.ts';

/** The fields of one additional driver. */
export const driverFields: readonly DriverField[] = [
  'firstName',
  'lastName',
  'birthDate',
  'action',
  'status',
  'residence',
  'relation',
  'licenseNumber',
  'gender',
  'maritalStatus',
];

/** A driver with the values of the section's form. */
export function typedDriver(driver: AdditionalDriver, values: Draft | undefined): AdditionalDriver {
  return {
    ...driver,
    ...Object.fromEntries(
      driverFields.map((field) => [field, savedText(values, fieldName(driver, field), driver[field])]),
    ),
  };
}
