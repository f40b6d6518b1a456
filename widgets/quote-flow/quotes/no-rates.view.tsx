import type { ReactNode } from 'react';
import { CallButton } from '#flow/call-button.view';
import { format } from '#i18n/format';
import { Button, TransientButton } from '#ui/button';
import { Heading, type HeadingProps } from '#ui/heading';
import type { NoRatesCause, NoRatesProps } from './results.types.ts';
import type { ResultsStrings } from './strings.en.ts';
import './no-rates.css';

/** No carrier offered a rate, the wait ran out, or a call failed. */
export function NoRates({ labels, driverFirstName, phone, cause, onTryAgain }: NoRatesProps): ReactNode {
  return (
    <NoQuotesPanel
      title={labels['results.noRatesTitle']}
      action={labels['results.tryAgain']}
      onAction={onTryAgain}
      takesFocus="entry"
      {...{ labels, driverFirstName, phone }}
    >
      {cause.kind === 'failed' && cause.failure.reason && <p>{cause.failure.reason}</p>}
      <p>{labels[textOf(cause)]}</p>
    </NoQuotesPanel>
  );
}

function textOf(cause: NoRatesCause): keyof ResultsStrings {
  if (cause.kind === 'late') return 'results.noRatesText';
  if (cause.kind === 'declined') return 'results.noRatesDeclinedText';
  if (cause.kind === 'unreadable') return 'results.noRatesUnreadableText';
  switch (cause.failure.kind) {
    case 'refused':
      return 'results.noRatesRefusedText';
    case 'malformed':
      return 'results.noRatesUnreadableText';
    case 'expired':
      return 'results.noRatesExpiredText';
    default:
      return 'results.noRatesFailedText';
  }
}

interface NoMatchProps extends Omit<NoRatesProps, 'cause'> {
  onShowAll: () => void;
}

/** The filter matches no quote: all of them, or new rates. On entry the focus stays on the filter. */
export function NoMatch({ labels, driverFirstName, phone, onShowAll, onTryAgain }: NoMatchProps): ReactNode {
  return (
    <NoQuotesPanel
      title={labels['results.noMatchTitle']}
      action={labels['results.showAll']}
      onAction={onShowAll}
      other={
        <Button size="large" onClick={onTryAgain}>
          {labels['results.tryAgain']}
        </Button>
      }
      {...{ labels, driverFirstName, phone }}
    >
      <p>{labels['results.noMatchText']}</p>
    </NoQuotesPanel>
  );
}

interface LostConnectionProps extends Omit<NoRatesProps, 'cause'> {
  title: string;
  /** What has happened, and what happens next. */
  children: ReactNode;
}

/** The network failed during the quote run, which continues on a retry. */
export function LostConnection({ labels, onTryAgain, ...panel }: LostConnectionProps): ReactNode {
  return (
    <NoQuotesPanel {...panel} labels={labels} action={labels['results.tryAgain']} onAction={onTryAgain} takesFocus />
  );
}

interface NoQuotesPanelProps extends Pick<NoRatesProps, 'labels' | 'driverFirstName' | 'phone'> {
  /** Begins with `{name}`: the driver's first name, or “Hi” (spec 1 §8). */
  title: string;
  children: ReactNode;
  action: string;
  onAction: () => void;
  other?: ReactNode;
  takesFocus?: HeadingProps['takesFocus'];
}

function NoQuotesPanel({
  labels,
  driverFirstName,
  phone,
  title,
  children,
  action,
  onAction,
  other,
  takesFocus,
}: NoQuotesPanelProps): ReactNode {
  return (
    <section className="cover-no-rates" part="no-rates">
      <Heading takesFocus={takesFocus}>
        {format(title, { name: driverFirstName.trim() || labels['results.noRatesHi'] })}
      </Heading>
      {children}
      <div className="cover-no-rates-actions">
        <TransientButton variant="primary" size="large" onClick={onAction}>
          {action}
        </TransientButton>
        {other}
        <CallButton text={labels['results.callPhone']} phone={phone} size="large" />
      </div>
    </section>
  );
}
