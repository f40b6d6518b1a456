import { change } from '../context-changes.ts';
import { base } from '../quote-flow.setup.ts';
import type { FlowContext } from '../quote-flow.types.ts';
import { householdKeyOf } from './household-records.ts';
import type { HouseholdRecords, FoundHousehold } from './household.types.ts';

interface Args {
  context: FlowContext;
}

/** The guards and actions of the background search for the household. */
export const householdImplementations = {
  delays: {
    followUpDelay: ({ context }: Args) => context.config.followUpDelay * 1000,
  },

  guards: {
    householdIsToBeSearched: ({ context }: Args) => {
      const householdKey = householdKeyOf(context.answers);
      return (
        context.config.lookUpHousehold &&
        (context.step === 'drivers' || context.step === 'vehicles') &&
        householdKey !== '' &&
        householdKey !== context.householdRecords.householdKey &&
        householdKey !== context.searchedHousehold
      );
    },
    followUpIsExpected: ({ context: { householdRecords, answers } }: Args) =>
      householdRecords.commonId !== '' &&
      householdRecords.householdKey !== '' &&
      householdRecords.householdKey === householdKeyOf(answers),
  },

  actions: {
    rememberSearchedHousehold: change(({ answers }) => ({ searchedHousehold: householdKeyOf(answers) })),
    rememberRecords: change((context, { householdRecords, foundRecord }: FoundHousehold) => ({
      householdRecords: {
        ...householdRecords,
        isOffered: context.householdRecords.isOffered && context.householdRecords.householdKey === '',
      },
      foundRecord: foundRecord || context.foundRecord,
    })),
    rememberFollowUp: change((context, found: HouseholdRecords) => ({
      householdRecords: { ...found, isOffered: context.householdRecords.isOffered },
    })),
    endFollowUp: change(({ householdRecords }) => ({ householdRecords: { ...householdRecords, commonId: '' } })),
  },
};

export const householdSetup = base.extend(householdImplementations);
