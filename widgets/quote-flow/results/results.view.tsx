import type { Quote } from '#domain/quote';
import { format } from '#i18n/format';
import { plural } from '#i18n/plural';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { registerStyles } from '#ui/styles';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { agencyClock } from './agency-clock.ts';
import { AnswerShortcuts } from './answer-shortcuts.tsx';
import { BackToTop } from './back-to-top.tsx';
import { BuyDialogs } from './buy.view.tsx';
import { type Circumstances, cardButtons, hasYoungDriver, isSoldOnline } from './card-buttons.ts';
import { ContactDialog } from './contact.view.tsx';
import { NoMatch, NoRates } from './no-rates.view.tsx';
import { phoneLink } from './phone-link.ts';
import { QuoteDetails } from './quote-details.view.tsx';
import { QuoteList } from './quote-list.tsx';
import { badgesOf, distinctQuotes, topRatedOf } from './ranking.ts';
import { ResultsToolbar } from './results-toolbar.tsx';
import css from './results.css?inline';
import type { ResultsProps } from './results.types.ts';
import { useArrangement } from './use-arrangement.ts';
import { useIsPhone } from './use-is-phone.ts';
import { useQuoteHandlers } from './use-quote-handlers.ts';

registerStyles(css);

/** The quotes, ranked, and what a visitor can do with each. */
export function Results(props: ResultsProps): ReactNode {
  return props.quotes.length > 0 || props.isArriving ? <RankedQuotes {...props} /> : <NoRates {...props} />;
}

function RankedQuotes(props: ResultsProps): ReactNode {
  const { config, labels, language, now, agentsAreIdle, driverFirstName, driverAges, phone, isArriving = false } = props;
  const quotes = useMemo(() => distinctQuotes(props.quotes), [props.quotes]);
  const topRated = useMemo(() => topRatedOf(quotes, config), [quotes, config]);
  const badges = useMemo(() => badgesOf(quotes, topRated), [quotes, topRated]);

  const isYoung = hasYoungDriver(driverAges);
  const circumstances = useMemo<Circumstances>(
    () => ({ agentsAreIdle, hasYoungDriver: isYoung, config, clock: agencyClock(now, config.resultsTimeZone) }),
    [agentsAreIdle, isYoung, config, now],
  );
  const buttons = useMemo(
    () => new Map(quotes.map((quote) => [quote.rateQuoteId, cardButtons(quote, circumstances)])),
    [quotes, circumstances],
  );
  const isBuyable = useCallback((quote: Quote) => isSoldOnline(quote, circumstances), [circumstances]);

  const arranged = useArrangement({ quotes, isArriving, topRated, isBuyable, config });
  const { rows, shownCount, wantedCount, orders, order, onlyBuyable } = arranged;
  const { isExpanded } = arranged.shown;
  const buyableCount = useMemo(() => quotes.filter(isBuyable).length, [quotes, isBuyable]);

  const [detailed, setDetailed] = useState<Quote>();
  const isPhone = useIsPhone();
  const handlers = useQuoteHandlers(props, isPhone, setDetailed);
  const dialUrl = isPhone && phone ? phoneLink(phone) : undefined;
  const shared = { labels, language, handlers, dialUrl };

  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const more = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const wasExpanded = useRef(isExpanded);
  useEffect(() => {
    if (wasExpanded.current === isExpanded) return;
    wasExpanded.current = isExpanded;
    // To the first of the new cards; and back, the button must not be left behind far below.
    if (isExpanded) list.current?.querySelectorAll<HTMLElement>('li:not([hidden]) h3')[config.maxQuoteCards]?.focus();
    else more.current?.scrollIntoView({ block: 'nearest' });
  }, [isExpanded, config.maxQuoteCards]);

  const count = (name: 'title' | 'titleNamed' | 'arriving' | 'shown' | 'showMore', number: number) =>
    plural(language, number, { one: labels[`results.${name}.one`], other: labels[`results.${name}.other`] });
  const orderText = labels[`results.sorted.${arranged.shown.order}`];
  const status = isArriving
    ? count('arriving', quotes.length)
    : format(count('shown', quotes.length), { shown: shownCount, order: orderText });
  const name = driverFirstName.trim();

  return (
    <section className="cover-results" part="results" ref={section}>
      <div className="cover-results-body">
        <header className="cover-results-head">
          <Heading takesFocus="entry">
            {name ? format(count('titleNamed', quotes.length), { name }) : count('title', quotes.length)}
          </Heading>
          <p className="cover-results-intro">{labels['results.intro']}</p>
          <AnswerShortcuts {...props} />
        </header>
        <ResultsToolbar
          {...{ labels, status, orders, order, onlyBuyable }}
          canFilter={onlyBuyable || (buyableCount > 0 && buyableCount < quotes.length)}
          onOrder={(sort) => {
            arranged.sortBy(sort);
            props.onArrange?.({ sort, onlyBuyable });
          }}
          onOnlyBuyable={(wanted) => {
            arranged.showOnlyBuyable(wanted);
            props.onArrange?.({ sort: order, onlyBuyable: wanted });
          }}
        />
        {arranged.isOutOfOrder && (
          <Button variant="quiet" icon="filter" onClick={() => arranged.sortBy(order)}>
            {format(labels['results.reorder'], { order: orderText })}
          </Button>
        )}
        {wantedCount > 0 || isArriving ? (
          <QuoteList {...shared} {...{ rows, buttons, badges }} listRef={list} />
        ) : (
          <NoMatch {...props} onShowAll={() => arranged.showOnlyBuyable(false)} />
        )}
        {wantedCount > config.maxQuoteCards && (
          <Button
            size="large"
            isFullWidth
            part="show-more"
            icon={isExpanded ? 'up' : 'down'}
            isExpanded={isExpanded}
            buttonRef={more}
            onClick={() => arranged.expand(!isExpanded)}
          >
            {isExpanded ? labels['results.showLess'] : count('showMore', wantedCount - shownCount)}
          </Button>
        )}
      </div>
      <BackToTop text={labels['results.backToTop']} target={section} />
      {detailed && (
        <QuoteDetails
          {...shared}
          quote={detailed}
          buttons={buttons.get(detailed.rateQuoteId) ?? cardButtons(detailed, circumstances)}
          onClose={() => setDetailed(undefined)}
        />
      )}
      <BuyDialogs {...props} />
      <ContactDialog {...props} />
    </section>
  );
}
