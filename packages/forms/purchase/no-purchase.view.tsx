import type { ReactNode } from 'react';
import type { FailureKind } from '#flow/machine/failure';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';

interface NoPurchaseProps {
  /** `failed`: the quote could not be loaded. */
  page: 'incomplete' | 'notFound' | 'failed';
  /** `reason`: what the service said about it, which takes the place of the page's text. */
  failure: { notice: FailureKind | undefined; reason: string | undefined };
  labels: Readonly<
    Record<`${NoPurchaseProps['page']}${'Title' | 'Text'}` | 'offlineTitle' | 'failedOfflineText' | 'retry', string>
  >;
  onRetry: () => void;
  /** The button that calls the agency. */
  children: ReactNode;
}

/** There is no quote to buy: why, and what the visitor can do. */
export function NoPurchase({ page, failure, labels, onRetry, children }: NoPurchaseProps): ReactNode {
  const { notice, reason } = failure;
  // The quote loads by itself when the connection returns.
  const isOffline = page === 'failed' && notice === 'offline';
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head" role="alert">
        {/* The visitor has waited for an answer; an incomplete address is known at once. */}
        <Heading takesFocus={page === 'incomplete' ? 'entry' : true}>
          {isOffline ? labels.offlineTitle : labels[`${page}Title`]}
        </Heading>
        <p className="cover-lead">{isOffline ? labels.failedOfflineText : (reason ?? labels[`${page}Text`])}</p>
      </div>
      <div className="cover-question-actions">
        {page !== 'incomplete' && !isOffline && (
          <Button variant="primary" size="large" onClick={onRetry}>
            {labels.retry}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
