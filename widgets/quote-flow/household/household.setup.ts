import { change } from '../context-changes.ts';
import { base } from '../quote-flow.setup.ts';
import type { FlowContext } from '../quote-flow.types.ts';
import { householdKeyOf } from './household-records.ts';
import type { HouseholdRecords, HouseholdAnswer } from './household.types.ts';

interface Args {
  context: FlowContext;
}

/** The guards and actions of the background search for the household. */
export const householdImplementations = {
  guards: {
    householdIsToBeSearched: ({ context }: Args) => {
      const household = householdKeyOf(context.answers);
      return (
        context.config.lookUpHousehold &&
        (context.step === 'drivers' || context.step === 'vehicles') &&
        household !== '' &&
        household !== context.found.householdKey &&
        household !== context.searchedHousehold
      );
    },
    followUpIsExpected: ({ context: { found, answers } }: Args) =>
      found.commonId !== '' && found.householdKey !== '' && found.householdKey === householdKeyOf(answers),
  },

  actions: {
    rememberSearchedHousehold: change(({ answers }) => ({ searchedHousehold: householdKeyOf(answers) })),
    rememberRecords: change((context, { found, foundRecord }: HouseholdAnswer) => ({
      found: { ...found, isOffered: context.found.isOffered && context.found.householdKey === '' },
      foundRecord: foundRecord || context.foundRecord,
    })),
    rememberFollowUp: change((context, found: HouseholdRecords) => ({
      found: { ...found, isOffered: context.found.isOffered },
    })),
    endFollowUp: change(({ found }) => ({ found: { ...found, commonId: '' } })),
  },
};

export const householdSetup = base.extend(householdImplementations);
