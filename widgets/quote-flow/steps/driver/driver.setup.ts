import { isSameName } from '#domain/person-name';
import { change, changeOn, withAnswers, withoutDraft } from '../../context-changes.ts';
import { type HouseholdRecords, noRecords } from '../../household/household.types.ts';
import { licenseImplementations } from '../../license/license.setup.ts';
import { base } from '../../quote-flow.setup.ts';
import type { DriverAnswers } from './driver.answers.ts';

/** The same name and birth date. Records that may lack a birth date are compared by `mayBeSamePerson`. */
const isSamePerson = (a: DriverAnswers | undefined, b: DriverAnswers): boolean =>
  a !== undefined &&
  isSameName(a.firstName, b.firstName) &&
  isSameName(a.lastName, b.lastName) &&
  a.birthDate === b.birthDate;

/** The guards and actions of driver info 1/3. */
export const driverImplementations = {
  actions: {
    chooseEntry: changeOn('MODE.CHOSEN', (_, { mode }) => ({ driverEntry: mode })),
    askForEverything: change(() => ({ driverEntry: 'manual' })),
    draftLicense: changeOn('LICENSE.SUBMITTED', ({ drafts }, { licenseNumber, birthDate }) => ({
      drafts: { ...drafts, driver: { ...drafts.driver, licenseNumber, birthDate } },
    })),
    rememberHousehold: change((_, driver: { household?: HouseholdRecords | undefined } | undefined) => ({
      householdRecords: driver?.household ?? noRecords,
      searchedHousehold: '',
    })),
    rememberDriver: changeOn('DRIVER.SUBMITTED', (context, { answers }) => ({
      ...withAnswers(context, { driver: answers }),
      drafts: withoutDraft(context, 'driver'),
      ...(!isSamePerson(context.answers.driver, answers) && {
        foundRecord: '',
        householdRecords: noRecords,
        // A form prefilled from a license is about the license holder.
        fileId: context.driverEntry === 'filled' ? context.fileId : '',
      }),
    })),
  },
};

export const driverSetup = base.extend(licenseImplementations).extend(driverImplementations);
