import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { phoneLink } from '#domain/phone-link';
import type { Quote } from '#domain/quote';
import { useLatest } from '#flow/use-latest';
import { format } from '#i18n/format';
import { plural } from '#i18n/plural';
import { Button, TransientButton } from '#ui/button';
import { Heading } from '#ui/heading';
import { LazyModule } from '#ui/lazy-module';
import { AnswerShortcuts } from './answer-shortcuts.tsx';
import { BackToTop } from './back-to-top.tsx';
import { type Circumstances, cardButtons, hasYoungDriver, isSoldOnline } from './card-buttons.ts';
import { useCardIds } from './card-ids.ts';
import { CompareTray } from './compare-tray.tsx';
import { fewestCompared } from './comparison.ts';
import { InterruptedNotice } from './interrupted-notice.tsx';
import { LazyDialog } from './lazy-dialog.tsx';
import { NoMatch, NoRates } from './no-rates.view.tsx';
import { Offers } from './offers.view.tsx';
import { QuoteList } from './quote-list.tsx';
import { badgesOf, rankQuotes, topRatedOf } from './ranking.ts';
import { ResultsToolbar } from './results-toolbar.tsx';
import type { ResultsProps } from './results.types.ts';
import { sellingTerms } from './selling-terms.ts';
import { useAgencyClock } from './use-agency-clock.ts';
import { useComparison } from './use-comparison.ts';
import { useIsPhone } from './use-is-phone.ts';
import { useQuoteHandlers } from './use-quote-handlers.ts';
import { useSortAndFilter } from './use-sort-and-filter.ts';
import './results.css';

// Dialogs that many visitors never open load on demand.
const dialogs = new LazyModule(() => import('./result-dialogs.tsx'));
const comparing = new LazyModule(() => import('./compare.view.tsx'));
const printing = new LazyModule(() => import('./print.view.tsx'));
const fetchDialogs = () => void dialogs.load().catch(() => undefined);

/** The ranked quotes and their actions. */
export function Results(props: ResultsProps): ReactNode {
  return props.quotes.length > 0 || props.isArriving ? (
    <RankedQuotes {...props} />
  ) : (
    <NoRates {...props} cause={{ kind: 'declined' }} />
  );
}

