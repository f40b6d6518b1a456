import * as z from 'zod/mini';
import { birthDateSchema } from '#domain/birth-date';
import type { Address, DriverFacts } from '#domain/driver';
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

/** Data of an additional driver that no step asks for. */
export type AdditionalDriverFacts = DriverFacts & {
  /** Where the driver lives, if a previous quote names another address than the visitor's. */
  address?: Address;
};

/** An additional driver, with the public record of a suggested one, and data that no step asks for. */
export type AdditionalDriverAnswers = z.output<ReturnType<typeof additionalDriverSchema>> & {
  foundRecord?: string;
  facts?: AdditionalDriverFacts;
};

export type AdditionalDriver = AdditionalDriverAnswers & { id: string };

/** An additional driver of a lead or a previous quote who is too incomplete to be quoted. */
export type IncompleteDriver = Partial<AdditionalDriverAnswers> & {
  /** Differs from the id of any driver on the quote. */
  id: string;
  /** The driver's number; 1 is the primary driver. */
  number: number;
};
