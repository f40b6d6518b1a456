import type { Meta } from '@storybook/react-vite';
import { kim, maximalAnswers, minimalAnswers, robin } from '#widgets/quote-flow/quote-flow.examples';
import { fails, never } from '../stage/network.ts';
import { arrived, goesOn, returned, story } from './cast.ts';
import { household as records } from './people.ts';

const meta: Meta = { title: 'Widgets/Quote flow/Drivers', tags: ['!autodocs'], parameters: { shadow: false } };
export default meta;

const household = { ...maximalAnswers, details: { ...maximalAnswers.details!, licenseType: 'unitedStates' as const } };
const family = returned('drivers', { answers: household });

export const Alone = story({ ...arrived('drivers'), shows: 'driversTitle' });

export const Family = story({ ...family, shows: 'relation.spouse' });

export const SpouseMissing = story({
  ...returned('drivers', { answers: { ...household, additionalDrivers: [robin] } }),
  act: goesOn,
  shows: 'error.spouseMissing',
});

export const SpouseOfASinglePerson = story({
  ...returned('drivers', { answers: { ...minimalAnswers, additionalDrivers: [kim] } }),
  act: goesOn,
  shows: 'error.spouseNotAllowed',
});

export const AddingADriver = story({ ...arrived('drivers', { editing: 'new' }), shows: 'addDriverTitle' });

export const AddingNobody = story({
  ...arrived('drivers', { editing: 'new' }),
  act: (visitor) => visitor.presses('saveDriver'),
  shows: 'errorSummaryTitle',
});

export const AddingASpouse = story({
  ...returned('drivers', {
    answers: { ...household, additionalDrivers: [] },
    editing: 'new',
    drafts: { additionalDriver: { ...kim, id: '' } },
  }),
  shows: 'addDriverTitle',
});

export const ChangingADriver = story({
  ...returned('drivers', { answers: household, editing: robin.id }),
  shows: 'editDriverTitle',
});

export const PeopleFound = story({ ...arrived('drivers', { householdRecords: records }), shows: 'foundPeopleTitle' });

export const PeopleFoundLater = story({
  ...arrived('drivers'),
  network: { driverAndCar: 'household' },
  shows: 'foundPeopleOne',
});

export const LookingForPeople = story({
  ...arrived('drivers'),
  network: { driverAndCar: never },
  shows: 'driversTitle',
});

export const SearchFailed = story({ ...arrived('drivers'), network: { driverAndCar: fails }, shows: 'driversTitle' });

export const AddingAFoundPerson = story({
  ...arrived('drivers', { householdRecords: records }),
  act: (visitor) => visitor.presses('addFoundNamed'),
  shows: 'addDriverTitle',
});

export const DateOfBirthMissing = story({
  ...arrived('drivers', { householdRecords: records }),
  act: (visitor) => visitor.presses('addFoundNamed', 1),
  shows: 'birthDateOfTitle',
});

export const FoundPersonRemoved = story({
  ...returned('drivers', {
    householdRecords: records,
    answers: {
      ...household,
      additionalDrivers: [{ ...kim, firstName: 'Sam', birthDate: '1991-09-02', foundRecord: 'd-2' }],
    },
  }),
  act: async (visitor) => {
    await visitor.presses('removeNamed');
    await visitor.presses('removeDriverConfirm');
  },
  shows: 'driverSuggestedAgain',
});

export const RemovingADriver = story({
  ...family,
  act: async (visitor) => {
    await visitor.sees('relation.child');
    await visitor.presses('removeNamed', 1);
  },
  shows: 'removeDriverText',
});
