import { type ReactNode, useId } from 'react';
import { PageLink } from '#account/page-link.view';
import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt } from '#domain/calendar-date';
import { formatMoney } from '#domain/money';
import type { CustomerQuote } from '#domain/saved-quote';
import { formatDate } from '#i18n/date';
import { format } from '#i18n/format';
import { formatList } from '#i18n/list';
import { listCustomerQuotes } from '#services/quotes/list-customer-quotes';
import { Badge } from '#ui/badge';
import { Card } from '#ui/card';
import { type Fact, Facts } from '#ui/facts';
import { Heading } from '#ui/heading';
import { ResourceView } from '../data/resource-view.tsx';
import { useResource } from '../data/use-resource.ts';
import { pluralLabel } from '../plural-label.ts';
import type { PortalTabProps } from '../portal-tab.types.ts';
import { quoteLink } from './quote-link.ts';
import { trackRequote } from './quotes.tracking.ts';
import './quotes.css';

/** The customer's quotes, which can be opened and rated again (spec 3 §2, "Customer portal"). */
export function QuotesTab(props: PortalTabProps): ReactNode {
  const { labels, session } = props;
  const { loaded, retry } = useResource(session, 'quotes', ({ client }, signal) => listCustomerQuotes(client, signal));
  return (
    <ResourceView loaded={loaded} retry={retry} labels={labels} loadingText={labels['quotes.loading']}>
      {(quotes) =>
        quotes.length === 0 ? (
          <NoQuotes {...props} />
        ) : (
          <ul role="list" className="cover-portal-quotes">
            {quotes.map((quote, index) => (
              <li key={quote.rateQuoteId || quote.transactionId || index}>
                <Quote {...props} quote={quote} />
              </li>
            ))}
          </ul>
        )
      }
    </ResourceView>
  );
}

function NoQuotes({ config, labels, host }: PortalTabProps): ReactNode {
  const { quotePage } = config;
  return (
    <Card part="quotes-none">
      <Heading level={3}>{labels['quotes.noneTitle']}</Heading>
      <p>{labels['quotes.noneText']}</p>
      {quotePage && host.isTrusted(quotePage) && (
        <p className="cover-portal-quote-actions">
          <PageLink host={host} href={quotePage} reason="quote" variant="primary">
            {labels.getQuote}
          </PageLink>
        </p>
      )}
    </Card>
  );
}

function Quote({ quote, config, labels, host }: PortalTabProps & { quote: CustomerQuote }): ReactNode {
  const { rateQuoteId, transactionId, quoteDate, effectiveDate, carrierName, drivers } = quote;
  const { language } = host;
  const titleId = useId();
  const quotePage = config.quotePage && host.isTrusted(config.quotePage) ? config.quotePage : '';
  const date = quoteDate && formatDate(quoteDate, language, 'medium');
  const title = carrierName || (date ? format(labels['quotes.ofDate'], { date }) : labels['quotes.quote']);
  const name = [title, date, drivers[0]].filter((part) => part && part !== title).join(', ');
  const named = name ? `${title}, ${name}` : title;
  const isPast = effectiveDate !== undefined && effectiveDate < dateAt(host.client.now(), agencyTimeZone);
  return (
    <Card as="article" labelledBy={titleId} part="quote">
      <div className="cover-portal-quote">
        <div className="cover-portal-quote-head">
          <Heading level={3} id={titleId}>
            {title}
          </Heading>
          {rateQuoteId === '' ? (
            <Badge>{labels['quotes.withoutRates']}</Badge>
          ) : (
            isPast && <Badge tone="caution">{labels['quotes.isPast']}</Badge>
          )}
        </div>
        <Facts layout="grid" facts={factsOf(quote, labels, language)} />
        {quotePage && transactionId !== '' && (
          <div className="cover-portal-quote-actions">
            {rateQuoteId !== '' && (
              <PageLink
                host={host}
                variant="secondary"
                href={quoteLink(quotePage, transactionId, { isRequote: true })}
                reason="requote"
                accessibleName={`${labels['quotes.requote']}: ${named}`}
                onFollow={() => trackRequote(host)}
              >
                {labels['quotes.requote']}
              </PageLink>
            )}
            <PageLink
              host={host}
              variant="secondary"
              href={quoteLink(quotePage, transactionId)}
              reason="quote"
              accessibleName={`${labels['quotes.open']}: ${named}`}
            >
              {labels['quotes.open']}
            </PageLink>
          </div>
        )}
      </div>
    </Card>
  );
}

function factsOf(
  { quoteNumber, quoteDate, effectiveDate, totalPremium, term, drivers, vehicles }: CustomerQuote,
  labels: PortalTabProps['labels'],
  language: PortalTabProps['host']['language'],
): readonly Fact[] {
  const day = (date: string | undefined) => date && formatDate(date, language, 'medium');
  const premium = totalPremium !== undefined && formatMoney(totalPremium, language);
  const facts = {
    'quotes.premium':
      premium && term
        ? format(pluralLabel(labels, 'quotes.premiumTerm', term, language), { premium })
        : premium || undefined,
    'quotes.number': quoteNumber,
    'quotes.date': day(quoteDate),
    'quotes.start': day(effectiveDate),
    'quotes.drivers': formatList(drivers, language),
    'quotes.vehicles': formatList(vehicles, language),
  } as const;
  return Object.entries(facts).flatMap(([key, value]) =>
    value ? [{ key, term: labels[key as keyof typeof facts], value }] : [],
  );
}
