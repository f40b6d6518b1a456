import type { Language } from '#domain/language';
import { formatMoney } from '#domain/money';
import { feesOf, paidInAll, paymentsOf } from '#domain/pay-plan';
import type { Quote } from '#domain/quote';
import { formatDate } from '#i18n/date';
import { format } from '#i18n/format';
import { coverageName } from '../coverage-name.ts';
import { coverageText } from './coverage-text.ts';
import { feeName, paymentsText, periodText, termText } from './quote-price.tsx';
import type { ResultsStrings } from './strings.en.ts';

/** One row of the comparison. */
export interface CompareRow {
  key: string;
  label: string;
  /** In the order of the quotes; a text when a quote has no value. */
  values: readonly string[];
  isDifferent: boolean;
}

export interface CompareSection {
  key: 'payment' | 'coverage' | 'policy';
  label: string;
  rows: readonly CompareRow[];
}

export interface CompareInput {
  quotes: readonly Quote[];
  labels: ResultsStrings;
  language: Language;
}

/** The rows of the comparison: comparable values of all quotes in one row. */
export function compareSections(input: CompareInput): readonly CompareSection[] {
  const { labels } = input;
  const sections: CompareSection[] = [
    { key: 'payment', label: labels['results.paymentDetails'], rows: paymentRows(input) },
    { key: 'coverage', label: labels['results.coverageDetails'], rows: coverageRows(input) },
    { key: 'policy', label: labels['results.policyDetails'], rows: policyRows(input) },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

function row(key: string, label: string, values: readonly string[]): CompareRow {
  return { key, label, values, isDifferent: new Set(values).size > 1 };
}

function paymentRows({ quotes, labels, language }: CompareInput): readonly CompareRow[] {
  const money = (cents: number) => formatMoney(cents, language);
  const each = (valueOf: (quote: Quote) => string) => quotes.map(valueOf);
  const terms = new Set(quotes.map(({ term }) => term));
  return [
    row(
      'price',
      labels['results.payment'],
      each((quote) => `${money(paymentsOf(quote).amount)} ${periodText({ quote, labels, language })}`),
    ),
    row(
      'downPayment',
      labels['results.downPayment'],
      each((quote) => {
        const payments = paymentsOf(quote);
        if (payments.kind === 'single') return labels['results.none'];
        return payments.downPayment === undefined ? labels['results.paymentsUnknown'] : money(payments.downPayment);
      }),
    ),
    row(
      'payments',
      labels['results.payments'],
      each((quote) => paymentsText({ quote, labels, language })),
    ),
    ...feeRows({ quotes, labels, language }),
    row(
      'total',
      labels['results.totalOfPayments'],
      each((quote) => money(paidInAll(quote))),
    ),
    // Totals of different terms are not comparable.
    ...(terms.size > 1
      ? [
          row(
            'monthly',
            labels['results.costAMonth'],
            each((quote) => money(Math.round(paidInAll(quote) / Math.max(1, quote.term)))),
          ),
        ]
      : []),
  ];
}

function feeRows({ quotes, labels, language }: CompareInput): readonly CompareRow[] {
  const names = quotes.map((quote) => feesOf(quote).map((fee) => ({ name: feeName(fee, labels), fee })));
  const all = [...new Set(names.flat().map(({ name }) => name))];
  if (all.length === 0)
    return [
      row(
        'fees',
        labels['results.allFees'],
        quotes.map(() => labels['results.noFees']),
      ),
    ];
  return all.map((name) =>
    row(
      `fee-${name}`,
      name,
      names.map((fees) => {
        const charged = fees.filter((fee) => fee.name === name);
        if (charged.length === 0) return labels['results.none'];
        const amount = formatMoney(
          charged.reduce((sum, { fee }) => sum + fee.amount, 0),
          language,
        );
        return format(labels[charged.every(({ fee }) => fee.isIncluded) ? 'results.feeIncluded' : 'results.feeOnTop'], {
          amount,
        });
      }),
    ),
  );
}

function coverageRows({ quotes, labels, language }: CompareInput): readonly CompareRow[] {
  const allCoverages = quotes.flatMap(({ coverages }) => coverages);
  return [...new Set(allCoverages.map(({ code }) => code))].map((code) => {
    const named = allCoverages.find((coverage) => coverage.code === code && coverage.description);
    const label = coverageName(named ?? { code, description: '', limits: [] }, labels);
    const values = quotes.map(({ coverages }) =>
      coverageText(
        coverages.find((coverage) => coverage.code === code),
        labels,
        language,
      ),
    );
    return row(code, label, values);
  });
}

function policyRows({ quotes, labels, language }: CompareInput): readonly CompareRow[] {
  return [
    row(
      'term',
      labels['results.term'],
      quotes.map((quote) => termText({ quote, labels, language })),
    ),
    row(
      'starts',
      labels['results.effectiveDate'],
      quotes.map(({ effectiveDate }) => formatDate(effectiveDate, language, 'medium')),
    ),
    row(
      'number',
      labels['results.quoteNumber'],
      quotes.map(({ quoteNumber }) => quoteNumber || labels['results.none']),
    ),
  ];
}
