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
  /** Called when the customer wants to leave: sign them out. */
  onSignOut: () => void;
  /** The widget itself explains that the session has ended, so no dialog does. */
  explainsEnd?: boolean;
}

/**
 * Asks a signed-in customer whether they are still there before their session ends, and informs them when it has ended.
 * Only one of the widgets on a page shows it.
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

/** Informs a customer that the services have ended the session. */
export function SessionRejected(props: Omit<SessionEndedProps, 'isTimeUp'>): ReactNode {
  const { module } = useLazyModule(chunk);
  const isEndExplained = useExplainedEnd(props.host.visitor);
  return module && !isEndExplained ? <module.SessionEnded {...props} isTimeUp={false} /> : null;
}
