import type { ReactNode } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { formatDuration } from '#i18n/duration';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Notice } from '#ui/notice';
import { TimeLeft } from '#ui/time-left';
import { PageLink } from '../page-link.view.tsx';
import type { SessionWarningStrings } from '../strings.en.ts';
import type { SessionWarningView } from './session-warning.connect.ts';

/** Seconds at which the time left is announced again. */
const milestones = [60, 30, 10];

export interface SessionAboutToEndProps {
  host: WidgetHost;
  labels: SessionWarningStrings;
  view: Extract<SessionWarningView, { status: 'asking' }>;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether the customer is still there. The dialog must be answered, not dismissed. */
export function SessionAboutToEnd({ host, labels, view, onStay, onLeave }: SessionAboutToEndProps): ReactNode {
  // Another attempt would be refused as well.
  const isRefused = view.failure === 'refused';
  return (
    <Dialog
      isOpen
      isDismissible={false}
      size="small"
      title={labels.warningTitle}
      actions={
        <>
          {!isRefused && (
            <Button variant="primary" isBusy={view.isExtending} busyText={labels.staying} part="stay" onClick={onStay}>
              {labels.stay}
            </Button>
          )}
          <Button part="leave" onClick={onLeave}>
            {labels.leave}
          </Button>
        </>
      }
    >
      <TimeLeft
        seconds={view.secondsLeft}
        from={view.from}
        milestones={milestones}
        textOf={(seconds) => format(labels.warningText, { time: formatDuration(seconds, host.language) })}
      />
      {view.failure && (
        <Notice tone="error" announces="atOnce">
          <p>{isRefused ? labels.stayRefused : view.failure === 'offline' ? labels.stayOffline : labels.stayFailed}</p>
        </Notice>
      )}
    </Dialog>
  );
}

export interface SessionEndedProps {
  host: WidgetHost;
  labels: SessionWarningStrings;
  /** The session expired; otherwise the services have ended it. */
  isTimeUp: boolean;
  signInPage: string;
  onClose: () => void;
}

/** Informs a customer who has been signed out. */
export function SessionEnded({ host, labels, isTimeUp, signInPage, onClose }: SessionEndedProps): ReactNode {
  return (
    <Dialog
      isOpen
      size="small"
      title={labels.endedTitle}
      closeText={labels.closeEnded}
      onClose={onClose}
      actions={
        <PageLink host={host} href={signInPage} reason="signIn" variant="primary" part="sign-in-again">
          {labels.signInAgain}
        </PageLink>
      }
    >
      <p>{isTimeUp ? labels.endedText : labels.rejectedText}</p>
    </Dialog>
  );
}
