import type { ReactNode } from 'react';
import { AccountFrame } from '#account/account-frame.view';
import { useSecondsLeft } from '#account/use-seconds-left';
import { waitText } from '#account/wait-text';
import { waitNotice } from '#account/wait-timer.view';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { CallButton } from '#flow/call-button.view';
import { FlowNotice } from '#flow/flow-notice.view';
import { missingKind } from '#flow/use-lazy-machine';
import { Button } from '#ui/button';
import { Outcome } from '#ui/outcome';
import { Spinner } from '#ui/spinner';
import type { ConsentFormConfig } from './consent-form.config.ts';
import type { ConsentPage, ShellView } from './consent-form.connect.ts';
import type { ConsentEvent } from './consent-form.types.ts';
import { PersonForm } from './person-form.view.tsx';
import type { Strings } from './strings.en.ts';
import { useConsentForm } from './use-consent-form.ts';
import './consent-form.css';

type ConsentFormProps = WidgetProps<ConsentFormConfig, Strings>;

/** Asks for marketing consent (spec 3 §2). */
export function ConsentForm(props: ConsentFormProps): ReactNode {
  const { labels, host } = props;
  const { page, shell, send, isMissing, retry } = useConsentForm(host);
  const missing = missingKind(isMissing);
  const secondsLeft = useSecondsLeft(page.page === 'failed' ? page.problem : shell.problem);
  return (
    <AccountFrame host={host} part="consent-form">
      <div className="cover-consent-form-page" key={page.page}>
        <Page {...props} page={page} send={send} isMissing={isMissing} secondsLeft={secondsLeft} />
      </div>
      <FlowNotice
        notice={
          missing
            ? { kind: missing }
            : page.page === 'form'
              ? noticeOf(shell, page.isSending, secondsLeft, labels)
              : undefined
        }
        labels={labels}
        onRetry={isMissing ? retry : undefined}
      />
    </AccountFrame>
  );
}

/** The notice for a problem that delays the form. */
function noticeOf({ isOffline, problem }: ShellView, isSending: boolean, secondsLeft: number, labels: Strings) {
  const goesOn = isSending || problem?.kind === 'offline';
  if (isOffline) return { kind: 'offline' as const, reason: goesOn ? undefined : labels.pausedText };
  if (!problem) return undefined;
  return waitNotice({ secondsLeft, from: problem.seconds, labels });
}

type PageProps = ConsentFormProps & {
  page: ConsentPage;
  send: (event: ConsentEvent) => void;
  isMissing: boolean;
  /** Seconds until the next request is possible, after too many. */
  secondsLeft: number;
};

function Page({ page, ...props }: PageProps): ReactNode {
  const { labels } = props;
  switch (page.page) {
    case 'loading':
      return (
        <div className="cover-consent-form-waiting">
          <Spinner text={labels.loading} isHeading />
        </div>
      );
    case 'form':
      return (
        <PersonForm
          {...props}
          draft={page.draft}
          isSending={page.isSending && !props.isMissing}
          isWaiting={props.secondsLeft > 0}
        />
      );
    case 'failed':
      return <Failed {...props} page={page} />;
    case 'given':
      return <Outcome tone="success" title={labels.givenTitle} text={labels.givenText} />;
    case 'alreadyGiven':
      return <Outcome tone="success" title={labels.alreadyGivenTitle} text={labels.alreadyGivenText} />;
  }
}

function failureText(
  labels: Strings,
  { during, problem }: Extract<ConsentPage, { page: 'failed' }>,
  secondsLeft: number,
): string {
  const { kind, reason } = problem;
  if (secondsLeft > 0) return waitText(labels, secondsLeft);
  if (reason !== undefined) return reason;
  // While the person of a link loads, the visitor has entered nothing yet.
  if (during === 'load' && kind !== 'notFound' && kind !== 'malformed') return labels[loadTexts[kind]];
  return labels[`${kind}Text`];
}

const loadTexts = {
  offline: 'loadOfflineText',
  paused: 'loadPausedText',
  unreachable: 'loadFailedText',
  refused: 'loadFailedText',
  expired: 'loadFailedText',
} as const;

/** The error state (spec 3 §8): the reason, and what the visitor can do. */
function Failed({
  config,
  labels,
  host,
  page,
  send,
  secondsLeft,
}: PageProps & { page: Extract<ConsentPage, { page: 'failed' }> }): ReactNode {
  const { during, problem } = page;
  const { kind } = problem;
  return (
    <Outcome
      tone="failure"
      title={labels[during === 'load' ? 'loadFailedTitle' : 'saveFailedTitle']}
      text={failureText(labels, page, secondsLeft)}
      actions={
        <>
          {kind !== 'notFound' && secondsLeft === 0 && (
            <Button variant="primary" size="large" onClick={() => send({ type: 'RETRY' })}>
              {labels.retry}
            </Button>
          )}
          <Button
            variant={kind === 'notFound' || secondsLeft > 0 ? 'primary' : 'secondary'}
            size="large"
            onClick={() => send({ type: 'FORM.REQUESTED' })}
          >
            {labels[during === 'load' ? 'toForm' : 'backToForm']}
          </Button>
          <CallButton text={labels.call} phone={config.phone || host.brand.phone} size="large" />
        </>
      }
    />
  );
}
