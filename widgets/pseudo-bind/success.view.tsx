import type { ReactNode } from 'react';
import { format } from '#i18n/format';
import { Outcome } from '#ui/outcome';
import { useConnected, useFlow } from './pseudo-bind-context.ts';
import { connectSuccess } from './pseudo-bind.connect.ts';

/** The answers are submitted: what happens next. */
export function Success(): ReactNode {
  const { labels, host } = useFlow();
  const { carrier, contact, payPlan, firstName } = useConnected(connectSuccess);
  const email = contact?.email;
  const steps = [
    labels.successAgent,
    ...(carrier.enablePaymentOption
      ? [payPlan ? format(labels.successPayment, { plan: payPlan }) : labels.successPaymentAnyPlan]
      : []),
    ...(carrier.enableESign ? [email ? format(labels.successESign, { email }) : labels.successESignAnyEmail] : []),
    labels.successPolicy,
  ];
  return (
    <Outcome tone="success" title={format(labels.successTitle, { name: firstName })} text={labels.successText}>
      <ol className="cover-bind-next">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {host.brand.phone && <p className="cover-note">{format(labels.successCall, { phone: host.brand.phone })}</p>}
    </Outcome>
  );
}
