import { officeEn } from '#offices/strings.en';

/** English texts of the nearest office. `{name}` is replaced; authors override any of them with `labels`. */
export const en = {
  ...officeEn,
  invite: 'Find the office nearest you',
  inviteWhy: 'We ask your browser where you are, once, and keep it nowhere.',
  locating: 'Finding where you are…',
  positionMissing: 'We could not find out where you are. Your browser may not be allowed to share it.',
  lookUpFailed: 'We could not look up where you are. The fault is ours. Please try again later.',
  offline: 'You seem to be offline. Please try again when you are online again.',
  banner: 'Your nearest office: {office}',
  bannerNear: 'An office near you: {office}',
  away: '{distance} away',
  kilometers: '{count} kilometers',
  kilometer: '{count} kilometer',
  title: 'Your nearest office',
  titleNear: 'An office near you',
  all: 'See all offices',
  elsewhere: 'Our offices are in Texas. Call us or start online, wherever you are.',
};

export type NearestOfficeStrings = typeof en;
