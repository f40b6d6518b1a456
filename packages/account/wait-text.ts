import { format } from '#i18n/format';

export type WaitLabels = Readonly<Record<'tooManyTries' | 'tooManyTries.one' | 'tooManyTries.minutes', string>>;

/** True for a flow's failure after too many requests: a later request can succeed. */
export const isRateLimited = (failure: { kind: string; seconds?: number } | undefined): boolean =>
  failure?.kind === 'unreachable' && failure.seconds !== undefined;

/** The time until the next try as text: in seconds, or in minutes if there are many. */
export function waitText(labels: WaitLabels, seconds: number): string {
  if (seconds === 1) return labels['tooManyTries.one'];
  if (seconds <= 90) return format(labels.tooManyTries, { seconds });
  return format(labels['tooManyTries.minutes'], { minutes: Math.ceil(seconds / 60) });
}
