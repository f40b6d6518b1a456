import { additionalDriversEn, driverInformationEn, questionsEn, sectionErrorsEn } from '#forms/purchase/strings.en';
import { verificationEn } from './verification/strings.en.ts';

/** English texts of the purchase. `{name}` is replaced; authors override any of them with `labels`. */
export const en = {
  next: 'Next',
  back: 'Back',
  retry: 'Try again',
  optional: '(optional)',
  choose: 'Choose',
  yes: 'Yes',
  no: 'No',
  loading: 'One moment…',
  loadingQuote: 'Getting your quote…',
  checking: 'Checking…',

  progressTitle: 'Your progress',
  'stage.driver': 'You',
  'stage.contact': 'Contact',
  'stage.drivers': 'Drivers',
  'stage.questions': 'Questions',
  stageCompleted: 'completed',
  progressPercent: '{percent}% complete',

  summaryTitle: 'Your details',
  name: 'Name',
  birthDate: 'Date of birth',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip: 'Zip code',
  email: 'Email',
  phone: 'Phone',

  incompleteTitle: 'Something is missing in the address of this page',
  incompleteText: 'Please come here again from your quote: the button on its card brings you to the right place.',
  notFoundTitle: 'We could not find your quote',
  notFoundText: 'It may have expired. Check the link that brought you here, or ask for a new quote.',
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
  'error.textMessagesRequired': 'Choose whether we may send text messages',
  'error.languageRequired': 'Choose a language',
  'error.paperlessRequired': 'Choose whether to go paperless',
  'error.optInRequired': 'Choose how to confirm that you go paperless',

  ...driverInformationEn,

  contactTitle: 'How would you like to hear from us?',
  textMessages: 'May we send you text messages about your policy?',
  languagePreference: 'Which language do you prefer?',
  'language.en': 'English',
  'language.es': 'Spanish',
  goPaperless: 'Would you like to go paperless?',
  optInMethod: 'How would you like to confirm that?',
  'optIn.email': 'By email',
  'optIn.text': 'By text message',
  paperlessAgreed: 'You agreed to receive your documents online.',

  ...additionalDriversEn,

  ...questionsEn,
  submit: 'Send my answers',

  noSheetNotice: 'This purchase cannot be finished online right now. Please call us to finish it.',
  noSheetTitle: 'One last step: please call us',
  noSheetText:
    'Your answers are kept on this device, but this page cannot send them. We finish your purchase with you by phone.',
  verifyingTitle: 'Now we confirm how to reach you',
  verifyingText:
    'Your agent gets your answers and sends you one code by email and one by text message. Enter both to finish.',
  verifyingTextEmail: 'Your agent gets your answers and sends you a code by email. Enter it to finish.',
  verifyingTextPhone: 'Your agent gets your answers and sends you a code by text message. Enter it to finish.',
  enterCodes: 'Enter my codes',
  changeAnswers: 'Change my answers',

  successTitle: 'Thank you, {name}. We have your answers',
  successText: 'We have everything that we need. This is what happens next:',
  successAgent: 'Your agent checks your answers with the insurance company.',
  successPayment: 'You get a link to pay by the plan that you chose.',
  successPaymentAnyPlan: 'You get a link to choose how you pay.',
  successPaymentHere: 'You pay online, here and now or later.',
  goToPayment: 'Continue to payment',
  goToESign: 'Continue to sign your documents',
  successESign: 'You sign your documents online: we send them to {email}.',
  successESignAnyEmail: 'You sign your documents online.',
  successPolicy: 'Your policy starts, and your ID cards come by email.',
  successPolicyWithoutEmail: 'Your policy starts, and you get your ID cards.',
  successCall: 'Questions? Call {phone}.',
  ...verificationEn,
};

export type Strings = Readonly<Record<keyof typeof en, string>>;
