import type { Language } from '#domain/language';
import { formatMoney } from '#domain/money';
import { paymentsOf } from '#domain/pay-plan';
import type { Quote } from '#domain/quote';
import { format } from '#i18n/format';
import { plural } from '#i18n/plural';
import { type Fact, Facts } from '#ui/facts';
import { Price } from '#ui/price';
import type { ReactNode } from 'react';
import type { ResultsStrings } from './strings.en.ts';

export interface QuotePriceProps {
  quote: Quote;
  labels: ResultsStrings;
  language: Language;
}

/** What is paid each time, large: the figure that a visitor compares. */
export function QuotePrice({ quote, labels, language }: QuotePriceProps): ReactNode {
  const payments = paymentsOf(quote);
  const period = payments.kind === 'single' ? 'inFull' : payments.every === 'month' ? 'perMonth' : 'perTwoMonths';
  return <Price size="large" amount={formatMoney(payments.amount, language)} per={labels[`results.${period}`]} />;
}

/** How the price comes about, in a few figures. */
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

/** A single payment has none before it. */
export function downPaymentFact({ quote, labels, language }: QuotePriceProps): readonly Fact[] {
  const payments = paymentsOf(quote);
  if (payments.kind === 'single') return [];
  const value = formatMoney(payments.downPayment, language);
  return [{ key: 'downPayment', term: labels['results.downPayment'], value }];
}

/** `5 × $123.45`, or `One payment of $617.25`. */
export function paymentsText({ quote, labels, language }: QuotePriceProps): string {
  const payments = paymentsOf(quote);
  const amount = formatMoney(payments.amount, language);
  return payments.kind === 'single'
    ? format(labels['results.singlePayment'], { amount })
    : format(labels['results.paymentsTimes'], { count: payments.count, amount });
}

/** `6 months`. */
export function termText({ quote, labels, language }: QuotePriceProps): string {
  return plural(language, quote.term, {
    one: labels['results.months.one'],
    other: labels['results.months.other'],
  });
}
