import type { MouseEvent, ReactNode } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { useLatest } from '#flow/use-latest';
import { useLazyMachine } from '#flow/use-lazy-machine';
import { formatDuration } from '#i18n/duration';
import { format } from '#i18n/format';
import { Button, opensElsewhere } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { LazyModule } from '#ui/lazy-module';
import { Notice } from '#ui/notice';
import { TimeLeft } from '#ui/time-left';
import type { SessionWarningStrings } from '../strings.en.ts';
import type { SessionWarningView } from './session-warning.connect.ts';
import { useOwnsWarning } from './warning-owner.ts';

const chunk = new LazyModule(() => import('./session-warning.chunk.ts'));

const hidden: { warning: SessionWarningView } = { warning: { status: 'hidden' } };

export interface SessionWarningProps {
  host: WidgetHost;
  labels: SessionWarningStrings;
  /** Seconds before the end of the session at which the customer is asked. */
  warningSeconds: number;
  signInPage: string;
  /** The customer wants to leave: sign them out. */
  onSignOut: () => void;
}

/**
 * Asks a customer who is signed in whether they are still there before their session ends, and tells them when it has ended by
 * itself. Of the widgets on a page, one shows it.
 */
export function SessionWarning(props: SessionWarningProps): ReactNode {
  return useOwnsWarning(props.host.visitor) ? <OwnedWarning {...props} /> : null;
}

function OwnedWarning({ host, labels, warningSeconds, signInPage, onSignOut }: SessionWarningProps): ReactNode {
  const latest = useLatest({ host, warningSeconds });
  const { view, send } = useLazyMachine({
    module: chunk,
    start: ({ startSessionWarning }) => startSessionWarning(latest),
    initialView: hidden,
  });
  const { warning } = view;
  if (warning.status === 'hidden') return null;
  if (warning.status === 'ended') {
    return (
      <SessionEnded
        host={host}
        labels={labels}
        text={warning.isTimeUp ? labels.endedText : labels.rejectedText}
        signInPage={signInPage}
        onClose={() => send({ type: 'NOTICE.CLOSED' })}
      />
    );
  }
  const signOut = () => {
    send({ type: 'LEAVE.CHOSEN' });
    onSignOut();
  };
  return (
    <Dialog
      isOpen
      isDismissible={false}
      size="small"
      title={labels.warningTitle}
      actions={
        <>
          <Button
            variant="primary"
            isBusy={warning.isExtending}
            busyText={labels.staying}
            part="stay"
            onClick={() => send({ type: 'STAY.CHOSEN' })}
          >
            {labels.stay}
          </Button>
          <Button part="leave" onClick={signOut}>
            {labels.leave}
          </Button>
        </>
      }
    >
      <TimeLeft
        seconds={warning.secondsLeft}
        from={warning.from}
        milestones={milestones}
        textOf={(seconds) => format(labels.warningText, { time: formatDuration(seconds, host.language) })}
      />
      {warning.failure && (
        <Notice tone="error" announces="atOnce">
          <p>{warning.failure === 'offline' ? labels.stayOffline : labels.stayFailed}</p>
        </Notice>
      )}
    </Dialog>
  );
}

/** Seconds at which the time left is announced again. */
const milestones = [60, 30, 10];

export interface SessionEndedProps {
  host: WidgetHost;
  labels: SessionWarningStrings;
  /** Why it has ended. */
  text: string;
  signInPage: string;
  onClose: () => void;
}

/** Tells a customer that they have been signed out. */
export function SessionEnded({ host, labels, text, signInPage, onClose }: SessionEndedProps): ReactNode {
  const signIn = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    host.navigate(signInPage, 'signIn');
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={labels.endedTitle}
      closeText={labels.closeEnded}
      onClose={onClose}
      actions={
        host.isTrusted(signInPage) && (
          <Button variant="primary" href={signInPage} part="sign-in-again" onClick={signIn}>
            {labels.signInAgain}
          </Button>
        )
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
