import { memo, type ReactNode, useId } from 'react';
import type { Language } from '#domain/language';
import { format } from '#i18n/format';
import { Badge } from '#ui/badge';
// Its style is the box's.
import '#ui/checkbox';
import { Button } from '#ui/button';
import { CarrierMark } from './carrier-mark.tsx';
import { LeadAction, OtherActions, type QuoteActionsProps } from './quote-actions.tsx';
import { FeeLine, QuoteFacts, QuotePrice } from './quote-price.tsx';
import type { Badge as BadgeName } from './ranking.ts';
import './quote-card.css';

export interface QuoteCardProps extends QuoteActionsProps {
  badges: readonly BadgeName[];
  /** Picked for the comparison. */
  isPicked: boolean;
  language: Language;
}

/**
 * One carrier's quote. It does not depend on its position in the list (a CSS counter writes its rank), so that
 * sorting and filtering render no card again.
 */
export const QuoteCard = memo(function QuoteCard(props: QuoteCardProps): ReactNode {
  const { quote, badges, isPicked, labels, language, handlers } = props;
  const nameId = useId();
  return (
    <article className="cover-quote" part="quote" aria-labelledby={nameId}>
      <header className="cover-quote-head">
        <CarrierMark name={quote.carrierName} logoUrl={quote.logoUrl} />
        <h3 className="cover-quote-carrier" part="quote-carrier" id={nameId} tabIndex={-1}>
          {quote.carrierName}
        </h3>
        {badges.length > 0 && (
          <p className="cover-quote-badges">
            {badges.map((badge) => (
              <Badge key={badge} tone={badge === 'topRated' ? 'highlight' : 'positive'}>
                {labels[`results.badge.${badge}`]}
              </Badge>
            ))}
          </p>
        )}
      </header>
      <div className="cover-quote-price">
        <QuotePrice quote={quote} labels={labels} language={language} />
        <label className="cover-quote-pick" part="quote-compare">
          <input
            className="cover-checkbox"
            part="checkbox"
            type="checkbox"
            checked={isPicked}
            aria-label={format(labels['results.actionFor'], {
              action: labels['results.compare'],
              carrier: quote.carrierName,
            })}
            onChange={() => handlers.pick(quote)}
          />
          {labels['results.compare']}
        </label>
      </div>
      <div className="cover-quote-facts">
        <QuoteFacts quote={quote} labels={labels} language={language} />
        <FeeLine quote={quote} labels={labels} language={language} />
      </div>
      <div className="cover-quote-lead">
        <LeadAction {...props} />
      </div>
      <div className="cover-quote-others">
        <OtherActions {...props} />
        <Button
          variant="quiet"
          icon="info"
          part="quote-details"
          accessibleName={format(labels['results.actionFor'], {
            action: labels['results.details'],
            carrier: quote.carrierName,
          })}
          onClick={() => handlers.seeDetails(quote)}
        >
          {labels['results.details']}
        </Button>
      </div>
    </article>
  );
});
