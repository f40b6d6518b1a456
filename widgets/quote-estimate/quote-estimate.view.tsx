import { useEffect, useId, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { quoteAddress } from '#domain/quote-address';
import type { WidgetHost, WidgetProps } from '#embed/define-widget';
import { Button, opensElsewhere } from '#ui/button';
import { Disclosure } from '#ui/disclosure';
import { Heading } from '#ui/heading';
import { Icon, type IconName } from '#ui/icon';
import { LiveRegion } from '#ui/live-region';
import { Price } from '#ui/price';
import type { Panel, PanelPrice, Phase } from './panel.ts';
import type { QuoteEstimateConfig } from './quote-estimate.config.ts';
import type { QuoteEstimateStrings } from './strings.en.ts';
import { usePanel } from './use-panel.ts';
import { Wording } from './wording.ts';
import './quote-estimate.css';

type QuoteEstimateProps = WidgetProps<QuoteEstimateConfig, QuoteEstimateStrings>;
type PanelProps = QuoteEstimateProps & { panel: Panel };

/** What the visitor's insurance may cost, what that rests on, and the way to the quote. */
export function QuoteEstimate({ config, labels, host }: QuoteEstimateProps): ReactNode {
  const panel = usePanel(config, host);
  const titleId = useId();
  const isInviting = panel?.phase === 'nothing' || panel?.phase === 'place';
  return (
    <section
      className={`cover-quote-estimate${isInviting ? ' cover-quote-estimate-inviting' : ''}`}
      part="quote-estimate"
      aria-labelledby={titleId}
      aria-busy={!panel || undefined}
    >
      <div className="cover-quote-estimate-main">
        <Heading id={titleId}>{isInviting ? labels['invite.title'] : labels.title}</Heading>
        {panel && <Contents panel={panel} config={config} labels={labels} host={host} />}
      </div>
      {panel && <Sections panel={panel} config={config} labels={labels} host={host} />}
    </section>
  );
}

function Contents({ panel, config, labels, host }: PanelProps): ReactNode {
  const words = new Wording(labels, host.language);
  const { price, zip, city } = panel;
  useTold(panel.phase, host);
  return (
    <>
      {(zip || city) && (
        <p className="cover-quote-estimate-place" part="quote-estimate-place">
          <Icon name="locate" />
          {words.place(panel)}
        </p>
      )}
      {price ? (
        <EstimatedPrice panel={panel} price={price} words={words} labels={labels} />
      ) : (
        <p className="cover-quote-estimate-text">{words.invitation(panel)}</p>
      )}
      {panel.action === 'start' && <Points labels={labels} />}
      <WayOn panel={panel} config={config} labels={labels} host={host} />
      {price && <p className="cover-quote-estimate-note">{words.basis(price.quoteCount, panel.quotedOn)}</p>}
      <News message={words.news(panel)} />
    </>
  );
}

/** What speaks for a start. */
function Points({ labels }: { labels: QuoteEstimateStrings }): ReactNode {
  return (
    <ul className="cover-quote-estimate-points">
      {(['point.carriers', 'point.time', 'point.kept'] as const).map((key) => (
        <li key={key}>
          <Icon name="check" />
          {labels[key]}
        </li>
      ))}
    </ul>
  );
}

/** What the estimate is for. */
function Sections({ panel: { drivers, vehicles }, config, labels, host }: PanelProps): ReactNode {
  const words = new Wording(labels, host.language);
  if (drivers.length === 0 && vehicles.length === 0) return null;
  return (
    <div className="cover-quote-estimate-sections" part="quote-estimate-sections">
      <Section
        icon="person"
        title={words.count('drivers', drivers.length)}
        lines={drivers}
        isListed={config.driverNames}
      />
      <Section icon="car" title={words.count('vehicles', vehicles.length)} lines={vehicles} isListed />
    </div>
  );
}

interface EstimatedPriceProps {
  panel: Panel;
  price: PanelPrice;
  words: Wording;
  labels: QuoteEstimateStrings;
}

function EstimatedPrice({ panel, price, words, labels }: EstimatedPriceProps): ReactNode {
  return (
    <div className="cover-quote-estimate-price">
      <Price
        size="large"
        label={price.quoteCount === undefined ? labels.about : labels.from}
        amount={words.amount(price)}
        per={labels[`per.${price.every}`]}
        detail={words.terms(price).map((line) => (
          <p key={line}>{line}</p>
        ))}
      />
      {panel.phase === 'old' && (
        <p className="cover-quote-estimate-old">
          <Icon name="info" />
          {words.age(panel.age)}
        </p>
      )}
    </div>
  );
}

interface SectionProps {
  icon: IconName;
  title: string;
  lines: readonly string[];
  isListed: boolean;
}

/** Who, or what, the estimate is for. What the page does not want listed is counted. */
function Section({ icon, title, lines, isListed }: SectionProps): ReactNode {
  if (lines.length === 0) return null;
  const summary = (
    <span className="cover-quote-estimate-count">
      <Icon name={icon} />
      {title}
    </span>
  );
  if (!isListed) return <div className="cover-quote-estimate-counted">{summary}</div>;
  return (
    <Disclosure look="frame" summary={summary}>
      <ul className="cover-quote-estimate-list">
        {lines.map((line, place) => (
          // Two drivers may have one name; none of them moves.
          <li key={place}>{line}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

function WayOn({ panel: { action, hash, state }, config, labels, host }: PanelProps): ReactNode {
  const address = quoteAddress({ page: config.quotePage, state, multiExperience: config.multiExperience, hash });
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    host.track('Estimate Followed', { phase: action });
    host.complete(action);
    host.navigate(address, action);
  };
  return (
    <div className="cover-quote-estimate-action">
      <Button
        variant="primary"
        size="large"
        endIcon="next"
        part={`quote-estimate-${action}`}
        href={host.isTrusted(address) ? address : undefined}
        onClick={follow}
      >
        {labels[`action.${action}`]}
      </Button>
    </div>
  );
}

/** Says what the flow has changed since the panel came; what was there at first is read in its place. */
function News({ message }: { message: string }): ReactNode {
  const [first] = useState(message);
  const [isNews, setIsNews] = useState(false);
  if (!isNews && message !== first) setIsNews(true);
  return <LiveRegion message={isNews ? message : ''} />;
}

/** Tells analytics how far the visitor's estimate is, once for each phase that it comes to. */
function useTold(phase: Phase, host: WidgetHost): void {
  const told = useRef<Phase>(undefined);
  useEffect(() => {
    if (told.current === phase) return;
    told.current = phase;
    host.track('Estimate Shown', { phase });
  }, [phase, host]);
}
