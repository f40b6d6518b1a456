import type { ReactNode } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { useLatest } from '#flow/use-latest';
import { useLazyMachine } from '#flow/use-lazy-machine';
import { LazyModule, useLazyModule } from '#ui/lazy-module';
import type { SessionWarningStrings } from '../strings.en.ts';
import type { SessionWarningView } from './session-warning.connect.ts';
import type { SessionEndedProps } from './session-warning.dialogs.tsx';
import { useExplainedEnd, useOwnsWarning } from './warning-owner.ts';

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
  /** The widget says in its own place that the session has ended: no dialog of the page says it again. */
  explainsEnd?: boolean;
}

/**
 * Asks a customer who is signed in whether they are still there before their session ends, and tells them when it has ended by
 * itself. Of the widgets on a page, one shows it.
 */
export function SessionWarning(props: SessionWarningProps): ReactNode {
  const { host, explainsEnd = false } = props;
  return useOwnsWarning(host.visitor, explainsEnd) ? <OwnedWarning {...props} /> : null;
}

function OwnedWarning({ host, labels, warningSeconds, signInPage, onSignOut }: SessionWarningProps): ReactNode {
  const latest = useLatest({ host, warningSeconds });
  const { view, send } = useLazyMachine({
    module: chunk,
    start: ({ startSessionWarning }) => startSessionWarning(latest),
    initialView: hidden,
  });
  const { warning } = view;
  const isEndExplained = useExplainedEnd(host.visitor);
  if (!chunk.module || warning.status === 'hidden') return null;
  const { SessionAboutToEnd, SessionEnded } = chunk.module;
  if (warning.status === 'ended') {
    return isEndExplained ? null : (
      <SessionEnded
        host={host}
        labels={labels}
        isTimeUp={warning.isTimeUp}
        signInPage={signInPage}
        onClose={() => send({ type: 'NOTICE.CLOSED' })}
      />
    );
  }
  return (
    <SessionAboutToEnd
      host={host}
      labels={labels}
      view={warning}
      onStay={() => send({ type: 'STAY.CHOSEN' })}
      onLeave={() => {
        send({ type: 'LEAVE.CHOSEN' });
        onSignOut();
      }}
    />
  );
}

/** Tells a customer that the services have ended their session. */
export function SessionRejected(props: Omit<SessionEndedProps, 'isTimeUp'>): ReactNode {
  const { module } = useLazyModule(chunk);
  const isEndExplained = useExplainedEnd(props.host.visitor);
  return module && !isEndExplained ? <module.SessionEnded {...props} isTimeUp={false} /> : null;
}
