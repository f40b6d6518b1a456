import { format } from '#i18n/format';
import { Heading } from '#ui/heading';
import { Icon } from '#ui/icon';
import type { ReactNode } from 'react';
import { useBind, useConnected } from './bind-tools.ts';
import { connectSuccess } from './pseudo-bind.connect.ts';

/** It is done: what happens next. */
export function Success(): ReactNode {
  const { labels, host } = useBind();
  const { carrier, contact, payPlan, firstName } = useConnected(connectSuccess);
  const email = contact?.email;
  const steps = [
    labels.successAgent,
    ...(carrier.enablePaymentOption ? [payPlan ? format(labels.successPayment, { plan: payPlan }) : labels.successPaymentAnyPlan] : []),
    ...(carrier.enableESign ? [email ? format(labels.successESign, { email }) : labels.successESignAnyEmail] : []),
    labels.successPolicy,
  ];
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head">
        <span className="cover-bind-done" aria-hidden="true">
          <Icon name="check" />
        </span>
        <Heading takesFocus="entry">{format(labels.successTitle, { name: firstName })}</Heading>
        <p className="cover-lead">{labels.successText}</p>
      </div>
      <ol className="cover-bind-next">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {host.brand.phone && <p className="cover-note">{format(labels.successCall, { phone: host.brand.phone })}</p>}
    </div>
  );
}
