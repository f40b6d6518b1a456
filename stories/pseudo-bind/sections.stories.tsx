import type { Meta } from '@storybook/react-vite';
import { driverOf, newDriver } from '#forms/additional-driver/additional-driver.rules';
import { exampleDriver, sam } from '#forms/purchase/purchase.examples';
import { visitAtSection, carrier, submits, story } from './fixtures.ts';

const meta: Meta = { title: 'Widgets/Pseudo-bind/Sections' };
export default meta;

const contact = (more = {}) => visitAtSection('contact', { contact: undefined, ...more });

export const ContactPreference = story({ visit: contact(), shows: 'contactTitle' });

export const ContactPreferencePaperless = story({ visit: visitAtSection('contact'), shows: 'optInMethod' });

export const ContactPreferenceUnanswered = story({
  visit: contact(),
  act: submits,
  shows: 'error.textMessagesRequired',
});

export const PaperlessAgreedBefore = story({
  visit: contact({ driver: { ...exampleDriver, hasPaperlessConsent: true } }),
  config: carrier({ enablePaperlessConsent: true }),
  shows: 'paperlessAgreed',
});

export const AdditionalDrivers = story({ visit: visitAtSection('drivers'), shows: 'driversTitle' });

export const NoAdditionalDrivers = story({ visit: visitAtSection('drivers', { drivers: [] }), shows: 'driversNone' });

export const DriverOfTheHousehold = story({
  visit: visitAtSection('drivers', {
    drivers: [
      {
        ...driverOf({ firstName: 'Jordan', lastName: 'Example', foundRecord: 'd-3' }, 'found-d-3'),
        isFromHousehold: true,
      },
    ],
  }),
  act: submits,
  shows: 'error.actionRequired',
});

export const DriverFoundLate = story({
  visit: visitAtSection('drivers', { commonId: 'h-1' }),
  network: { followUp: 'oneDriver' },
  shows: 'driversFound',
});

export const DriverAgeNotCovered = story({
  visit: visitAtSection('drivers', { drivers: [{ ...sam, birthDate: '1936-09-02' }] }),
  act: submits,
  shows: 'error.ageNotCovered',
});

export const DriverAddedByHand = story({
  visit: visitAtSection('drivers', { drivers: [sam, newDriver()] }),
  act: submits,
  shows: 'error.licenseRequired',
});

export const DriverStatusAndResidence = story({
  visit: visitAtSection('drivers'),
  config: carrier({ enableDriverStatus: true }),
  act: submits,
  shows: 'error.residenceRequired',
});

export const IncludeOrExclude = story({
  visit: visitAtSection('drivers'),
  config: carrier({ enableActionType: true }),
  act: submits,
  shows: 'error.actionRequired',
});

export const ExcludedDriver = story({
  visit: visitAtSection('drivers', { drivers: [{ ...sam, action: 'exclude', licenseNumber: '' }] }),
  config: carrier({ enableActionType: true }),
  shows: 'action.exclude',
});

export const ExcludedDriverWithAllFields = story({
  visit: visitAtSection('drivers', { drivers: [{ ...sam, action: 'exclude', licenseNumber: '' }] }),
  config: carrier({ enableActionType: true, enableAllFieldsForExclude: true }),
  shows: 'optional',
});

export const DateOfBirthRequired = story({
  visit: visitAtSection('drivers', { drivers: [{ ...sam, birthDate: '', isBirthDateKnown: false }] }),
  config: carrier({ enableSecondaryDriverDob: true }),
  act: submits,
  shows: 'error.required',
});

export const SpouseMissing = story({
  visit: visitAtSection('drivers', { drivers: [{ ...sam, relation: 'otherRelated', maritalStatus: 'single' }] }),
  config: carrier({ enableMaritalValidation: true }),
  act: submits,
  shows: 'error.spouseMissing',
});

export const LicenseOfSomeoneElse = story({
  visit: visitAtSection('drivers', { drivers: [sam] }),
  // This license belongs to Alex.
  act: async (buyer) => {
    await buyer.types('quoted-0.licenseNumber', '12345678');
    await buyer.submits();
  },
  shows: 'error.licenseWrong',
});

export const MoreQuestions = story({ visit: visitAtSection('questions'), shows: 'questionsTitle' });

export const QuestionsUnanswered = story({
  visit: visitAtSection('questions'),
  act: submits,
  shows: 'error.questionRequired',
});

export const AnswerRefused = story({
  visit: visitAtSection('questions'),
  config: { questions: [{ code: 'Rideshare', text: 'Ride-sharing?', validationRequired: true, validAnswer: 'N' }] },
  act: async (buyer) => {
    await buyer.selects('Rideshare', 'yes');
    await buyer.submits();
  },
  shows: 'error.answerRefused',
});

export const NoQuestions = story({
  visit: visitAtSection('questions'),
  config: { questions: [] },
  shows: 'questionsNone',
});

const withoutSheet = { services: { verificationSheet: { url: '' } } };

export const NoSheet = story({ config: withoutSheet, shows: 'noSheetNotice' });

export const VerifyingWithoutASheet = story({
  visit: visitAtSection('verifying'),
  config: withoutSheet,
  shows: 'noSheetTitle',
});

export const FinalSuccess = story({
  visit: visitAtSection('success'),
  config: carrier({ enableESign: true, enablePaymentOption: true }),
  shows: 'successPolicy',
});
