import type { ReactNode } from 'react';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Outcome } from '#ui/outcome';
import { useConnected, useFlow } from './flow-context.ts';
import { connectSuccess } from './pseudo-bind.connect.ts';

/** The answers are submitted: what happens next. */
export function Success(): ReactNode {
  const { send, labels, host } = useFlow();
  const { carrier, contact, payPlan, hasPaymentPage, firstName } = useConnected(connectSuccess);
  const { enablePaymentOption, enableESign } = carrier;
  const email = contact?.email;
  const paymentText = payPlan ? labels.successPayment : labels.successPaymentAnyPlan;
  const eSignText = email ? format(labels.successESign, { email }) : labels.successESignAnyEmail;
  const steps = [
    labels.successAgent,
    ...(enablePaymentOption ? [hasPaymentPage ? labels.successPaymentHere : paymentText] : []),
    ...(enableESign ? [hasPaymentPage ? labels.successESignAnyEmail : eSignText] : []),
    labels.successPolicy,
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
      <ol className="cover-bind-next">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {host.brand.phone && <p className="cover-note">{format(labels.successCall, { phone: host.brand.phone })}</p>}
    </Outcome>
  );
}
