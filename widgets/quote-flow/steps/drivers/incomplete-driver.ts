import { mayBeSamePerson } from '#domain/person-name';
import { recordsForHousehold } from '../../household/household-records.ts';
import type { FlowContext } from '../../quote-flow.types.ts';
import { asDraft, type Draft } from '../drafts.ts';
import type { IncompleteDriver } from './additional-driver.answers.ts';

/** The form of an incomplete driver: what is known, completed by the record of the same person. */
export function incompleteDraft(driver: IncompleteDriver, context: FlowContext): Draft {
  const { id: _, number: __, facts: ___, ...known } = driver;
  const { firstName, lastName, birthDate } = known;
  const record =
    firstName && lastName
      ? recordsForHousehold(context).drivers.find((person) =>
          mayBeSamePerson(person, { firstName, lastName, birthDate }),
        )
      : undefined;
  const { facts: ____, ...recorded } = record ?? {};
  return asDraft({ ...recorded, ...known });
}

/** Removes a driver who was completed or removed from the incomplete ones, with their problems. */
export function incompleteSettled(
  { incompleteDrivers = [], leadProblems }: FlowContext,
  id: string,
): Partial<FlowContext> {
  const settled = incompleteDrivers.find((driver) => driver.id === id);
  return settled
    ? {
        incompleteDrivers: incompleteDrivers.filter((driver) => driver !== settled),
        leadProblems: leadProblems.filter(({ of }) => of?.item !== 'driver' || of.number !== settled.number),
      }
    : {};
}
