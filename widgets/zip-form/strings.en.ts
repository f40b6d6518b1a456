import { heldPressEn } from '#embed/first-paint/held-press.strings';

export const en = {
  zipLabel: 'ZIP code',
  zipHint: 'Where the car is kept at night.',
  submit: 'See my quotes',
  useLocation: 'Use my location',
  previousQuotes: 'See my previous quotes',
  checking: 'Checking your ZIP code…',
  locating: 'Finding your ZIP code…',
  located: 'Your ZIP code is {zip}.',
  notLocated: 'We could not find your ZIP code. Please type it.',
  served: 'We have quotes in {city}, {state}. Taking you there…',
  notServed: 'We do not have quotes in {city}, {state} yet.',
  notServedArea: 'We do not have quotes in this area yet.',
  notOpened: 'We could not open the page of your quotes. The fault is ours.',
  call: 'Call {phone}',
  invalidTitle: 'Please check your ZIP code',
  invalidZip: 'You must enter a valid Zip Code',
  close: 'Close',
  ok: 'OK',
  unreachable: 'We could not check your ZIP code. Please try again.',
  refused: 'Our service could not accept your ZIP code. Please check it and try again.',
  malformed: 'We could not read the answer of our service. The fault is ours; please try again.',
  expired: 'Your session has expired. Please try again.',
  offline: 'You seem to be offline. Your ZIP code is kept; please try again when you are online again.',
  ...heldPressEn,
};

export type ZipFormStrings = Readonly<Record<keyof typeof en, string>>;
