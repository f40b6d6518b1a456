import { type ReactNode, useId } from 'react';
import type { QuoteCoverage } from '#domain/quote';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Facts } from '#ui/facts';
import { Heading } from '#ui/heading';
import { coverageName } from '../coverage-name.ts';
import { coverageAmounts, coverageText } from './coverage-text.ts';
import { LeadAction, OtherActions, type QuoteActionsProps } from './quote-actions.tsx';
import { paymentFacts, policyFacts, QuotePrice, type QuotePriceProps } from './quote-price.tsx';
import './quote-details.css';

export interface QuoteDetailsProps extends QuoteActionsProps, QuotePriceProps {
  onClose: () => void;
  onPrint: () => void;
}

/** All details of one quote, with the same buttons as its card. */
export function QuoteDetails(props: QuoteDetailsProps): ReactNode {
  const { quote, labels, onClose, onPrint } = props;
  return (
    <Dialog
      isOpen
      size="wide"
      title={format(labels['results.detailsTitle'], { carrier: quote.carrierName })}
      closeText={labels['results.close']}
      onClose={onClose}
      actions={
        <div className="cover-details-actions">
          <LeadAction {...props} />
          <div className="cover-details-others">
            <OtherActions {...props} />
          </div>
        </div>
      }
    >
      <div className="cover-details">
        <QuotePrice {...props} />
        <Section title={labels['results.paymentDetails']}>
          <Facts facts={paymentFacts(props)} />
        </Section>
        {quote.coverages.length > 0 && <CoverageTable {...props} />}
        <Section title={labels['results.policyDetails']}>
          <Facts facts={policyFacts(props)} />
        </Section>
        <div>
          <Button variant="quiet" icon="print" onClick={onPrint}>
            {labels['results.print']}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section>
      <Heading level={3}>{title}</Heading>
      {children}
    </section>
  );
}

function CoverageTable({ quote, labels, language }: QuotePriceProps): ReactNode {
  const noteId = useId();
  return (
    <Section title={labels['results.coverageDetails']}>
      <table className="cover-coverages" part="coverages" aria-describedby={noteId}>
        <thead>
          <tr>
            <th scope="col">{labels['results.coverage']}</th>
            <th scope="col">{labels['results.limit']}</th>
            <th scope="col">{labels['results.deductible']}</th>
          </tr>
        </thead>
        <tbody>
          {quote.coverages.map((coverage) => (
            <tr key={coverage.code}>
              <th scope="row">{coverageName(coverage, labels)}</th>
              <CoverageCells {...{ coverage, labels, language }} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="cover-details-note" id={noteId}>
        {labels['results.limitNote']}
      </p>
    </Section>
  );
}

function CoverageCells({
  coverage,
  labels,
  language,
}: Omit<QuotePriceProps, 'quote'> & { coverage: QuoteCoverage }): ReactNode {
  const { limit, deductible } = coverageAmounts(coverage, language);
  if (!limit && !deductible) return <td colSpan={2}>{coverageText(coverage, labels, language)}</td>;
  return (
    <>
      <td>{limit || '–'}</td>
      <td>{deductible || '–'}</td>
    </>
  );
}
