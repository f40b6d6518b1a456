/** Texts about the end of a customer's session, shared by every widget that shows the warning. Authors override them with `labels`. */
export const sessionWarningEn = {
  warningTitle: 'Are you still there?',
  warningText: 'To protect your account, we will sign you out in {time}.',
  stay: 'Stay signed in',
  staying: 'One moment…',
  leave: 'Sign out',
  stayFailed: 'We could not keep you signed in. Please try again.',
  stayRefused:
    'You cannot stay signed in any longer. Please sign in again when the time is over; finish what is open before that.',
  stayOffline:
    'You are offline. Please try again when you are online again: we can keep you signed in for as long as the time runs.',
  endedTitle: 'You have been signed out',
  endedText: 'Your time was up, so we signed you out to protect your account. Please sign in again to go on.',
  rejectedText: 'Your session has ended. Please sign in again to go on.',
  signInAgain: 'Sign in again',
  closeEnded: 'Close',
};

export type SessionWarningStrings = Readonly<Record<keyof typeof sessionWarningEn, string>>;
