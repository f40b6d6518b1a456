import type { ReactNode } from 'react';
import { useAuthorReport } from '#embed/debug/use-author-report';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Outcome } from '#ui/outcome';
import { useConnected, useFlow } from './flow-context.ts';
import { connectSuccess } from './pseudo-bind.connect.ts';

const untrustedPage =
  'paymentPage is of an origin that services.trustedOrigins does not list: the last page says that a link follows.';

/** The answers are submitted: what happens next. */
export function Success(): ReactNode {
  const { send, labels, host } = useFlow();
  const { carrier, contact, payPlan, paymentPage, firstName, isPaperless } = useConnected(connectSuccess);
  const hasPaymentPage = paymentPage !== '' && host.isTrusted(paymentPage);
  useAuthorReport(
    host,
    { widget: 'pseudo-bind', source: 'paymentPage', title: 'its payment page' },
    paymentPage !== '' && !hasPaymentPage ? [untrustedPage] : [],
  );
  const { enablePaymentOption, enableESign } = carrier;
  const email = contact?.email;
  const sendsByEmail = email && isPaperless;
  const paymentText = payPlan ? labels.successPayment : labels.successPaymentAnyPlan;
  const eSignText = email ? format(labels.successESign, { email }) : labels.successESignAnyEmail;
  const steps = [
    labels.successAgent,
    ...(enablePaymentOption ? [hasPaymentPage ? labels.successPaymentHere : paymentText] : []),
    ...(enableESign ? [hasPaymentPage ? labels.successESignAnyEmail : eSignText] : []),
    sendsByEmail ? labels.successPolicy : labels.successPolicyWithoutEmail,
  ];
  return (
    <Outcome
      tone="success"
      title={format(labels.successTitle, { name: firstName })}
      text={labels.successText}
      actions={
        hasPaymentPage && (
          <Button variant="primary" size="large" endIcon="next" onClick={() => send({ type: 'PAYMENT.CHOSEN' })}>
            {enablePaymentOption ? labels.goToPayment : labels.goToESign}
          </Button>
        )
      }
    >
      <ol role="list" className="cover-bind-next">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {host.brand.phone && <p className="cover-note">{format(labels.successCall, { phone: host.brand.phone })}</p>}
    </Outcome>
  );
}
