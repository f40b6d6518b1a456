import type { FailureKind } from '#flow/machine/failure';
import type { ResultsStrings } from './strings.en.ts';

const names = {
  offline: 'Offline',
  unreachable: 'Failed',
  refused: 'Refused',
  malformed: 'Malformed',
  expired: 'Expired',
} as const satisfies Record<FailureKind, string>;

/** What a visitor can do about a purchase, or a request to an agent, that failed. */
export const failureText = (labels: ResultsStrings, action: 'buy' | 'contact', kind: FailureKind): string =>
  labels[`results.${action}${names[kind]}Text`];
