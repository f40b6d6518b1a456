import type { ReactNode } from 'react';
import type { Language } from '#domain/language';
import { formatMoney } from '#domain/money';
import { type ChargedFee, feesOf, paidInAll, paymentsOf, surchargeOf } from '#domain/pay-plan';
import type { Quote } from '#domain/quote';
import { formatDate } from '#i18n/date';
import { format } from '#i18n/format';
import { plural } from '#i18n/plural';
import { type Fact, Facts } from '#ui/facts';
import { Price, type PriceProps } from '#ui/price';
import type { ResultsStrings } from './strings.en.ts';

export interface QuotePriceProps {
  quote: Quote;
  labels: ResultsStrings;
  language: Language;
}

/** The payment amount, large: the figure that visitors compare. */
export function QuotePrice({
  quote,
  labels,
  language,
  size = 'large',
}: QuotePriceProps & Pick<PriceProps, 'size'>): ReactNode {
  const { amount } = paymentsOf(quote);
  return <Price size={size} amount={formatMoney(amount, language)} per={periodText({ quote, labels, language })} />;
}

/** `a month`, `every two months`, `paid in full`, or `for 6 months` when the payments are unknown. */
export function periodText(props: QuotePriceProps): string {
  const { quote, labels } = props;
  const payments = paymentsOf(quote);
  if (payments.kind === 'unknown') return format(labels['results.forTerm'], { term: termText(props) });
  const period = payments.kind === 'single' ? 'inFull' : payments.every === 'month' ? 'perMonth' : 'perTwoMonths';
  return labels[`results.${period}`];
}

/** The figures behind the price. */
export function QuoteFacts(props: QuotePriceProps): ReactNode {
  const { quote, labels, language } = props;
  const facts: Fact[] = [
    ...downPaymentFact(props),
    { key: 'payments', term: labels['results.payments'], value: paymentsText(props) },
    { key: 'total', term: labels['results.totalPrice'], value: formatMoney(quote.totalPremium, language) },
    { key: 'term', term: labels['results.term'], value: termText(props) },
  ];
  return <Facts layout="grid" facts={facts} />;
}

/** A single payment has no down payment, and a carrier may name none. */
export function downPaymentFact({ quote, labels, language }: QuotePriceProps): readonly Fact[] {
  const payments = paymentsOf(quote);
  if (payments.kind === 'single' || payments.downPayment === undefined) return [];
  const value = formatMoney(payments.downPayment, language);
  return [{ key: 'downPayment', term: labels['results.downPayment'], value }];
}

/** `5 × $123.45`, `One payment of $617.25`, or that the carrier has not stated it. */
export function paymentsText({ quote, labels, language }: QuotePriceProps): string {
  const payments = paymentsOf(quote);
  if (payments.kind === 'unknown') return labels['results.paymentsUnknown'];
  const amount = formatMoney(payments.amount, language);
  return payments.kind === 'single'
    ? format(labels['results.singlePayment'], { amount })
    : format(labels['results.paymentsTimes'], { count: payments.count, amount });
}

/** Down payment and installments: `Down payment $124.00, 5 × $123.45`. */
export function scheduleText(props: QuotePriceProps): string {
  const first = downPaymentFact(props).map(({ term, value }) => `${String(term)} ${String(value)}`);
  const isRestUnknown = first.length > 0 && paymentsOf(props.quote).kind === 'unknown';
  return [...first, isRestUnknown ? props.labels['results.otherPaymentsUnknown'] : paymentsText(props)].join(', ');
}

/** `6 months`. */
export function termText({ quote, labels, language }: QuotePriceProps): string {
  return plural(language, quote.term, {
    one: labels['results.months.one'],
    other: labels['results.months.other'],
  });
}

/** The name of a fee: ours for known types, otherwise the carrier's. */
export function feeName({ kind, description }: ChargedFee, labels: ResultsStrings): string {
  return kind === 'other' ? description || labels['results.fee.other'] : labels[`results.fee.${kind}`];
}

/** Every fee on its own line; fees on top of the total price say so. */
export function feeFacts({ quote, labels, language }: QuotePriceProps): readonly Fact[] {
  return feesOf(quote).map((fee, index) => ({
    key: `fee-${index}`,
    term: feeName(fee, labels),
    value: format(labels[fee.isIncluded ? 'results.feeIncluded' : 'results.feeOnTop'], {
      amount: formatMoney(fee.amount, language),
    }),
  }));
}

/** Every fee in a sentence: `Fees in the price: policy fee $15.00, installment fees $25.00.` */
export function FeeLine({ quote, labels, language }: QuotePriceProps): ReactNode {
  const fees = feesOf(quote);
  const lines = ([true, false] as const)
    .map((isIncluded) => ({ isIncluded, named: fees.filter((fee) => fee.isIncluded === isIncluded) }))
    .filter(({ named }) => named.length > 0)
    .map(({ isIncluded, named }) => {
      const texts = named.map((fee) => `${feeName(fee, labels)} ${formatMoney(fee.amount, language)}`);
      return format(labels[isIncluded ? 'results.feesIncluded' : 'results.feesOnTop'], { fees: texts.join(', ') });
    });
  return lines.length > 0 && <p className="cover-quote-fees">{lines.join(' ')}</p>;
}

/** The sum of all payments, when the pay plan has a fee. */
export function totalOfPaymentsFact({ quote, labels, language }: QuotePriceProps): readonly Fact[] {
  if (surchargeOf(quote) === 0) return [];
  return [{ key: 'inAll', term: labels['results.totalOfPayments'], value: formatMoney(paidInAll(quote), language) }];
}

/** Payments, fees and totals: everything to know before buying. */
export function paymentFacts(props: QuotePriceProps): readonly Fact[] {
  const { quote, labels, language } = props;
  return [
    ...downPaymentFact(props),
    { key: 'payments', term: labels['results.payments'], value: paymentsText(props) },
    { key: 'premium', term: labels['results.totalPrice'], value: formatMoney(quote.totalPremium, language) },
    ...feeFacts(props),
    ...totalOfPaymentsFact(props),
  ];
}

/** When the policy starts and ends, and its quote's number. */
export function policyFacts(props: QuotePriceProps): readonly Fact[] {
  const { quote, labels, language } = props;
  return [
    { key: 'starts', term: labels['results.effectiveDate'], value: formatDate(quote.effectiveDate, language) },
    { key: 'term', term: labels['results.term'], value: termText(props) },
    { key: 'number', term: labels['results.quoteNumber'], value: quote.quoteNumber },
  ].filter(({ value }) => value);
}
