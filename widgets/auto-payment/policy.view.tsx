import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money';
import { formatPhoneNumber } from '#domain/phone-number';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Disclosure } from '#ui/disclosure';
import { Facts } from '#ui/facts';
import { Heading } from '#ui/heading';
import { Logo } from '#ui/logo';
import { Price } from '#ui/price';
import { connectPolicy } from './auto-payment.connect.ts';
import { useConnected, useFlow } from './flow-context.ts';
import { ProblemNotice } from './problem.view.tsx';

/** What is bought, and what is due. */
export function Policy(): ReactNode {
  const { send, labels, host } = useFlow();
  const { option, customer, hasCounty, isBackAllowed, dueNow, problem, problemText } = useConnected(connectPolicy);
  const money = (cents: number | undefined) => (cents === undefined ? '' : formatMoney(cents, host.language));
  // One payment or none after the down payment is no installment plan (spec 2 §9).
  const isSingle = (option?.installmentCount ?? 0) <= 1;
  const facts = {
    quoteNumber: option?.quoteNumber,
    term: option?.term === undefined ? '' : format(labels.termMonths, { months: option.term }),
    payPlan: option?.payPlan,
    totalPremium: money(option?.totalPremium),
    downPayment: money(option?.downPayment),
    agencyFee: money(option?.agencyFee),
    thenDue:
      option &&
      (isSingle || option.installment === undefined
        ? labels.singlePayment
        : format(labels.installments, { count: option.installmentCount ?? 0, amount: money(option.installment) })),
  };
  const { street = '', apartment = '', city = '', state = '', zip = '', county = '' } = customer?.address ?? {};
  const people = {
    customerName: customer?.name,
    customerAddress: [[street, apartment].filter(Boolean).join(', '), `${city}, ${state} ${zip}`].join(' · '),
    customerCounty: hasCounty ? county : '',
    customerEmail: customer?.email,
    customerPhone: customer?.phone && formatPhoneNumber(customer.phone),
  };
  const listed = (terms: Partial<Record<keyof typeof labels, string | undefined>>) =>
    (Object.keys(terms) as (keyof typeof labels)[])
      .filter((key) => terms[key])
      .map((key) => ({ key, term: labels[key], value: terms[key] }));
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head">
        <Heading takesFocus>{labels.policyTitle}</Heading>
        <p className="cover-lead">{labels.policyIntro}</p>
      </div>
      <ProblemNotice problem={problem} text={problemText} />
      {option?.carrierName && <Logo name={option.carrierName} size="carrier" />}
      {dueNow !== undefined && <Price amount={money(dueNow)} label={labels.dueNow} size="large" />}
      <Facts facts={listed(facts)} />
      {option && option.coverages.length > 0 && (
        <Disclosure look="frame" summary={labels.coveragesTitle}>
          <Facts
            facts={option.coverages.map(({ name, description, limit }) => ({
              key: name,
              term: description || name,
              value: limit,
            }))}
          />
        </Disclosure>
      )}
      <Disclosure look="frame" summary={labels.customerTitle}>
        <Facts facts={listed(people)} />
      </Disclosure>
      <div className="cover-question-actions">
        <Button variant="primary" size="large" endIcon="next" onClick={() => send({ type: 'POLICY.ACCEPTED' })}>
          {labels.continueToPayment}
        </Button>
        {isBackAllowed && (
          <Button variant="quiet" size="large" icon="back" onClick={() => send({ type: 'BACK' })}>
            {labels.back}
          </Button>
        )}
      </div>
    </div>
  );
}
