import { type ReactNode, useId, useState } from 'react';
import type { Quote } from '#domain/quote';
import { format } from '#i18n/format';
import { Button, TransientButton } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Switch } from '#ui/switch';
import type { CardButtons } from './card-buttons.ts';
import { CarrierMark } from './carrier-mark.tsx';
import { type CompareInput, type CompareRow, compareSections } from './compare-rows.ts';
import { LeadAction, type QuoteActionsProps } from './quote-actions.tsx';
import './compare.css';

// Explicit table roles: rows with grid layout lose theirs in some browsers.
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */

export interface CompareProps extends CompareInput, Pick<QuoteActionsProps, 'handlers' | 'dialUrl'> {
  buttonsOf: (quote: Quote) => CardButtons;
  onRemove: (quote: Quote) => void;
  onPrint: () => void;
  onClose: () => void;
}

/** Two or three quotes side by side. */
export function Compare(props: CompareProps): ReactNode {
  const { quotes, labels, buttonsOf, handlers, dialUrl, onRemove, onPrint, onClose } = props;
  const [onlyDifferent, showOnlyDifferent] = useState(false);
  const id = useId();
  const sections = compareSections(props)
    .map((section) => ({ ...section, rows: section.rows.filter(({ isDifferent }) => isDifferent || !onlyDifferent) }))
    .filter(({ rows }) => rows.length > 0);
  const title = labels['results.compareTitle'];
  return (
    <Dialog isOpen size="wide" title={title} closeText={labels['results.close']} onClose={onClose}>
      <div className="cover-compare-tools">
        <Switch
          id={`${id}-different`}
          name="onlyDifferent"
          value={onlyDifferent}
          label={labels['results.onlyDifferent']}
          onChange={showOnlyDifferent}
        />
        <Button variant="quiet" icon="print" onClick={onPrint}>
          {labels['results.print']}
        </Button>
      </div>
      <table
        className={`cover-compare cover-compare-${quotes.length}`}
        part="compare-table"
        role="table"
        aria-label={title}
      >
        <thead role="rowgroup">
          <tr className="cover-compare-heads" role="row">
            <th className="cover-compare-label" role="columnheader" scope="col">
              <span className="cover-hidden">{labels['results.compareWhat']}</span>
            </th>
            {quotes.map((quote) => (
              <th key={quote.rateQuoteId} role="columnheader" scope="col">
                <span className="cover-compare-mark">
                  <CarrierMark name={quote.carrierName} logoUrl={quote.logoUrl} />
                  {quotes.length > 2 && (
                    <TransientButton
                      variant="quiet"
                      icon="close"
                      isTextHidden
                      accessibleName={format(labels['results.actionFor'], {
                        action: labels['results.compareRemove'],
                        carrier: quote.carrierName,
                      })}
                      onClick={() => onRemove(quote)}
                    >
                      {labels['results.compareRemove']}
                    </TransientButton>
                  )}
                </span>
                <span className="cover-compare-carrier">{quote.carrierName}</span>
              </th>
            ))}
          </tr>
        </thead>
        {sections.map(({ key, label, rows }) => (
          <tbody key={key} role="rowgroup">
            <tr className="cover-compare-section" role="row">
              <th role="rowheader" scope="rowgroup" colSpan={quotes.length + 1}>
                {label}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.key} row={row} differsText={labels['results.differs']} />
            ))}
          </tbody>
        ))}
        <tfoot role="rowgroup">
          <tr role="row">
            <th className="cover-compare-label" role="rowheader" scope="row">
              <span className="cover-hidden">{labels['results.compareActions']}</span>
            </th>
            {quotes.map((quote) => (
              <td key={quote.rateQuoteId} role="cell">
                <LeadAction {...{ quote, labels, handlers, dialUrl }} buttons={buttonsOf(quote)} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="cover-details-note">{labels['results.limitNote']}</p>
    </Dialog>
  );
}

function Row({
  row: { label, values, isDifferent },
  differsText,
}: {
  row: CompareRow;
  differsText: string;
}): ReactNode {
  return (
    <tr className={isDifferent ? 'cover-compare-differs' : ''} role="row">
      <th className="cover-compare-label" role="rowheader" scope="row">
        {label}
        {isDifferent && (
          <>
            {' '}
            <span className="cover-compare-difference">{differsText}</span>
          </>
        )}
      </th>
      {values.map((value, index) => (
        // A value has no id: its index is its quote's.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index} role="cell">
          {value}
        </td>
      ))}
    </tr>
  );
}
