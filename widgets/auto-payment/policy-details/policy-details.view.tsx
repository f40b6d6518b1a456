import type { ReactNode } from 'react';
import type { Cents } from '#domain/money';
import { formatMoney } from '#domain/money';
import { isBiMonthly } from '#domain/pay-plan';
import type { PolicyCoverage, PolicyCustomer } from '#domain/payment-option';
import { formatPhoneNumber } from '#domain/phone-number';
import { CallButton } from '#flow/call-button.view';
import { format } from '#i18n/format';
import { formatNumber } from '#i18n/number';
import { sentences } from '#i18n/sentences';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Disclosure } from '#ui/disclosure';
import { type Fact, Facts } from '#ui/facts';
import { Heading } from '#ui/heading';
import { Notice } from '#ui/notice';
import { Price } from '#ui/price';
import { dueNow } from '../due-now.ts';
import type { PolicyDetailsProps } from './policy-details.types.ts';
import './policy-details.css';

/** The policy and its price, before the visitor pays (spec 2 §3.7). */
export function PolicyDetails(props: PolicyDetailsProps): ReactNode {
  const { labels, language, option, message, wasOtherDeclined, card, phone, onPay, onBack } = props;
  const { isAsking, hasCheckFailed, onCheck } = props;
  const { coverages } = option;
  const due = dueNow(option);
  const customer = customerFacts(props);
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head">
        <Heading takesFocus="entry">{labels.policyTitle}</Heading>
        <p className="cover-lead">{labels.policyLead}</p>
      </div>
      {(message !== undefined || wasOtherDeclined) && (
        <Notice tone="warning" announces="atOnce" title={labels.notProcessed}>
          {wasOtherDeclined ? labels.otherNotProcessedText : message || labels.notProcessedText}
        </Notice>
      )}
      {card && (
        <Notice
          announces="politely"
          isChecking={isAsking}
          title={labels[card === 'awaited' ? 'cardAwaitedTitle' : 'cardUnknownTitle']}
          action={
            <Button isBusy={isAsking} onClick={onCheck}>
              {labels.cardAwaitedCheck}
            </Button>
          }
        >
          {sentences(
            hasCheckFailed ? labels.cardCheckFailed : '',
            labels[card === 'awaited' ? 'cardAwaitedText' : 'cardUnknownText'],
          )}
        </Notice>
      )}
      <Card part="policy">
        <Due {...props} />
        <Facts facts={policyFacts(props)} />
      </Card>
      {coverages.length > 0 && (
        <Disclosure look="frame" summary={labels.coveragesTitle}>
          <Coverages coverages={coverages} labels={labels} language={language} />
        </Disclosure>
      )}
      {customer.length > 0 && (
        <Disclosure look="frame" summary={labels.customerTitle}>
          <div className="cover-policy-customer">
            <Facts facts={customer} />
          </div>
        </Disclosure>
      )}
      <div className="cover-question-actions" part="question-actions">
        <Button variant="primary" size="large" part="pay" endIcon="next" onClick={onPay}>
          {labels.goToPay}
        </Button>
        {(message !== undefined || wasOtherDeclined || card || !due) && (
          <CallButton text={labels.call} phone={phone} size="large" />
        )}
        {onBack && (
          <Button variant="quiet" size="large" icon="back" part="back" onClick={onBack}>
            {labels.policyBack}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The names of coverages that are grouped as liability (spec 2 §9). */
const liabilityNames = new Set(['BI', 'PD', 'MEDPM', 'PIP', 'UM', 'UMPD', 'ADB']);

/**
 * A limit with thousands separators (spec 2 §9). Words, and amounts with separators, stay as the carrier wrote them.
 */
const limitText = (limit: string, language: PolicyDetailsProps['language']): string =>
  limit.replaceAll(/(?<![\d.,])\d{4,}(?![\d,])/g, (digits) => formatNumber(Number(digits), language));

function Coverages({
  coverages,
  labels,
  language,
}: Pick<PolicyDetailsProps, 'labels' | 'language'> & { coverages: readonly PolicyCoverage[] }): ReactNode {
  const isLiability = ({ name }: PolicyCoverage) => liabilityNames.has(name.trim().toUpperCase());
  const groups = [
    ['liability', coverages.filter(isLiability)],
    ['others', coverages.filter((coverage) => !isLiability(coverage))],
  ] as const;
  return groups
    .filter(([, members]) => members.length > 0)
    .map(([group, members]) => (
      <section key={group}>
        <h3 className="cover-policy-group">{labels[`coverages.${group}`]}</h3>
        <Facts
          facts={members.map(({ name, description, limit }, index) => ({
            key: String(index),
            term: name || description,
            value: limit ? limitText(limit, language) : labels.limitUnknown,
            hint: name ? description : undefined,
          }))}
        />
      </section>
    ));
}

function Due({ labels, language, option }: PolicyDetailsProps): ReactNode {
  const { installment, installmentCount = 0 } = option;
  const due = dueNow(option);
  if (due === undefined) return <p className="cover-note">{labels.totalUnknown}</p>;
  const rest =
    installment !== undefined &&
    installmentCount > 1 &&
    format(labels[isBiMonthly({ description: option.payPlan }) ? 'thenBiMonthlyInstallments' : 'thenInstallments'], {
      count: String(installmentCount),
      amount: formatMoney(installment, language),
    });
  const price = <Price size="large" label={labels.dueToday} amount={formatMoney(due, language)} detail={rest} />;
  if (due > 0) return price;
  return (
    <>
      {price}
      <p className="cover-note">{labels[rest ? 'nothingDueYet' : 'nothingDue']}</p>
    </>
  );
}

const filledFacts = (facts: readonly (readonly [key: string, term: string, value: string])[]): Fact[] =>
  facts.filter(([, , value]) => value !== '').map(([key, term, value]) => ({ key, term, value }));

function policyFacts({ labels, language, option }: PolicyDetailsProps): Fact[] {
  const { carrierName, quoteNumber, term, payPlan, totalPremium, agencyFee } = option;
  const money = (amount: Cents | undefined) => (amount === undefined ? '' : formatMoney(amount, language));
  return filledFacts([
    ['company', labels['policy.company'], carrierName],
    ['quoteNumber', labels['policy.quoteNumber'], quoteNumber],
    ['term', labels['policy.term'], termText(term, labels)],
    ['payPlan', labels['policy.payPlan'], isBiMonthly({ description: payPlan }) ? labels.biMonthlyPlan : payPlan],
    ['totalPremium', labels['policy.totalPremium'], money(totalPremium)],
    ['agencyFee', labels['policy.agencyFee'], money(agencyFee)],
  ]);
}

function termText(term: number | undefined, labels: PolicyDetailsProps['labels']): string {
  if (term === undefined) return '';
  return term === 1 ? labels.termOneMonth : format(labels.termMonths, { count: String(term) });
}

function customerFacts({ labels, customer, showCounty }: PolicyDetailsProps): Fact[] {
  const { name, email, phone, address } = customer;
  return filledFacts([
    ['name', labels['policy.name'], name],
    ['email', labels['policy.email'], email],
    ['phone', labels['policy.phone'], phone && formatPhoneNumber(phone)],
    ['address', labels['policy.address'], addressText(address)],
    ['county', labels['policy.county'], showCounty ? address.county : ''],
  ]);
}

/** One line, without unknown parts: “12 Made Up Road, Apt 4, Austin, TX 78701”. */
function addressText({ street, apartment, city, state, zip }: PolicyCustomer['address']): string {
  return [street, apartment, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
