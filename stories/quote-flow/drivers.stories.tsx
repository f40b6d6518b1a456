import type { Meta } from '@storybook/react-vite';
import { kim, maximalAnswers, robin } from '#widgets/quote-flow/quote-flow.examples';
import { asDraft } from '#widgets/quote-flow/steps/drafts';
import { serverError, pending } from '../story-harness/network.ts';
import { visitAtStep, answeredVisitAtStep, story } from './fixtures.ts';
import { household as records } from './people.ts';

const meta: Meta = { title: 'Widgets/Quote flow/Drivers' };
export default meta;

const household = { ...maximalAnswers, details: { ...maximalAnswers.details!, licenseType: 'unitedStates' as const } };
const family = answeredVisitAtStep('drivers', { answers: household });

export const Alone = story({ ...visitAtStep('drivers'), shows: 'driversTitle' });

export const Family = story({ ...family, shows: 'relation.spouse' });

export const AddingADriver = story({ ...visitAtStep('drivers', { editing: 'new' }), shows: 'addDriverTitle' });

export const AddingNobody = story({
  ...visitAtStep('drivers', { editing: 'new' }),
  act: (visitor) => visitor.presses('saveDriver'),
  shows: 'errorSummaryTitle',
});

export const AddingASpouse = story({
  ...answeredVisitAtStep('drivers', {
    answers: { ...household, additionalDrivers: [] },
    editing: 'new',
    drafts: { additionalDriver: asDraft(kim) },
  }),
  shows: 'addDriverTitle',
});

export const ChangingADriver = story({
  ...answeredVisitAtStep('drivers', { answers: household, editing: robin.id }),
  shows: 'editDriverTitle',
});

export const PeopleFound = story({
  ...visitAtStep('drivers', { householdRecords: records }),
  shows: 'foundPeopleTitle',
});

export const PeopleFoundLater = story({
  ...visitAtStep('drivers'),
  network: { driverAndCar: 'household' },
  shows: 'foundPeopleOne',
});

export const LookingForPeople = story({
  ...visitAtStep('drivers'),
  network: { driverAndCar: pending },
  shows: 'driversTitle',
});

export const SearchFailed = story({
  ...visitAtStep('drivers'),
  network: { driverAndCar: serverError },
  shows: 'driversTitle',
});

export const AddingAFoundPerson = story({
  ...visitAtStep('drivers', { householdRecords: records }),
  act: (visitor) => visitor.presses('addFoundNamed'),
  shows: 'addDriverTitle',
});

export const DateOfBirthMissing = story({
  ...visitAtStep('drivers', { householdRecords: records }),
  act: (visitor) => visitor.presses('addFoundNamed', 1),
  shows: 'birthDateOfTitle',
});

export const FoundPersonRemoved = story({
  ...answeredVisitAtStep('drivers', {
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
