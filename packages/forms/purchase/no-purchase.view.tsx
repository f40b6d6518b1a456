import type { ReactNode } from 'react';
import { CallButton } from '#flow/call-button.view';
import type { FailureKind } from '#flow/machine/failure';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';

interface NoPurchaseProps {
  /** `failed`: the quote could not be loaded. */
  page: 'incomplete' | 'notFound' | 'failed';
  notice: FailureKind | undefined;
  /** The service's message about the failure. */
  reason: string | undefined;
  labels: Readonly<
    Record<
      | `${NoPurchaseProps['page']}${'Title' | 'Text'}`
      | 'offlineTitle'
      | 'failedOfflineText'
      | 'expiredText'
      | 'retry'
      | 'call',
      string
    >
  >;
  /** Explains an expired session with `expiredText`, which promises kept answers: only for a flow that has some here. */
  explainsExpiry?: boolean;
  phone: string | undefined;
  onRetry: () => void;
}

/** Explains why there is no quote to buy, and what the visitor can do. */
export function NoPurchase({
  page,
  notice,
  reason,
  labels,
  explainsExpiry = false,
  phone,
  onRetry,
}: NoPurchaseProps): ReactNode {
  // The quote loads by itself when the connection returns.
  const isOffline = page === 'failed' && notice === 'offline';
  const isExpired = explainsExpiry && notice === 'expired';
  const text = isExpired ? labels.expiredText : (reason ?? labels[`${page}Text`]);
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head" role="alert">
        {/* A result that the visitor waited for takes the focus; an incomplete address is found when the page opens. */}
        <Heading takesFocus={page === 'incomplete' ? 'entry' : true}>
          {isOffline ? labels.offlineTitle : labels[`${page}Title`]}
        </Heading>
        <p className="cover-lead">{isOffline ? labels.failedOfflineText : text}</p>
      </div>
      <div className="cover-question-actions">
        {page !== 'incomplete' && !isOffline && (
          <Button variant="primary" size="large" onClick={onRetry}>
            {labels.retry}
          </Button>
        )}
        <CallButton text={labels.call} phone={phone} size="large" />
      </div>
    </div>
  );
}
