import type { Meta } from '@storybook/react-vite';
import { newDriver } from '#forms/additional-driver/additional-driver.rules';
import { sam } from '#widgets/pseudo-bind/pseudo-bind.examples';
import { arrived, carrier, goesOn, story } from './cast.ts';

const meta: Meta = { title: 'Widgets/Pseudo-bind/Sections', tags: ['!autodocs'], parameters: { shadow: false } };
export default meta;

const contact = (more = {}) => arrived('contact', { contact: undefined, ...more });

export const ContactPreference = story({ visit: contact(), shows: 'contactTitle' });

export const ContactPreferencePaperless = story({ visit: arrived('contact'), shows: 'optInMethod' });

export const ContactPreferenceUnanswered = story({
  visit: contact(),
  act: goesOn,
  shows: 'error.textMessagesRequired',
});

export const AdditionalDrivers = story({ visit: arrived('drivers'), shows: 'driversTitle' });

export const NoAdditionalDrivers = story({ visit: arrived('drivers', { drivers: [] }), shows: 'driversNone' });

export const DriverAddedByHand = story({
  visit: arrived('drivers', { drivers: [sam, newDriver('manual-1')] }),
  act: goesOn,
  shows: 'error.licenseRequired',
});

export const DriverStatusAndResidence = story({
  visit: arrived('drivers'),
  config: carrier({ enableDriverStatus: true }),
  act: goesOn,
  shows: 'error.residenceRequired',
});

export const IncludeOrExclude = story({
  visit: arrived('drivers'),
  config: carrier({ enableActionType: true }),
  act: goesOn,
  shows: 'error.actionRequired',
});

export const ExcludedDriver = story({
  visit: arrived('drivers', { drivers: [{ ...sam, action: 'exclude', licenseNumber: '' }] }),
  config: carrier({ enableActionType: true }),
  shows: 'action.exclude',
});

export const ExcludedDriverWithAllFields = story({
  visit: arrived('drivers', { drivers: [{ ...sam, action: 'exclude', licenseNumber: '' }] }),
  config: carrier({ enableActionType: true, enableAllFieldsForExclude: true }),
  shows: 'optional',
});

export const DateOfBirthRequired = story({
  visit: arrived('drivers', { drivers: [{ ...sam, birthDate: '' }] }),
  config: carrier({ enableSecondaryDriverDob: true }),
  act: goesOn,
  shows: 'error.required',
});

export const SpouseMissing = story({
  visit: arrived('drivers', { drivers: [{ ...sam, relation: 'otherRelated', maritalStatus: 'single' }] }),
  config: carrier({ enableMaritalValidation: true }),
  act: goesOn,
  shows: 'error.spouseMissing',
});

export const LicenseOfSomeoneElse = story({
  visit: arrived('drivers', { drivers: [sam] }),
  // The records' owner of this one is Alex.
  act: async (buyer) => {
    await buyer.types('quoted-0.licenseNumber', '12345678');
    await buyer.goesOn();
  },
  shows: 'error.licenseWrong',
});

export const MoreQuestions = story({ visit: arrived('questions'), shows: 'questionsTitle' });

export const QuestionsUnanswered = story({ visit: arrived('questions'), act: goesOn, shows: 'error.questionRequired' });

export const AnswerRefused = story({
  visit: arrived('questions'),
  config: { questions: [{ code: 'Rideshare', text: 'Ride-sharing?', validationRequired: true, validAnswer: 'N' }] },
  act: async (buyer) => {
    await buyer.picks('Rideshare', 'yes');
    await buyer.goesOn();
  },
  shows: 'error.answerRefused',
});

export const NoQuestions = story({ visit: arrived('questions'), config: { questions: [] }, shows: 'questionsNone' });

export const FinalSuccess = story({
  visit: arrived('success'),
  config: carrier({ enableESign: true, enablePaymentOption: true }),
  shows: 'successPolicy',
});
