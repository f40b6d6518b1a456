import * as z from 'zod/mini';
import { birthDateSchema } from '#domain/birth-date';
import type { DriverFacts } from '#domain/driver';
import type { ErrorCode } from '#domain/error-code';
import { genderCodes } from '#domain/gender';
import { maritalStatusCodes } from '#domain/marital-status';
import { personNameSchema } from '#domain/person-name';
import { additionalRelations } from '#domain/relation';
import { choice } from '../details/details.answers.ts';
import type { AgeRule } from '../driver/driver.answers.ts';

export const additionalDriverSchema = (rule: AgeRule) =>
  z.object({
    firstName: personNameSchema,
    lastName: personNameSchema,
    birthDate: birthDateSchema(rule),
    gender: choice(genderCodes.names),
    maritalStatus: choice(maritalStatusCodes.names),
    relation: z.enum(additionalRelations, 'relationRequired' satisfies ErrorCode),
  });

/** An additional driver, with the public record of a suggested one, and what is known without asking. */
export type AdditionalDriverAnswers = z.output<ReturnType<typeof additionalDriverSchema>> & {
  foundRecord?: string;
  facts?: DriverFacts;
};

export type AdditionalDriver = AdditionalDriverAnswers & { id: string };
