import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money';
import { CallButton } from '#forms/call-button/call-button.view';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Notice } from '#ui/notice';
import { Outcome } from '#ui/outcome';
import { Price } from '#ui/price';
import { Spinner } from '#ui/spinner';
import { connectPayment, connectProcessing } from './auto-payment.connect.ts';
import { useConnected, useFlow } from './flow-context.ts';
import { FramedPage, InWindow } from './partner-page.view.tsx';
import { ProblemNotice } from './problem.view.tsx';

/** Where the card is given. */
export function Payment(): ReactNode {
  const { send, labels, host } = useFlow();
  const { mode, frame, url, isBusy, isInWindow, isAway, dueNow, problem, problemText } = useConnected(connectPayment);
  const pay = () => send({ type: 'PAY.PRESSED' });
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head">
        <Heading takesFocus>{labels.paymentTitle}</Heading>
        <p className="cover-lead">{mode === 'frame' ? labels.paymentFrameText : labels.paymentText}</p>
      </div>
      <ProblemNotice problem={problem} text={problemText} />
      {dueNow !== undefined && <Price amount={formatMoney(dueNow, host.language)} label={labels.dueNow} />}
      {isAway && <Notice announces="politely">{labels.awayText}</Notice>}
      {isInWindow && <InWindow />}
      {frame && <FramedPage frame={frame} url={url} title={labels.paymentFrameTitle} onRetry={pay} />}
      <div className="cover-question-actions">
        {!frame && (
          <Button
            variant="primary"
            size="large"
            endIcon={isBusy ? undefined : 'next'}
            isBusy={isBusy}
            busyText={labels.openingPage}
            onClick={pay}
          >
            {isAway || isInWindow ? labels.openAgain : mode === 'frame' ? labels.payOnThisPage : labels.pay}
          </Button>
        )}
        <Button variant="quiet" size="large" icon="back" onClick={() => send({ type: 'BACK' })}>
          {labels.back}
        </Button>
      </div>
    </div>
  );
}

/** The card is charged, or the answer is still missing. */
export function Processing(): ReactNode {
  const { send, labels, host } = useFlow();
  const { isDoubtful } = useConnected(connectProcessing);
  if (!isDoubtful) {
    return (
      <div className="cover-question" part="question">
        <div className="cover-question-head">
          <Heading takesFocus>{labels.processingTitle}</Heading>
        </div>
        <Spinner text={labels.processingText} />
      </div>
    );
  }
  return (
    <Outcome
      tone="waiting"
      title={labels.pendingTitle}
      text={labels.pendingText}
      actions={
        <>
          <Button size="large" onClick={() => send({ type: 'STATUS.REQUESTED' })}>
            {labels.checkAgain}
          </Button>
          <CallButton labels={labels} host={host} size="large" />
        </>
      }
    />
  );
}

export function PaymentFailed(): ReactNode {
  const { send, labels, host } = useFlow();
  const { reason } = useConnected(connectProcessing);
  return (
    <Outcome
      tone="failure"
      title={labels.paymentFailedTitle}
      text={[reason, labels.paymentFailedText].filter(Boolean).join(' ')}
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
