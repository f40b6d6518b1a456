import type { ReactNode } from 'react';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Facts } from '#ui/facts';
import { Notice } from '#ui/notice';
import { Outcome } from '#ui/outcome';
import { Spinner } from '#ui/spinner';
import { connectSold } from './auto-payment.connect.ts';
import { useConnected, useFlow } from './flow-context.ts';

/** The policy is bought: its number, and its documents. */
export function Sold(): ReactNode {
  const { send, labels, host } = useFlow();
  const { document, documentUrl, policyId, isSigned, firstName, email } = useConnected(connectSold);
  const text = email ? format(labels.soldText, { email }) : labels.soldTextPlain;
  return (
    <Outcome
      tone="success"
      title={format(labels.soldTitle, { name: firstName })}
      text={isSigned ? text : labels.soldUnsignedText}
      actions={
        document === 'ready' && (
          <Button variant="primary" size="large" icon="external" href={documentUrl} opensWindow>
            {labels.openDocument}
          </Button>
        )
      }
    >
      {policyId ? (
        <Facts facts={[{ key: 'policyNumber', term: labels.policyNumber, value: policyId }]} />
      ) : (
        <p className="cover-note">{labels.noPolicyNumber}</p>
      )}
      {document === 'loadingDocument' && <Spinner text={labels.loadingDocument} layout="inline" />}
      {document === 'documentFailed' && (
        <Notice
          tone="warning"
          announces="politely"
          action={<Button onClick={() => send({ type: 'RETRY' })}>{labels.documentRetry}</Button>}
        >
          {labels.documentFailed}
        </Notice>
      )}
      {host.brand.phone && <p className="cover-note">{format(labels.soldCall, { phone: host.brand.phone })}</p>}
    </Outcome>
  );
}
