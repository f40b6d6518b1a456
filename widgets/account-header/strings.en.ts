import { sessionWarningEn } from '#account/strings.en';

/** English texts of the account header. `{name}` is replaced; authors override any of them with `labels`. */
export const en = {
  signIn: 'Sign in',
  moreSignedOut: 'More account options',
  account: 'My account',
  accountOf: '{name}, account menu',
  menu: 'Account',
  close: 'Close menu',
  'tab.dashboard': 'Dashboard',
  'tab.policies': 'Policies',
  'tab.rewards': 'Rewards',
  'tab.account': 'Account',
  'tab.myquotes': 'My quotes',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  loadingName: 'Loading your name…',
  nameFailed: 'We could not load your name. You are still signed in.',
  nameOffline: 'You are offline. You are still signed in, and your name shows when you are online again.',
  retry: 'Try again',
  signedOut: 'You are signed out.',
  ...sessionWarningEn,
};

export type AccountHeaderStrings = Readonly<Record<keyof typeof en, string>>;
