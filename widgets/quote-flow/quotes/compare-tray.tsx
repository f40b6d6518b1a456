import type { MouseEvent, ReactNode } from 'react';
import type { Quote } from '#domain/quote';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { fewestCompared, mostCompared } from './comparison.ts';
import type { ResultsStrings } from './strings.en.ts';

export interface CompareTrayProps {
  quotes: readonly Quote[];
  /** The visitor tried to pick more quotes than can be compared. */
  isFull: boolean;
  labels: ResultsStrings;
  onCompare: () => void;
  onClear: (event: MouseEvent<HTMLElement>) => void;
}

/** The picked quotes, at the foot of the window. */
export function CompareTray({ quotes, isFull, labels, onCompare, onClear }: CompareTrayProps): ReactNode {
  const count = quotes.length;
  return (
    <>
      {/* The live region exists before its first message, which would not be announced otherwise. */}
      <p className="cover-hidden" role="status">
        {count > 0 && statusText(quotes, isFull, labels)}
      </p>
      {count > 0 && (
        <div
          className="cover-compare-tray"
          part="compare-tray"
          role="group"
          aria-label={labels['results.compareTitle']}
        >
          <p className="cover-compare-tray-text" aria-hidden="true">
            {statusText(quotes, isFull, labels)}
          </p>
          <div className="cover-compare-tray-actions">
            <Button variant="quiet" onClick={onClear}>
              {labels['results.compareClear']}
            </Button>
            <Button variant="primary" part="compare" isDisabled={count < fewestCompared} onClick={onCompare}>
              {format(labels['results.compareCount'], { count })}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

function statusText(quotes: readonly Quote[], isFull: boolean, labels: ResultsStrings): string {
  const carriers = quotes.map(({ carrierName }) => carrierName).join(', ');
  if (isFull) return format(labels['results.compareFull'], { most: mostCompared, carriers });
  return format(labels[quotes.length < fewestCompared ? 'results.compareOneMore' : 'results.comparePicked'], {
    carriers,
  });
}
