import * as z from 'zod/mini';
import { birthDateSchema } from '#domain/birth-date';
import { type CalendarDate } from '#domain/calendar-date';
import { type AgeLimits } from '#domain/driver-age';
import { requiredText } from '#domain/error-code';
import { personNameSchema } from '#domain/person-name';
import { atMost } from '#domain/text-limits';

export interface AgeRule {
  today: CalendarDate;
  limits: AgeLimits;
}

const licenseNumberSchema = requiredText(atMost('licenseNumber'));

/** Name and date of birth, and an optional license number after a lookup without a result. */
export const driverNameSchema = (rule: AgeRule) =>
  z.object({
    firstName: personNameSchema,
    lastName: personNameSchema,
    birthDate: birthDateSchema(rule),
    licenseNumber: z.string().check(z.trim(), atMost('licenseNumber')),
  });

export type DriverAnswers = z.output<ReturnType<typeof driverNameSchema>>;

/** What a license lookup needs. */
export const driverLicenseSchema = (rule: AgeRule) =>
  z.object({ licenseNumber: licenseNumberSchema, birthDate: birthDateSchema(rule) });
