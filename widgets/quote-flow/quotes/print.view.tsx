import { type ReactNode, useEffect, useRef } from 'react';
import type { CalendarDate } from '#domain/calendar-date';
import type { Language } from '#domain/language';
import type { Quote } from '#domain/quote';
import { formatDate } from '#i18n/date';
import { format } from '#i18n/format';
import { Facts } from '#ui/facts';
import { printOnly } from '#ui/print-only';
import { coverageName } from '../coverage-name.ts';
import { coverageText } from './coverage-text.ts';
import { paymentFacts, policyFacts, QuotePrice, type QuotePriceProps } from './quote-price.tsx';
import type { ResultsProps } from './results.types.ts';
import './print.css';

export interface PrintedQuotesProps extends Pick<ResultsProps, 'labels' | 'agencyName' | 'phone' | 'summary'> {
  quotes: readonly Quote[];
  language: Language;
  today: CalendarDate;
  /** The visitor printed or cancelled. */
  onDone: () => void;
}

/** The printed quotes. Hidden on the screen; opens the browser's print dialog once rendered. */
export function PrintedQuotes(props: PrintedQuotesProps): ReactNode {
  const { quotes, labels, language, today, agencyName, phone, summary, onDone } = props;
  const paper = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const takeBack = printOnly(paper.current!);
    const end = () => done.current();
    addEventListener('afterprint', end);
    // After this frame the print view is rendered, and a dialog that opened it has closed.
    const timer = setTimeout(() => print());
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', end);
      takeBack();
    };
  }, []);

  return (
    <div className="cover-print" part="print" lang={language} ref={paper}>
      <header className="cover-print-head">
        <p className="cover-print-agency">{[agencyName, phone].filter(Boolean).join(' · ')}</p>
        <h2>{labels['results.printTitle']}</h2>
        <p>{format(labels['results.printDate'], { date: formatDate(today, language) })}</p>
        <p>{[summary.driver, summary.vehicle, summary.coverage].filter(Boolean).join(' · ')}</p>
      </header>
      {quotes.map((quote) => (
        <PrintedQuote key={quote.rateQuoteId} {...{ quote, labels, language }} />
      ))}
      <p className="cover-print-note">{labels['results.limitNote']}</p>
      <p className="cover-print-note">{labels['results.printDisclaimer']}</p>
    </div>
  );
}

function PrintedQuote(props: QuotePriceProps): ReactNode {
  const { quote, labels, language } = props;
  return (
    <section className="cover-print-quote">
      <h3>{quote.carrierName}</h3>
      <QuotePrice {...props} />
      <div className="cover-print-columns">
        <Facts facts={[...policyFacts(props), ...paymentFacts(props)]} />
        <Facts
          facts={quote.coverages.map((coverage) => ({
            key: coverage.code,
            term: coverageName(coverage, labels),
            value: coverageText(coverage, labels, language),
          }))}
        />
      </div>
    </section>
  );
}
