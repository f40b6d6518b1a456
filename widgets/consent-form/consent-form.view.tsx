import type { ReactNode } from 'react';
import { AccountFrame } from '#account/account-frame.view';
import { waitText } from '#account/wait-text';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { CallButton } from '#flow/call-button.view';
import { FlowNotice } from '#flow/flow-notice.view';
import { Button } from '#ui/button';
import { Outcome } from '#ui/outcome';
import { Spinner } from '#ui/spinner';
import type { ConsentFormConfig } from './consent-form.config.ts';
import type { ConsentPage } from './consent-form.connect.ts';
import type { ConsentEvent, ConsentProblem } from './consent-form.types.ts';
import { PersonForm } from './person-form.view.tsx';
import type { Strings } from './strings.en.ts';
import { useConsentForm } from './use-consent-form.ts';
import './consent-form.css';

type ConsentFormProps = WidgetProps<ConsentFormConfig, Strings>;

/** Asks for marketing consent (spec 3 §2). */
export function ConsentForm(props: ConsentFormProps): ReactNode {
  const { labels, host } = props;
  const { page, shell, send, isMissing, retry } = useConsentForm(host);
  const isOffline = shell.isOffline && page.page === 'form';
  return (
    <AccountFrame host={host} part="consent-form">
      <div className="cover-consent-form-page" key={page.page}>
        <Page {...props} page={page} send={send} isMissing={isMissing} />
      </div>
      <FlowNotice
        notice={
          isMissing ? { kind: 'unreachable' } : isOffline ? { kind: 'offline', reason: labels.pausedText } : undefined
        }
        labels={labels}
        onRetry={isMissing ? retry : undefined}
      />
    </AccountFrame>
  );
}

type PageProps = ConsentFormProps & {
  page: ConsentPage;
  send: (event: ConsentEvent) => void;
  isMissing: boolean;
};

function Page({ page, ...props }: PageProps): ReactNode {
  const { labels } = props;
  switch (page.page) {
    case 'loading':
      return (
        <div className="cover-consent-form-waiting">
          <Spinner text={labels.loading} />
        </div>
      );
    case 'form':
      return <PersonForm {...props} draft={page.draft} isSending={page.isSending && !props.isMissing} />;
    case 'failed':
      return <Failed {...props} page={page} />;
    case 'given':
      return <Outcome tone="success" title={labels.givenTitle} text={labels.givenText} />;
    case 'alreadyGiven':
      return <Outcome tone="success" title={labels.alreadyGivenTitle} text={labels.alreadyGivenText} />;
  }
}

function failureText(labels: Strings, during: 'load' | 'save', problem: ConsentProblem): string {
  const { kind, reason, seconds } = problem;
  if (seconds !== undefined && kind === 'unreachable') return waitText(labels, seconds);
  if (reason !== undefined) return reason;
  // Before the form there is nothing that the visitor has entered.
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

/** The error state (spec 3 §8): why, and every way on. */
function Failed({
  config,
  labels,
  host,
  page: { during, problem },
  send,
}: PageProps & { page: Extract<ConsentPage, { page: 'failed' }> }): ReactNode {
  const { kind } = problem;
  return (
    <Outcome
      tone="failure"
      title={labels[during === 'load' ? 'loadFailedTitle' : 'saveFailedTitle']}
      text={failureText(labels, during, problem)}
      actions={
        <>
          {kind !== 'notFound' && (
            <Button variant="primary" size="large" onClick={() => send({ type: 'RETRY' })}>
              {labels.retry}
            </Button>
          )}
          <Button
            variant={kind === 'notFound' ? 'primary' : 'secondary'}
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
