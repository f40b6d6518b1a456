import { heldPressEn } from '#embed/first-paint/held-press.strings';

/** How long a visitor has to wait after too many tries. */
export const waitEn = {
  tooManyTries: 'There were too many tries. You can try again in {seconds} seconds.',
  'tooManyTries.one': 'There were too many tries. You can try again in 1 second.',
  'tooManyTries.minutes': 'There were too many tries. You can try again in {minutes} minutes.',
};

/** Why an account form was not sent, in the texts that all forms share. Authors override them with `labels`. */
export const failureEn = {
  offline: 'You seem to be offline. What you typed is kept; please try again when you are online again.',
  unreachable: 'Our service did not answer as it should. What you typed is kept. Please try again in a moment.',
  malformed: 'We could not read the answer of our service. What you typed is kept. Please try again in a moment.',
  ...heldPressEn,
  ...waitEn,
  tryAgainNow: 'You can try again now.',
};
