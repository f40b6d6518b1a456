import type { FailureKind } from '#flow/machine/failure';
import type { SessionWarningSnapshot } from './session-warning.machine.ts';
import { secondsLeft } from './session-warning.setup.ts';

// View selectors: nothing else reads the machine's state.

/** What the view renders. */
export type SessionWarningView =
  | { status: 'hidden' }
  | {
      status: 'asking';
      secondsLeft: number;
      /** Seconds that were left when the dialog opened. */
      from: number;
      isExtending: boolean;
      failure: FailureKind | undefined;
    }
  | { status: 'ended'; isTimeUp: boolean };

export function connectSessionWarning(snapshot: SessionWarningSnapshot): SessionWarningView {
  const { context } = snapshot;
  if (snapshot.matches('ended')) return { status: 'ended', isTimeUp: snapshot.matches({ ended: 'timeIsUp' }) };
  const isExtending = snapshot.matches({ signedIn: 'extending' });
  if (!isExtending && !snapshot.matches({ signedIn: 'asking' })) return { status: 'hidden' };
  return {
    status: 'asking',
    secondsLeft: secondsLeft(context),
    from: context.secondsWhenAsked,
    isExtending,
    failure: context.failure?.kind,
  };
}
