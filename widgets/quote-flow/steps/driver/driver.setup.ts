import { isSamePerson } from '#domain/person-name';
import { change, changeOn, withAnswers, withoutDraft } from '../../context-changes.ts';
import { isFailedCall, serviceErrorOf } from '../../failed-call.ts';
import type { HouseholdRecords } from '../../household/household.types.ts';
import { licenseImplementations } from '../../license/license.setup.ts';
import { noPreviousReference, noRecords } from '../../new-visit.ts';
import { base } from '../../quote-flow.setup.ts';

/** The guards and actions of driver info 1/3. */
export const driverImplementations = {
  guards: {
    /** The lookup got no response, or its files did not load. */
    lookupWasNotAnswered: ({ event }: { event: object }) =>
      serviceErrorOf(event) === undefined || isFailedCall(event, ['network', 'timeout']),
  },
  actions: {
    chooseEntry: changeOn('MODE.CHOSEN', (_, { mode }) => ({ driverEntry: mode })),
    askForEverything: change(() => ({ driverEntry: 'manual' })),
    askForTheRest: change(() => ({ driverEntry: 'filled' })),
    draftLicense: changeOn('LICENSE.SUBMITTED', ({ drafts }, { licenseNumber, birthDate }) => ({
      drafts: { ...drafts, driver: { ...drafts.driver, licenseNumber, birthDate } },
    })),
    rememberHousehold: change((_, driver: { household?: HouseholdRecords | undefined } | undefined) => ({
      householdRecords: driver?.household ?? noRecords,
      searchedHousehold: '',
    })),
    rememberDriver: changeOn('DRIVER.SUBMITTED', (context, { answers }) => {
      const {
        answers: { driver: before },
        driverEntry,
        config,
      } = context;
      const isSomebodyElse = !(before && isSamePerson(before, answers));
      // A hidden license number of a lead or a previous quote does not belong to another driver who is named.
      const isNumberOfAnother = before && isSomebodyElse && driverEntry === 'known' && config.hideLicenseFields;
      const driver = isNumberOfAnother ? { ...answers, licenseNumber: '' } : answers;
      return {
        ...withAnswers(context, { driver }),
        drafts: withoutDraft(context, 'driver'),
        ...(isSomebodyElse && {
          foundRecord: '',
          householdRecords: noRecords,
          primaryFacts: driverEntry === 'filled' ? context.primaryFacts : {},
          previousReference: noPreviousReference,
          // A form prefilled from a license describes the license holder.
          fileId: driverEntry === 'filled' ? context.fileId : '',
        }),
      };
    }),
  },
};

export const driverSetup = base.extend(licenseImplementations).extend(driverImplementations);
