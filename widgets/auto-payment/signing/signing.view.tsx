import type { ReactNode } from 'react';
import { CallButton } from '#flow/call-button.view';
import type { SigningEvent } from '#services/auto-payment/partner-message.contract';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Notice } from '#ui/notice';
import { Outcome } from '#ui/outcome';
import { Spinner } from '#ui/spinner';
import type { SigningProps } from './signing.types.ts';
import type { SigningStrings } from './strings.en.ts';

/** Why the visitor is back without a signature, by event of the signing page. */
const backAfter: Readonly<Record<SigningEvent, keyof SigningStrings>> = {
  signing_complete: 'signUnconfirmed',
  decline: 'signDeclinedText',
  cancel: 'signCancelled',
  session_timeout: 'signTimedOut',
  ttl_expired: 'signLinkExpired',
  exception: 'signException',
};

/** Why the documents did not open, where the service gave no reason. */
const notOpenedTexts = {
  unreachable: 'signNotOpenedText',
  refused: 'signNotOpenedRefusedText',
  malformed: 'signNotOpenedMalformedText',
  expired: 'signNotOpenedExpiredText',
} as const;

/**
 * The signature of a paid policy (spec 2 §4.2). Each status has a key, so that its title takes the focus also when it
 * replaces another one.
 */
export function Signing(props: SigningProps): ReactNode {
  const { labels, state, onSign, onCheck } = props;
  switch (state.status) {
    case 'opening':
      return (
        <div className="cover-question" part="question">
          <div className="cover-question-head">
            <Heading takesFocus="entry">{labels.signTitle}</Heading>
          </div>
          <Spinner text={labels.signOpening} />
        </div>
      );
    case 'asking':
      return (
        <div className="cover-question" part="question">
          <div className="cover-question-head">
            <Heading takesFocus="entry">{labels.signTitle}</Heading>
            <p className="cover-lead">{labels.signText}</p>
          </div>
          {state.event && (
            <Notice tone="warning" announces="politely">
              {labels[backAfter[state.event]]}
            </Notice>
          )}
          <CarrierMessages {...props} />
          <div className="cover-question-actions" part="question-actions">
            <Button variant="primary" size="large" endIcon="external" part="sign" onClick={onSign}>
              {labels.sign}
            </Button>
            {state.event && (
              <Button size="large" onClick={onCheck}>
                {labels.signCheck}
              </Button>
            )}
            <Call {...props} />
          </div>
        </div>
      );
    case 'processing':
    case 'issuing':
      return (
        <Outcome
          key={state.status}
          tone="waiting"
          title={labels[state.status === 'processing' ? 'signProcessingTitle' : 'signIssuingTitle']}
          text={labels[state.status === 'processing' ? 'signProcessingText' : 'signIssuingText']}
          actions={
            <>
              <Button size="large" onClick={onCheck}>
                {labels.signCheck}
              </Button>
              <Call {...props} />
            </>
          }
        >
          <CarrierMessages {...props} />
        </Outcome>
      );
    case 'issueFailed':
      return (
        <Outcome
          key={state.status}
          tone="failure"
          title={labels.signIssueFailedTitle}
          text={labels.signIssueFailedText}
          actions={
            <>
              <Call {...props} variant="primary" />
              <Button size="large" onClick={onCheck}>
                {labels.signCheck}
              </Button>
            </>
          }
        >
          <CarrierMessages {...props} />
        </Outcome>
      );
    case 'declined':
    case 'expired':
      return (
        <Outcome
          key={state.status}
          tone="failure"
          title={labels[state.status === 'declined' ? 'signDeclinedTitle' : 'signExpiredTitle']}
          text={labels[state.status === 'declined' ? 'signDeclinedText' : 'signExpiredText']}
          actions={
            <>
              <Button variant="primary" size="large" endIcon="external" part="sign" onClick={onSign}>
                {labels.sign}
              </Button>
              <Call {...props} />
            </>
          }
        >
          <CarrierMessages {...props} />
        </Outcome>
      );
    case 'notOpened':
      return (
        <Outcome
          key={state.status}
          tone="failure"
          title={labels.signNotOpenedTitle}
          text={state.message || labels[notOpenedTexts[state.kind]]}
          actions={
            <>
              <Button variant="primary" size="large" part="sign" onClick={onSign}>
                {labels.signRetry}
              </Button>
              <Call {...props} />
            </>
          }
        />
      );
  }
}

function CarrierMessages({ messages }: SigningProps): ReactNode {
  return (
    messages.length > 0 && (
      <Notice>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </Notice>
    )
  );
}

function Call({ labels, phone, variant = 'quiet' }: SigningProps & { variant?: 'primary' | 'quiet' }): ReactNode {
  return <CallButton text={labels.signCall} phone={phone} variant={variant} size="large" />;
}
