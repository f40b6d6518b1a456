import { mayBeSamePerson } from '#domain/person-name';
import { recordsForHousehold } from '../../household/household-records.ts';
import type { FlowContext } from '../../quote-flow.types.ts';
import { asDraft, type Draft } from '../drafts.ts';
import type { AdditionalDriverAnswers } from './additional-driver.answers.ts';

/** An additional driver of a lead or a previous quote of whom too little is known to be quoted. */
export type IncompleteDriver = Partial<AdditionalDriverAnswers> & {
  /** Counted from 1, the primary driver. */
  number: number;
};

/** Identifies the driver beside those who are on the quote. */
export const incompleteId = ({ number }: IncompleteDriver): string => `incomplete-${number}`;

/** The form of an incomplete driver: what is known, completed by the record of the same person. */
export function incompleteDraft({ number: _, facts: __, ...known }: IncompleteDriver, context: FlowContext): Draft {
  const { firstName, lastName, birthDate } = known;
  const record =
    firstName && lastName
      ? recordsForHousehold(context).drivers.find((person) =>
          mayBeSamePerson(person, { firstName, lastName, birthDate }),
        )
      : undefined;
  const { facts: ___, ...recorded } = record ?? {};
  return asDraft({ ...recorded, ...known });
}

/** Without a driver who was completed or removed: nothing of them is missing any more. */
export function incompleteSettled(
  { incompleteDrivers = [], leadProblems }: FlowContext,
  id: string,
): Partial<FlowContext> {
  return {
    incompleteDrivers: incompleteDrivers.filter((driver) => incompleteId(driver) !== id),
    leadProblems: leadProblems.filter(({ of }) => of?.item !== 'driver' || `incomplete-${of.number}` !== id),
  };
}
