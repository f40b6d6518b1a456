import { change } from '../context-changes.ts';
import { base } from '../quote-flow.setup.ts';
import type { FlowContext } from '../quote-flow.types.ts';
import { householdOf } from './household-records.ts';
import type { Found, HouseholdAnswer } from './household.types.ts';

interface Args {
  context: FlowContext;
}

/** The guards and actions of the background search for the household. */
export const householdImplementations = {
  guards: {
    householdIsToBeSearched: ({ context }: Args) => {
      const household = householdOf(context.answers);
      return (
        context.config.lookUpHousehold &&
        (context.step === 'drivers' || context.step === 'vehicles') &&
        household !== '' &&
        household !== context.found.of &&
        household !== context.searchedHousehold
      );
    },
    followUpIsExpected: ({ context: { found, answers } }: Args) =>
      found.commonId !== '' && found.of !== '' && found.of === householdOf(answers),
  },

  actions: {
    rememberSearchedHousehold: change(({ answers }) => ({ searchedHousehold: householdOf(answers) })),
    rememberRecords: change((context, { found, foundRecord }: HouseholdAnswer) => ({
      found: { ...found, isOffered: context.found.isOffered && context.found.of === '' },
      foundRecord: foundRecord || context.foundRecord,
    })),
    rememberFollowUp: change((context, found: Found) => ({
      found: { ...found, isOffered: context.found.isOffered },
    })),
    endFollowUp: change(({ found }) => ({ found: { ...found, commonId: '' } })),
  },
};

export const householdSetup = base.extend(householdImplementations);
