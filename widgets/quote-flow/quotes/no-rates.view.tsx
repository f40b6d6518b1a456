import type { ReactNode } from 'react';
import { phoneLink } from '#domain/phone-link';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import type { NoRatesProps } from './results.types.ts';
import './no-rates.css';

/** No carrier offered a rate, or the wait ran out. */
export function NoRates({ labels, driverFirstName, phone, onTryAgain }: NoRatesProps): ReactNode {
  return (
    <NoQuotesPanel
      title={labels['results.noRatesTitle']}
      text={labels['results.noRatesText']}
      action={labels['results.tryAgain']}
      onAction={onTryAgain}
      takesFocus="entry"
      {...{ labels, driverFirstName, phone }}
    />
  );
}

interface NoMatchProps extends Omit<NoRatesProps, 'onTryAgain'> {
  onShowAll: () => void;
}

/** The filter matches no quote. The focus stays on the filter. */
export function NoMatch({ labels, driverFirstName, phone, onShowAll }: NoMatchProps): ReactNode {
  return (
    <NoQuotesPanel
      title={labels['results.noMatchTitle']}
      text={labels['results.noMatchText']}
      action={labels['results.showAll']}
      onAction={onShowAll}
      {...{ labels, driverFirstName, phone }}
    />
  );
}

interface NoQuotesPanelProps extends Pick<NoRatesProps, 'labels' | 'driverFirstName' | 'phone'> {
  /** Begins with `{name}`: the driver's first name, or “Hi” (spec 1 §8). */
  title: string;
  text: string;
  action: string;
  onAction: () => void;
  takesFocus?: 'entry';
}

function NoQuotesPanel({
  labels,
  driverFirstName,
  phone,
  title,
  text,
  action,
  onAction,
  takesFocus,
}: NoQuotesPanelProps): ReactNode {
  return (
    <section className="cover-no-rates" part="no-rates">
      <Heading takesFocus={takesFocus}>
        {format(title, { name: driverFirstName.trim() || labels['results.noRatesHi'] })}
      </Heading>
      <p>{text}</p>
      <div className="cover-no-rates-actions">
        <Button variant="primary" size="large" onClick={onAction}>
          {action}
        </Button>
        {phone && (
          <Button size="large" href={phoneLink(phone)} icon="phone">
            {format(labels['results.callPhone'], { phone })}
          </Button>
        )}
      </div>
    </section>
  );
}