function RankedQuotes(props: ResultsProps): ReactNode {
  const {
    config,
    labels,
    language,
    now,
    agentsAreIdle,
    driverFirstName,
    driverAges,
    phone,
    isArriving = false,
    interrupted,
  } = props;
  const { buy, contact } = props;
  const { quotes } = props;
  const cardIds = useCardIds(quotes);
  const latestIds = useLatest(cardIds);
  const topRated = useMemo(() => topRatedOf(quotes, config), [quotes, config]);
  const badges = useMemo(() => badgesOf(quotes, topRated), [quotes, topRated]);

  const isYoung = hasYoungDriver(driverAges);
  const clock = useAgencyClock(now, config.resultsTimeZone);
  const terms = useMemo(() => sellingTerms(config, clock), [config, clock]);
  const circumstances = useMemo<Circumstances>(
    () => ({ agentsAreIdle, hasYoungDriver: isYoung, config, clock, terms }),
    [agentsAreIdle, isYoung, config, clock, terms],
  );
  const buttons = useMemo(
    () => new Map(quotes.map((quote) => [quote.rateQuoteId, cardButtons(quote, circumstances)])),
    [quotes, circumstances],
  );
  const isBuyable = useCallback((quote: Quote) => isSoldOnline(quote, circumstances), [circumstances]);

  const arranged = useSortAndFilter({ quotes, cardIds, isArriving, topRated, isBuyable, config });
  const { rows, shownCount, matchCount, orders, order, onlyBuyable } = arranged;
  const { isExpanded } = arranged.shown;
  const buyable = useMemo(
    () => rankQuotes(quotes.filter(isBuyable), arranged.shown.order, topRated),
    [quotes, isBuyable, arranged.shown.order, topRated],
  );
  const buttonsOf = (quote: Quote) => buttons.get(quote.rateQuoteId) ?? cardButtons(quote, circumstances);

  const [detailedId, setDetailedId] = useState<string>();
  const detailed = quotes.find(({ rateQuoteId }) => cardIds.get(rateQuoteId) === detailedId);
  const [isComparing, setComparing] = useState(false);
  const [printed, setPrinted] = useState<readonly Quote[]>();
  const comparison = useComparison(quotes, cardIds);
  const openDetails = useCallback(
    (quote?: Quote) => {
      setComparing(false);
      setDetailedId(quote && latestIds().get(quote.rateQuoteId));
    },
    [latestIds],
  );
  const isPhone = useIsPhone();
  const offersChoice = terms.buyNowType === 'choose' && buyable.length > 1;
  const dialUrl = isPhone && phone ? phoneLink(phone) : undefined;
  const handlers = useQuoteHandlers({
    actions: props,
    dials: dialUrl !== undefined,
    offersChoice,
    openDetails,
    pick: comparison.pick,
  });
  const shared = { labels, language, handlers, dialUrl };
  const others = buyable.filter(({ rateQuoteId }) => buy.status === 'idle' || rateQuoteId !== buy.quote.rateQuoteId);

  // Once opened, the dialogs stay mounted: a closed one may hold a partner's page with what was typed into it.
  const isDialogOpen = detailed !== undefined || buy.status !== 'idle' || contact.status !== 'idle';
  const [wereDialogsOpened, setDialogsOpened] = useState(isDialogOpen);
  if (isDialogOpen && !wereDialogsOpened) setDialogsOpened(true);
  const closeDialogs = () => {
    setDetailedId(undefined);
    if (buy.status !== 'idle') props.onCloseBuy();
    if (contact.status !== 'idle') props.onCloseContact();
  };

  const printQuotes = (selected: readonly Quote[]) => {
    setPrinted(selected);
    props.onPrint?.(selected.length);
  };
  const shownQuotes = rows.filter(({ isShown }) => isShown).map(({ quote }) => quote);
  const isComparisonOpen = isComparing && comparison.quotes.length >= fewestCompared;

  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const more = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const wasExpanded = useRef(isExpanded);
  useEffect(() => {
    if (wasExpanded.current === isExpanded) return;
    wasExpanded.current = isExpanded;
    // Focuses the first of the new cards; on collapse, scrolls the button into view.
    if (isExpanded) list.current?.querySelectorAll<HTMLElement>('li:not([hidden]) h3')[config.maxQuoteCards]?.focus();
    else more.current?.scrollIntoView({ block: 'nearest' });
  }, [isExpanded, config.maxQuoteCards]);

  const count = (name: 'title' | 'titleNamed' | 'arriving' | 'shown' | 'showMore' | 'printPicked', number: number) =>
    plural(language, number, { one: labels[`results.${name}.one`], other: labels[`results.${name}.other`] });
  const orderText = labels[`results.sorted.${arranged.shown.order}`];
  const status = isArriving
    ? count('arriving', quotes.length)
    : format(count('shown', quotes.length), { shown: shownCount, order: orderText });
  const name = driverFirstName.trim();

  return (
    <section
      className={comparison.quotes.length > 0 ? 'cover-results cover-results-comparing' : 'cover-results'}
      part="results"
      ref={section}
      onPointerEnter={fetchDialogs}
      onFocus={fetchDialogs}
    >
      <div className="cover-results-body">
        <header className="cover-results-head">
          <Heading takesFocus="entry">
            {name ? format(count('titleNamed', quotes.length), { name }) : count('title', quotes.length)}
          </Heading>
          <p className="cover-results-intro">{labels['results.intro']}</p>
          <AnswerShortcuts {...props} />
        </header>
        {interrupted && <InterruptedNotice {...interrupted} labels={labels} onAskForMore={props.onAskForMore} />}
        <ResultsToolbar
          {...{ labels, status, orders, order, onlyBuyable }}
          canFilter={onlyBuyable || (buyable.length > 0 && buyable.length < quotes.length)}
          onOrder={(sort) => {
            arranged.sortBy(sort);
            props.onArrange?.({ sort, onlyBuyable });
          }}
          onOnlyBuyable={(isChecked) => {
            arranged.showOnlyBuyable(isChecked);
            props.onArrange?.({ sort: order, onlyBuyable: isChecked });
          }}
        />
        {arranged.isOutOfOrder && (
          <TransientButton variant="quiet" icon="filter" onClick={() => arranged.sortBy(order)}>
            {format(labels['results.reorder'], { order: orderText })}
          </TransientButton>
        )}
        {matchCount > 0 || isArriving ? (
          <QuoteList {...shared} {...{ rows, buttons, badges, cardIds }} picks={comparison.ids} listRef={list} />
        ) : (
          <NoMatch {...props} onShowAll={() => arranged.showOnlyBuyable(false)} />
        )}
        {matchCount > config.maxQuoteCards && (
          <Button
            size="large"
            isFullWidth
            part="show-more"
            icon={isExpanded ? 'up' : 'down'}
            isExpanded={isExpanded}
            buttonRef={more}
            onClick={() => arranged.expand(!isExpanded)}
          >
            {isExpanded ? labels['results.showLess'] : count('showMore', matchCount - shownCount)}
          </Button>
        )}
        {props.offers.length > 0 && !isArriving && <Offers {...props} />}
        {shownCount > 0 && (
          <div className="cover-results-tools">
            <Button
              variant="quiet"
              icon="print"
              part="print-quotes"
              onClick={() => printQuotes(comparison.quotes.length > 0 ? comparison.quotes : shownQuotes)}
            >
              {comparison.quotes.length > 0 ? count('printPicked', comparison.quotes.length) : labels['results.print']}
            </Button>
          </div>
        )}
      </div>
      {props.hasOfficeSlot && (
        <div className="cover-results-office">
          <slot name="nearest-office" />
        </div>
      )}
      {wereDialogsOpened && (isDialogOpen || dialogs.module) && (
        <LazyDialog group={dialogs} labels={labels} onClose={closeDialogs}>
          {({ ResultDialogs }) => (
            <ResultDialogs
              {...props}
              {...shared}
              {...{ detailed, buttonsOf, terms }}
              others={others.slice(0, terms.maxModalQuotes)}
              onCloseDetails={() => setDetailedId(undefined)}
              onPrintDetails={() => detailed && printQuotes([detailed])}
            />
          )}
        </LazyDialog>
      )}
      {isComparisonOpen && (
        <LazyDialog group={comparing} labels={labels} onClose={() => setComparing(false)}>
          {({ Compare }) => (
            <Compare
              {...shared}
              quotes={comparison.quotes}
              buttonsOf={buttonsOf}
              onRemove={comparison.pick}
              onPrint={() => printQuotes(comparison.quotes)}
              onClose={() => setComparing(false)}
            />
          )}
        </LazyDialog>
      )}
      {printed && (
        <LazyDialog group={printing} labels={labels} onClose={() => setPrinted(undefined)}>
          {({ PrintedQuotes }) => (
            <PrintedQuotes {...props} quotes={printed} today={clock.today} onDone={() => setPrinted(undefined)} />
          )}
        </LazyDialog>
      )}
      <CompareTray
        quotes={comparison.quotes}
        isFull={comparison.isFull}
        labels={labels}
        onClear={({ currentTarget }) => {
          // The tray goes with the pressed button: the first picked card takes the focus.
          if (currentTarget.matches(':focus'))
            list.current?.querySelector<HTMLElement>('li:not([hidden]) input:checked')?.focus();
          comparison.clear();
        }}
        onCompare={() => {
          if (comparison.quotes.length < fewestCompared) return;
          setComparing(true);
          props.onCompare?.(comparison.quotes.length);
        }}
      />
      <BackToTop text={labels['results.backToTop']} target={section} />
    </section>
  );
}
