import type { Meta } from '@storybook/react-vite';
import { exampleQuestions, sam } from '#forms/purchase/purchase.examples';
import { savedQuoteExamples } from '#services/quotes/saved-quote.examples';
import { respondWith, serverError } from '../story-harness/network.ts';
import {
  answeredVisit,
  type Buyer,
  carrier,
  comesToDrivers,
  comesToRating,
  comesToUnderwriting,
  story,
  submits,
} from './fixtures.ts';

const meta: Meta = { title: 'Widgets/Auto payment/Drivers and questions' };
export default meta;

const visit = answeredVisit;
const visitWithSam = { ...visit, drivers: [sam] };

const { body: quote } = savedQuoteExamples.maximal;
const [, alex] = quote.drivers;
/** The quote with these drivers besides the named insured. */
const quoteWith = (...drivers: object[]) => ({
  loadQuoteByTransaction: respondWith({ ...quote, drivers: [alex, ...drivers] }),
});

export const AdditionalDrivers = story({ visit: visitWithSam, act: comesToDrivers, shows: 'driversTitle' });

export const NoAdditionalDrivers = story({
  visit,
  network: quoteWith(),
  act: comesToDrivers,
  shows: 'driversNone',
});

export const DriverAddedByHand = story({
  visit: visitWithSam,
  act: async (buyer) => {
    await comesToDrivers(buyer);
    await buyer.presses('addDriver');
    await buyer.submits();
  },
  shows: 'error.licenseRequired',
});

/** The carrier hides the section, and the quote lacks what the request needs. */
export const DataOfADriverMissing = story({
  visit,
  config: carrier({ hideAdditionalDriverSection: true }),
  network: quoteWith({ firstName: 'Sam', lastName: 'Example' }),
  act: submits,
  shows: 'driversMissing',
});

/** The license belongs to Alex. */
export const LicenseOfSomeoneElse = story({
  visit: visitWithSam,
  act: async (buyer) => {
    await comesToDrivers(buyer);
    await buyer.submits();
  },
  shows: 'error.licenseWrong',
});

export const LicensesNotChecked = story({
  visit: visitWithSam,
  network: { driverByLicense: serverError },
  act: async (buyer) => {
    await comesToDrivers(buyer);
    await buyer.submits();
  },
  shows: 'unreachableTitle',
});

export const Underwriting = story({ visit, act: comesToUnderwriting, shows: 'questionsTitle' });

export const UnderwritingUnanswered = story({
  visit: { ...visit, answers: {} },
  act: async (buyer) => {
    await comesToUnderwriting(buyer);
    await buyer.submits();
  },
  shows: 'error.questionRequired',
});

export const UnderwritingAnswerRefused = story({
  visit,
  act: async (buyer) => {
    await comesToUnderwriting(buyer);
    await buyer.selects('Rideshare', 'yes');
    await buyer.submits();
  },
  shows: 'answerRefusedCall',
});

export const NothingToAsk = story({
  visit,
  network: { carrierQuestions: 'none' },
  act: comesToUnderwriting,
  shows: 'questionsNone',
});

const delivery = { code: 'Delivery', text: 'Do you deliver goods?', validationRequired: true, validAnswer: 'N' };
const comesToMoreQuestions = async (buyer: Buyer) => {
  await comesToUnderwriting(buyer);
  await buyer.submits();
};

export const MoreQuestions = story({
  visit,
  config: { questions: exampleQuestions },
  act: async (buyer) => {
    await comesToMoreQuestions(buyer);
    await buyer.selects('HomeOwner', 'yes');
  },
  shows: 'questionsTitle',
});

export const MoreQuestionsAnswerRefused = story({
  visit,
  config: { questions: [delivery] },
  act: async (buyer) => {
    await comesToMoreQuestions(buyer);
    await buyer.selects('Delivery', 'yes');
    await buyer.submits();
  },
  shows: 'error.answerRefused',
});

/** After the rating, the carrier's reasons are above all questions. */
export const CarrierRefuses = story({
  visit,
  network: { purchaseProgress: 'rated', carrierResult: 'declined' },
  act: comesToRating,
  shows: 'refusalsTitle',
});
