import { format } from '#i18n/format';

export type WaitLabels = Readonly<Record<'tooManyTries' | 'tooManyTries.one' | 'tooManyTries.minutes', string>>;

/** True of the failure of a flow after too many requests: another one succeeds later. */
export const isTooEarly = (failure: { kind: string; seconds?: number } | undefined): boolean =>
  failure?.kind === 'unreachable' && failure.seconds !== undefined;

/** Says how long it is until the next try: in seconds, or in minutes where there are many. */
export function waitText(labels: WaitLabels, seconds: number): string {
  if (seconds === 1) return labels['tooManyTries.one'];
  if (seconds <= 90) return format(labels.tooManyTries, { seconds });
  return format(labels['tooManyTries.minutes'], { minutes: Math.ceil(seconds / 60) });
}
