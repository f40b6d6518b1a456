import { type ReactNode, useCallback } from 'react';
import { CallButton } from '#flow/call-button.view';
import type { PartnerMessage } from '#services/auto-payment/partner-message.contract';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Spinner } from '#ui/spinner';
import { connectPayment, connectPolicy, connectRating, connectSigning, connectSold } from './auto-payment.connect.ts';
import { useConnected, useFlow } from './flow-context.ts';
import { Payment } from './payment/payment.view.tsx';
import { PolicyDetails } from './policy-details/policy-details.view.tsx';
import { Signing } from './signing/signing.view.tsx';
import { Sold } from './sold/sold.view.tsx';

interface FailedProps {
  title: string;
  text: string;
  backLabel: string;
}

/** A section that did not load: the reason, and what the visitor can do. */
function Failed({ title, text, backLabel }: FailedProps): ReactNode {
  const { send, labels, host } = useFlow();
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head" role="alert">
        <Heading takesFocus="entry">{title}</Heading>
        <p className="cover-lead">{text}</p>
      </div>
      <div className="cover-question-actions">
        <Button variant="primary" size="large" onClick={() => send({ type: 'RETRY' })}>
          {labels.retry}
        </Button>
        <CallButton text={labels.call} phone={host.brand.phone} size="large" />
        <Button variant="quiet" size="large" icon="back" onClick={() => send({ type: 'BACK' })}>
          {backLabel}
        </Button>
      </div>
    </div>
  );
}

/** The page while the carrier rates the answers. */
export function RatingSection(): ReactNode {
  const { labels } = useFlow();
  const { hasFailed, reason, isLate } = useConnected(connectRating);
  if (hasFailed) {
    return <Failed title={labels.ratingFailedTitle} text={reason || labels.ratingFailedText} backLabel={labels.back} />;
  }
  return <Rating isLate={isLate} />;
}

function Rating({ isLate }: { isLate: boolean }): ReactNode {
  const { send, labels, host } = useFlow();
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head">
        <Heading takesFocus="entry">{labels.ratingTitle}</Heading>
      </div>
      <Spinner text={isLate ? labels.ratingLateText : labels.ratingText} />
      <div className="cover-question-actions">
        {isLate && <CallButton text={labels.call} phone={host.brand.phone} size="large" />}
        <Button variant="quiet" size="large" icon="back" onClick={() => send({ type: 'BACK' })}>
          {labels.back}
        </Button>
      </div>
    </div>
  );
}

export function PolicySection(): ReactNode {
  const { send, labels, host } = useFlow();
  const { option, customer, message, wasOtherDeclined, showCounty, hasFailed, reason, card, isLate, ...check } =
    useConnected(connectPolicy);
  if (hasFailed) {
    return (
      <Failed title={labels.policyFailedTitle} text={reason || labels.policyFailedText} backLabel={labels.policyBack} />
    );
  }
  if (!option || !customer) {
    if (isLate) return <Rating isLate />;
    return (
      <div className="cover-payment-waiting">
        <Spinner text={labels.policyLoading} />
      </div>
    );
  }
  return (
    <PolicyDetails
      labels={labels}
      language={host.language}
      option={option}
      customer={customer}
      showCounty={showCounty}
      phone={host.brand.phone ?? ''}
      message={message}
      wasOtherDeclined={wasOtherDeclined}
      card={card}
      isAsking={check.isAsking}
      hasCheckFailed={check.hasCheckFailed}
      onCheck={() => send({ type: 'STATUS.REQUESTED' })}
      onPay={() => send({ type: 'PAY.PRESSED' })}
      onBack={() => send({ type: 'BACK' })}
    />
  );
}

export function PaymentSection(): ReactNode {
  const { send, labels, host } = useFlow();
  const { amount, ...view } = useConnected(connectPayment);
  const onCard = useCallback(
    (message: PartnerMessage) => {
      if (message.type === 'card.succeeded') send({ type: 'CARD.SUCCEEDED' });
      if (message.type === 'card.declined' || message.type === 'card.failed') send({ type: 'CARD.REFUSED' });
    },
    [send],
  );
  const mayLeave = !['processing', 'unknown', 'checking'].includes(view.status);
  const { status, url, message, isLate, isCharging, isChecking } = view;
  return (
    <Payment
      labels={labels}
      language={host.language}
      amount={amount}
      state={
        status === 'framed'
          ? { status, url }
          : status === 'failed' || status === 'notOpened'
            ? { status, message }
            : status === 'checking'
              ? { status, isLate }
              : status === 'processing'
                ? { status, isLate, isCharging }
                : status === 'unknown'
                  ? { status, isCharging }
                  : { status }
      }
      isChecking={isChecking}
      phone={host.brand.phone ?? ''}
      onCard={onCard}
      onRetry={() => send({ type: 'RETRY' })}
      onChargeAgain={() => send({ type: 'CHARGE.REQUESTED' })}
      onCheck={() => send({ type: 'STATUS.REQUESTED' })}
      onBack={mayLeave ? () => send({ type: 'BACK' }) : undefined}
    />
  );
}

export function SigningSection(): ReactNode {
  const { send, labels, host } = useFlow();
  const { status, event, kind, message, messages } = useConnected(connectSigning);
  return (
    <Signing
      labels={labels}
      state={status === 'asking' ? { status, event } : status === 'notOpened' ? { status, kind, message } : { status }}
      messages={messages}
      phone={host.brand.phone ?? ''}
      onSign={() => send({ type: 'SIGN.PRESSED' })}
      onCheck={() => send({ type: 'STATUS.REQUESTED' })}
    />
  );
}

export function SoldSection(): ReactNode {
  const { send, labels, host } = useFlow();
  const { documentStatus, documentUrl, documentFailure, ...view } = useConnected(connectSold);
  return (
    <Sold
      {...view}
      labels={labels}
      language={host.language}
      document={
        documentStatus === 'shown'
          ? { status: documentStatus, url: documentUrl }
          : documentStatus === 'missing'
            ? { status: documentStatus, ...documentFailure }
            : { status: documentStatus }
      }
      phone={host.brand.phone ?? ''}
      onRetryDocument={() => send({ type: 'RETRY' })}
    />
  );
}
