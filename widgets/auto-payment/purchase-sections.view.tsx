import type { ReactNode } from 'react';
import { AdditionalDrivers } from '#forms/additional-driver/additional-drivers.view';
import { CallButton } from '#forms/call-button/call-button.view';
import { Questions } from '#forms/questions/questions.view';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Notice } from '#ui/notice';
import { Outcome } from '#ui/outcome';
import { Spinner } from '#ui/spinner';
import { connectDrivers, connectErrors, connectQuestions } from './auto-payment.connect.ts';
import { useConnected, useDraft, useFlow } from './flow-context.ts';

// The later sections that other flows have too.

export function DriversSection(): ReactNode {
  const { send, labels, host } = useFlow();
  const view = useConnected(connectDrivers);
  return <AdditionalDrivers send={send} labels={labels} host={host} view={view} draft={useDraft('drivers')} />;
}

/** The carrier's questions. */
export function Underwriting(): ReactNode {
  const { send, labels, host } = useFlow();
  const view = useConnected(connectQuestions);
  const draft = useDraft('questions', view.answers);
  return <Questions send={send} labels={labels} host={host} view={view} draft={draft} nextLabel={labels.submit} />;
}

/** The carrier does not sell with these answers: its reasons as a list, and the questions again. */
export function MoreQuestions(): ReactNode {
  const { send, labels, host } = useFlow();
  const view = useConnected(connectQuestions);
  const { errors } = useConnected(connectErrors);
  const draft = useDraft('questions', view.answers);
  return (
    <div className="cover-pay-columns">
      <Notice
        tone="warning"
        announces="atOnce"
        title={labels.moreQuestionsText}
        action={<CallButton labels={labels} host={host} />}
      >
        <ul className="cover-pay-errors">
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      </Notice>
      <Questions
        send={send}
        labels={{ ...labels, questionsTitle: labels.moreQuestionsTitle }}
        host={host}
        view={view}
        draft={draft}
        nextLabel={labels.submitAgain}
      />
    </div>
  );
}

/** The carrier rates the answers. */
export function Rating(): ReactNode {
  const { labels, view } = useFlow();
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head">
        <Heading takesFocus>{labels.ratingTitle}</Heading>
      </div>
      {/* A failure has its own notice. */}
      {!view.shell.notice && <Spinner text={labels.ratingText} />}
    </div>
  );
}

export function ResultFailed(): ReactNode {
  const { send, labels, host } = useFlow();
  return (
    <Outcome
      tone="failure"
      title={labels.resultFailedTitle}
      text={labels.resultFailedText}
      actions={
        <>
          <Button variant="primary" size="large" onClick={() => send({ type: 'RETRY' })}>
            {labels.retry}
          </Button>
          <CallButton labels={labels} host={host} size="large" />
        </>
      }
    />
  );
}
