import type { ReactNode } from 'react';
import type { Quote } from '#domain/quote';
import { format } from '#i18n/format';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { CarrierMark } from './carrier-mark.tsx';
import { FeeLine, QuotePrice, scheduleText } from './quote-price.tsx';
import type { ResultsProps } from './results.types.ts';

export interface CarrierChoiceProps extends Pick<ResultsProps, 'labels' | 'language' | 'onBuy'> {
  /** The quote whose “Buy online” was pressed; it comes first. */
  chosen?: Quote | undefined;
  others: readonly Quote[];
}

/** Quotes that can be bought now, each with its full cost before its button. */
export function CarrierChoice({ chosen, others, labels, language, onBuy }: CarrierChoiceProps): ReactNode {
  return (
    <ul role="list" className="cover-choices" part="choices">
      {[...(chosen ? [chosen] : []), ...others].map((quote) => (
        <li key={quote.rateQuoteId} className="cover-choice-row">
          <div className="cover-choice-head">
            <CarrierMark name={quote.carrierName} logoUrl={quote.logoUrl} />
            <p className="cover-choice-carrier">{quote.carrierName}</p>
            {quote === chosen && <Badge tone="highlight">{labels['results.yourChoice']}</Badge>}
          </div>
          <div>
            <QuotePrice {...{ quote, labels, language }} size="normal" />
            <p className="cover-quote-fees">{scheduleText({ quote, labels, language })}</p>
            <FeeLine {...{ quote, labels, language }} />
          </div>
          <Button
            variant={quote === chosen ? 'primary' : 'secondary'}
            accessibleName={format(labels['results.actionFor'], {
              action: labels['results.buy'],
              carrier: quote.carrierName,
            })}
            onClick={() => onBuy(quote)}
          >
            {labels['results.buy']}
          </Button>
        </li>
      ))}
    </ul>
  );
}
