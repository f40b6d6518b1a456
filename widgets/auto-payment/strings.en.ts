import { additionalDriversEn, driverInformationEn, questionsEn, sectionErrorsEn } from '#forms/purchase/strings.en';
import { paymentEn } from './payment/strings.en.ts';
import { policyDetailsEn } from './policy-details/strings.en.ts';
import { signingEn } from './signing/strings.en.ts';
import { soldEn } from './sold/strings.en.ts';

/** English texts of the payment page. `{name}` is replaced; authors override any of them with `labels`. */
export const en = {
  next: 'Next',
  back: 'Back',
  retry: 'Try again',
  optional: '(optional)',
  choose: 'Choose',
  yes: 'Yes',
  no: 'No',
  loading: 'One moment…',
  loadingPurchase: 'Getting your quote…',
  checking: 'Checking…',

  progressTitle: 'Your progress',
  'stage.driverStage': 'Drivers',
  'stage.vehicleStage': 'Questions',
  'stage.policyStage': 'Policy',
  'stage.quoteStage': 'Payment',
  stageCompleted: 'completed',
  progressPercent: '{percent}% complete',

  birthDate: 'Date of birth',

  incompleteTitle: 'Something is missing in the address of this page',
  incompleteText: 'Please come here again from your quote: the button on its card brings you to the right place.',
  notFoundTitle: 'We could not open your quote',
  notFoundText:
    'It may have expired, or something in it may be missing. Check the link that brought you here, call us, or ask for a new quote.',
  failedTitle: 'We could not load your quote',
  failedText: 'Our service did not answer as it should. Please try again in a moment.',
  failedOfflineText: 'We load your quote by ourselves when your connection returns.',
  offlineTitle: 'You are offline',
  offlineText: 'Everything you entered is kept. We go on by ourselves when your connection returns.',
  unreachableTitle: 'Our service did not answer as it should',
  unreachableText: 'Everything you entered is kept. Please try again in a moment.',
  refusedTitle: 'Our service could not accept this',
  refusedText: 'Everything you entered is kept. Our service cannot accept this now. Try again, or call us.',
  malformedTitle: 'We could not read the answer of our service',
  malformedText:
    'Everything you entered is kept. The answer of our service was incomplete. Try again in a few minutes.',
  expiredTitle: 'Your session has expired',
  expiredText: 'Everything you entered is kept. The connection to our service has expired. Try again.',

  errorSummaryTitle: 'Please check these answers',
  ...sectionErrorsEn,
  ...driverInformationEn,
  ...additionalDriversEn,
  ...questionsEn,
  questionsNone: 'There is nothing more to ask.',

  mileage: 'Miles a year of your {vehicle}',
  'error.mileageInvalid': 'Enter whole miles, up to 200,000',

  refusalsTitle: 'The insurance company cannot sell the policy with these answers',
  refusalsText: 'Check your answers. If they are right, an agent can find another company for you.',

  ratingTitle: 'The insurance company checks your answers',
  ratingFailedTitle: 'Your answers could not be checked yet',
  ratingFailedText: 'Everything you entered is kept. Please try again in a moment, or call us.',
  ratingText: 'This takes a few seconds.',
  ratingLateText:
    'The insurance company needs longer than usual. You can wait here, or call us: your answers are kept.',
  policyFailedTitle: 'We could not load your policy',
  policyFailedText: 'Everything you entered is kept. Please try again in a moment, or call us.',
  policyLoading: 'Getting your policy…',

  ...policyDetailsEn,
  ...paymentEn,
  ...signingEn,
  ...soldEn,
};

export type Strings = Readonly<Record<keyof typeof en, string>>;
