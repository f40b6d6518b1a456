import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { Button } from '#ui/button';
import { Disclosure } from '#ui/disclosure';
import { Heading } from '#ui/heading';
import { Icon, type IconName } from '#ui/icon';
import { LiveRegion } from '#ui/live-region';
import { Price } from '#ui/price';
import { PanelTexts } from './panel-texts.ts';
import type { Panel, PanelPrice } from './panel.ts';
import type { QuoteEstimateConfig } from './quote-estimate.config.ts';
import type { QuoteEstimateStrings } from './strings.en.ts';
import { type QuoteLink, useQuoteEstimate } from './use-quote-estimate.ts';
import './quote-estimate.css';

type QuoteEstimateProps = WidgetProps<QuoteEstimateConfig, QuoteEstimateStrings>;

interface ContentsProps {
  panel: Panel;
  link: QuoteLink | undefined;
  texts: PanelTexts;
  labels: QuoteEstimateStrings;
}

interface SectionsProps {
  panel: Panel;
  texts: PanelTexts;
  /** Lists the drivers' names; otherwise only their number shows. */
  driverNames: boolean;
}

/** The estimated price of the visitor's insurance, the answers behind it, and a link to the quote. */
export function QuoteEstimate({ config, labels, host }: QuoteEstimateProps): ReactNode {
  const { panel, link } = useQuoteEstimate(config, host);
  const texts = new PanelTexts(labels, host.language);
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
        {panel && <Contents panel={panel} link={link} texts={texts} labels={labels} />}
      </div>
      {panel && <Sections panel={panel} texts={texts} driverNames={config.driverNames} />}
    </section>
  );
}

function Contents({ panel, link, texts, labels }: ContentsProps): ReactNode {
  const { price, zip, city } = panel;
  return (
    <>
      {(zip || city) && (
        <p className="cover-quote-estimate-place" part="quote-estimate-place">
          <Icon name="locate" />
          {texts.place(panel)}
        </p>
      )}
      {price ? (
        <EstimatedPrice panel={panel} price={price} texts={texts} labels={labels} />
      ) : (
        <p className="cover-quote-estimate-text">{texts.invitation(panel)}</p>
      )}
      {panel.action === 'start' && <Points labels={labels} />}
      {link && <ActionLink action={panel.action} link={link} labels={labels} />}
      {price && <p className="cover-quote-estimate-note">{texts.basis(price.quoteCount, panel.quotedOn)}</p>}
      <ChangeAnnouncer message={texts.news(panel)} />
    </>
  );
}

/** Reasons to start a quote. */
function Points({ labels }: { labels: QuoteEstimateStrings }): ReactNode {
  return (
    <ul role="list" className="cover-quote-estimate-points">
      {(['point.carriers', 'point.time', 'point.kept'] as const).map((key) => (
        <li key={key}>
          <Icon name="check" />
          {labels[key]}
        </li>
      ))}
    </ul>
  );
}

/** The drivers and vehicles of the estimate. */
function Sections({ panel: { drivers, vehicles }, texts, driverNames }: SectionsProps): ReactNode {
  if (drivers.length === 0 && vehicles.length === 0) return null;
  return (
    <div className="cover-quote-estimate-sections" part="quote-estimate-sections">
      <Section icon="person" title={texts.count('drivers', drivers.length)} lines={drivers} isListed={driverNames} />
      <Section icon="car" title={texts.count('vehicles', vehicles.length)} lines={vehicles} isListed />
    </div>
  );
}

interface EstimatedPriceProps {
  panel: Panel;
  price: PanelPrice;
  texts: PanelTexts;
  labels: QuoteEstimateStrings;
}

function EstimatedPrice({ panel, price, texts, labels }: EstimatedPriceProps): ReactNode {
  return (
    <div className="cover-quote-estimate-price">
      <Price
        size="large"
        label={price.quoteCount === undefined ? labels.about : labels.from}
        amount={texts.amount(price)}
        per={labels[`per.${price.every}`]}
        detail={texts.terms(price).map((line) => (
          <p key={line}>{line}</p>
        ))}
      />
      {panel.phase === 'old' && (
        <p className="cover-quote-estimate-old">
          <Icon name="info" />
          {texts.age(panel.age)}
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

/** The drivers or the vehicles: a list, or only their number. */
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
      <ul role="list" className="cover-quote-estimate-list">
        {lines.map((line, index) => (
          // Two drivers may share a name; the order never changes.
          <li key={index}>{line}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

interface ActionLinkProps {
  action: Panel['action'];
  link: QuoteLink;
  labels: QuoteEstimateStrings;
}

function ActionLink({ action, link, labels }: ActionLinkProps): ReactNode {
  return (
    <div className="cover-quote-estimate-action">
      <Button variant="primary" size="large" endIcon="next" part={`quote-estimate-${action}`} {...link}>
        {labels[`action.${action}`]}
      </Button>
    </div>
  );
}

/** Announces changes by the flow; the first estimate is read in place. */
function ChangeAnnouncer({ message }: { message: string }): ReactNode {
  const [first] = useState(message);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && message !== first) setHasChanged(true);
  return <LiveRegion message={hasChanged ? message : ''} />;
}
