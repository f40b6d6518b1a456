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

/** A required choice. */
export const choice = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names, 'required' satisfies ErrorCode);

/** A foreign license always asks for its id; any other type when the page configures it. */
export function isLicenseIdShown(licenseType: string, config: Pick<FlowConfig, 'licenseIdRequired'>): boolean {
  return licenseType === 'foreign' || config.licenseIdRequired;
}

/** A foreign license requires its id, which is its number. Otherwise both keys must be set (spec 1 §5). */
export function isLicenseIdRequired(
  licenseType: string,
  config: Pick<FlowConfig, 'licenseIdRequired' | 'licenseIdMandatory'>,
): boolean {
  return licenseType === 'foreign' || (config.licenseIdRequired && config.licenseIdMandatory);
}

/** The schema of one license type, which decides the fields. */
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
    // Without a list of types, the type is optional; the license stays foreign.
    foreignLicenseType:
      licenseType === 'foreign' && foreignLicenseTypes.length > 0
        ? z.optional(choice(foreignLicenseTypes.map(({ code }) => code)))
        : z.optional(z.string()),
    wantsHomeInsurance: z.boolean(),
  });

export type DetailsAnswers = z.output<ReturnType<typeof detailsSchema>>;

/** Drops the foreign license type of any other license. */
export function detailsAnswers({ foreignLicenseType, ...answers }: DetailsAnswers): DetailsAnswers {
  return { ...answers, ...(answers.licenseType === 'foreign' && foreignLicenseType && { foreignLicenseType }) };
}
