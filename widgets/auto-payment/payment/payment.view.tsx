import { type ReactNode, useCallback, useState } from 'react';
import { formatMoney } from '#domain/money';
import { CallButton } from '#flow/call-button.view';
import { PartnerFrame } from '#flow/partner-frame/partner-frame.view';
import type { PartnerMessage } from '#services/auto-payment/partner-message.contract';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Notice } from '#ui/notice';
import { Outcome, useRequestedCheck } from '#ui/outcome';
import { Price } from '#ui/price';
import { Spinner } from '#ui/spinner';
import type { PaymentProps } from './payment.types.ts';
import './payment.css';

/**
 * The payment of a policy, at a partner's page or in its frame (spec 2 §4.2). Each status has a key, so that its title
 * takes the focus also when it replaces another one.
 */
export function Payment(props: PaymentProps): ReactNode {
  const { labels, state, isChecking = false, onRetry, onChargeAgain } = props;
  const [isRequested, onCheck] = useRequestedCheck(isChecking, props.onCheck);
  switch (state.status) {
    case 'opening':
      return <Waiting {...props} text={labels.paymentOpening} detail={labels.paymentOpeningText} />;
    case 'checking':
      return (
        <Waiting
          {...props}
          text={labels.paymentChecking}
          mayAsk={state.isLate}
          isRequested={isRequested}
          onCheck={onCheck}
        />
      );
    case 'processing':
      return (
        <Waiting
          {...props}
          text={labels.processingTitle}
          detail={labels.processingText}
          mayAsk={state.isLate}
          isCharging={state.isCharging}
          isRequested={isRequested}
          onCheck={onCheck}
        />
      );
    case 'framed':
      return <CardForm {...props} url={state.url} />;
    case 'atPartner':
      return (
        <Outcome
          key={state.status}
          tone="waiting"
          title={labels.paymentAwayTitle}
          text={labels.paymentAwayText}
          actions={
            <>
              <Button variant="primary" size="large" endIcon="next" part="pay" onClick={onRetry}>
                {labels.paymentContinue}
              </Button>
              <Button size="large" onClick={onCheck}>
                {labels.paymentCheck}
              </Button>
              <Back {...props} />
            </>
          }
        />
      );
    case 'notOpened':
      return (
        <Outcome
          key={state.status}
          tone="failure"
          title={labels.paymentNotOpenedTitle}
          text={state.message || labels.paymentNotOpenedText}
          actions={
            <>
              <Button variant="primary" size="large" onClick={onRetry}>
                {labels.paymentRetry}
              </Button>
              <Call {...props} />
              <Back {...props} />
            </>
          }
        />
      );
    case 'failed':
      return (
        <Outcome
          key={state.status}
          tone="failure"
          title={labels.paymentFailedTitle}
          // Only the service knows whether something was charged.
          text={state.message || labels.paymentFailedText}
          actions={
            <>
              <Button variant="primary" size="large" onClick={onRetry}>
                {labels.paymentOtherCard}
              </Button>
              <Button size="large" onClick={onChargeAgain}>
                {labels.paymentSameCard}
              </Button>
              <Call {...props} />
              <Back {...props} />
            </>
          }
        />
      );
    case 'unknown':
      return (
        <Outcome
          key={state.status}
          tone="waiting"
          title={labels.paymentUnknownTitle}
          text={labels.paymentUnknownText}
          isChecking={isRequested}
          actions={
            <>
              <Button
                variant="primary"
                size="large"
                isBusy={state.isCharging}
                busyText={labels.paymentChecking}
                onClick={onCheck}
              >
                {labels.paymentCheckAgain}
              </Button>
              <Call {...props} />
            </>
          }
        />
      );
  }
}

interface WaitingProps extends PaymentProps {
  text: string;
  detail?: string;
  /** After a long wait: the visitor may check again, and call. */
  mayAsk?: boolean;
  isCharging?: boolean;
  /** The visitor has pressed Check again. */
  isRequested?: boolean;
}

function Waiting({ text, detail, mayAsk = false, isCharging = false, isRequested, ...props }: WaitingProps): ReactNode {
  const { labels, onCheck } = props;
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head">
        <Heading takesFocus="entry">{labels.paymentTitle}</Heading>
      </div>
      <Spinner text={text} detail={detail} isChecking={isRequested} />
      {mayAsk && (
        <div className="cover-question-actions" part="question-actions">
          <Button size="large" isBusy={isCharging} busyText={labels.paymentChecking} onClick={onCheck}>
            {labels.paymentCheckAgain}
          </Button>
          <Call {...props} />
        </div>
      )}
    </div>
  );
}

/** The last message of the card form. */
type CardStatus = Extract<
  PartnerMessage,
  { type: 'card.submitted' | 'card.secondStep' | 'card.succeeded' | 'card.declined' | 'card.failed' }
>;

function isStatus(message: PartnerMessage): message is CardStatus {
  return message.type.startsWith('card.') && !['card.loaded', 'card.ready', 'card.height'].includes(message.type);
}

function CardForm({ url, ...props }: PaymentProps & { url: string }): ReactNode {
  const { labels, language, amount, phone, onCard, onRetry } = props;
  const [cardStatus, setCardStatus] = useState<CardStatus>();
  const receive = useCallback(
    (message: PartnerMessage) => {
      if (isStatus(message)) setCardStatus(message);
      // The form is usable again, so its bank is no longer pending. The reason for a decline stays.
      else if (message.type !== 'card.height')
        setCardStatus((last) =>
          last?.type === 'card.submitted' || last?.type === 'card.secondStep' ? undefined : last,
        );
      onCard(message);
    },
    [onCard],
  );
  const progress = cardStatus && progressOf(cardStatus, labels);
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head">
        <Heading takesFocus="entry">{labels.paymentTitle}</Heading>
        <p className="cover-lead">{labels.cardLead}</p>
      </div>
      {amount === undefined ? (
        <p className="cover-note">{labels.paymentAmountUnknown}</p>
      ) : (
        <Price label={labels.paymentAmount} amount={formatMoney(amount, language)} />
      )}
      {cardStatus?.type === 'card.declined' && (
        <Notice tone="error" announces="atOnce" title={labels.cardDeclinedTitle}>
          {cardStatus.message}
        </Notice>
      )}
      {cardStatus?.type === 'card.failed' && (
        <Notice tone="warning" announces="atOnce" title={labels.cardFailedTitle}>
          {cardStatus.message || labels.cardFailedText}
        </Notice>
      )}
      <p className="cover-card-progress" role="status">
        {progress}
      </p>
      <PartnerFrame
        url={url}
        title={labels.cardFrame}
        labels={labels}
        phone={phone || undefined}
        onMessage={receive}
        onRetry={onRetry}
      />
      <div className="cover-question-actions" part="question-actions">
        <Back {...props} />
      </div>
    </div>
  );
}

function progressOf({ type }: CardStatus, labels: PaymentProps['labels']): string | undefined {
  switch (type) {
    case 'card.submitted':
      return labels.cardSubmitted;
    case 'card.secondStep':
      return labels.cardSecondStep;
    case 'card.succeeded':
      return labels.cardAccepted;
    default:
      return undefined;
  }
}

function Call({ labels, phone }: PaymentProps): ReactNode {
  return <CallButton text={labels.callPhone} phone={phone} size="large" />;
}

function Back({ labels, onBack }: PaymentProps): ReactNode {
  return (
    onBack && (
      <Button variant="quiet" size="large" icon="back" part="back" onClick={onBack}>
        {labels.paymentBack}
      </Button>
    )
  );
}
