import * as z from 'zod/mini';
import { type ErrorCode, requiredText } from '#domain/error-code';
import { genderCodes } from '#domain/gender';
import { type ForeignLicenseType, licenseTypeCodes } from '#domain/license-type';
import { maritalStatusCodes } from '#domain/marital-status';
import { apartmentSchema, citySchema, streetSchema } from '#domain/street-address';
import { atMost } from '#domain/text-limits';
import { stateCodes } from '#domain/us-state';
import { zipCodeSchema } from '#domain/zip-code';
import type { FlowConfig } from '../../quote-flow.config.ts';

/** A choice that has to be made. */
export const choice = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names, 'required' satisfies ErrorCode);

/** A foreign license is known by its id alone; any other type asks for one where the page wants it. */
export function isLicenseIdShown(licenseType: string, config: Pick<FlowConfig, 'licenseIdRequired'>): boolean {
  return licenseType === 'foreign' || config.licenseIdRequired;
}

/** The id of a foreign license is its number. Else it is required only when both keys say so (spec 1 §5). */
export function isLicenseIdRequired(
  licenseType: string,
  config: Pick<FlowConfig, 'licenseIdRequired' | 'licenseIdMandatory'>,
): boolean {
  return licenseType === 'foreign' || (config.licenseIdRequired && config.licenseIdMandatory);
}

/** What is asked depends on the license type, so the schema is made for one. */
export const detailsSchema = (
  licenseType: string,
  config: Pick<FlowConfig, 'licenseIdRequired' | 'licenseIdMandatory'>,
  foreignLicenseTypes: readonly ForeignLicenseType[] = [],
) =>
  z.object({
    street: streetSchema,
    apartment: apartmentSchema,
    city: citySchema,
    state: choice(stateCodes),
    zip: zipCodeSchema,
    gender: choice(genderCodes.names),
    maritalStatus: choice(maritalStatusCodes.names),
    isInsured: choice(['yes', 'no']),
    licenseType: choice(licenseTypeCodes.names),
    licenseId: isLicenseIdRequired(licenseType, config)
      ? requiredText(atMost('licenseNumber'))
      : z.string().check(z.trim(), atMost('licenseNumber')),
    // Where the kinds are not known, theirs is not asked; it is foreign all the same.
    foreignLicenseType:
      licenseType === 'foreign' && foreignLicenseTypes.length > 0
        ? z.optional(choice(foreignLicenseTypes.map(({ code }) => code)))
        : z.optional(z.string()),
    wantsHomeInsurance: z.boolean(),
  });

export type DetailsAnswers = z.output<ReturnType<typeof detailsSchema>>;

/** The kind of a foreign license belongs to a foreign license only. */
export function detailsAnswers({ foreignLicenseType, ...answers }: DetailsAnswers): DetailsAnswers {
  return { ...answers, ...(answers.licenseType === 'foreign' && foreignLicenseType && { foreignLicenseType }) };
}
