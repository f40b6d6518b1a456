import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { formatMoney } from '#domain/money';
import { CallButton } from '#flow/call-button.view';
import type { FailureKind } from '#flow/machine/failure';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Facts } from '#ui/facts';
import { Notice } from '#ui/notice';
import { Outcome } from '#ui/outcome';
import { Spinner } from '#ui/spinner';
import type { SoldProps } from './sold.types.ts';
import './sold.css';

/** The sold policy and its documents (spec 2 §4.2). */
export function Sold(props: SoldProps): ReactNode {
  const { labels, language, policyId, carrierName, amount, email, isSigned, messages, phone } = props;
  const facts = [
    ['policy', labels['sold.policy'], policyId],
    ['carrier', labels['sold.carrier'], carrierName],
    ['amount', labels['sold.amount'], amount === undefined ? '' : formatMoney(amount, language)],
  ] as const;
  const filledFacts = facts.filter(([, , value]) => value !== '');
  return (
    <Outcome
      tone="success"
      title={labels[isSigned ? 'soldTitle' : 'soldUnsignedTitle']}
      text={labels[isSigned ? 'soldText' : 'soldUnsignedText']}
      actions={<CallButton text={labels.soldCall} phone={phone} variant="quiet" size="large" />}
    >
      {filledFacts.length > 0 && (
        <Card part="policy">
          <Facts facts={filledFacts.map(([key, term, value]) => ({ key, term, value }))} />
        </Card>
      )}
      {messages.length > 0 && (
        <Notice>
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      <Documents {...props} />
      {email && <p className="cover-note">{format(labels.soldEmail, { email })}</p>}
    </Outcome>
  );
}

/** Why there are no documents, where the service gave no reason. Of one that did not answer, there is no more to say. */
function missingReason(kind: FailureKind, labels: SoldProps['labels']): string | undefined {
  switch (kind) {
    case 'refused':
      return labels.soldDocumentsRefused;
    case 'malformed':
      return labels.soldDocumentsMalformed;
    case 'expired':
      return labels.soldDocumentsExpired;
    default:
      return undefined;
  }
}

function Documents({ labels, document, onRetryDocument }: SoldProps): ReactNode {
  const outcome = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const isAskedFor = useRef(false);
  const { status } = document;
  // The pressed button is removed while the documents load: the result takes the focus.
  useLayoutEffect(() => {
    if (!isAskedFor.current || status === 'loading') return;
    isAskedFor.current = false;
    outcome.current?.focus();
  }, [status]);
  const retry = () => {
    isAskedFor.current = true;
    onRetryDocument();
  };
  switch (document.status) {
    case 'loading':
      return <Spinner layout="inline" text={labels.soldDocumentsLoading} />;
    case 'missing':
      return (
        <Notice
          tone="warning"
          announces="politely"
          action={
            <Button buttonRef={outcome} onClick={retry}>
              {labels.soldDocumentsRetry}
            </Button>
          }
        >
          {labels.soldDocumentsMissing} {document.message || missingReason(document.kind, labels)}
        </Notice>
      );
    case 'shown':
      return (
        <div className="cover-documents">
          <Button
            buttonRef={outcome}
            variant="primary"
            size="large"
            href={document.url}
            opensWindow
            endIcon="external"
            part="documents"
          >
            {labels.soldDocuments}
          </Button>
          <p className="cover-note">{labels.soldDocumentsHint}</p>
        </div>
      );
  }
}
