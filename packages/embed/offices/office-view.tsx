import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { directionsMapOf, directionsTo } from '#domain/directions';
import { addressLines, type Office } from '#domain/office';
import { phoneLink } from '#domain/phone-link';
import { format } from '#i18n/format';
import { hoursRows, openingText } from '#i18n/office-text';
import type { OfficeStrings } from '#i18n/office.en';
import { Button, opensElsewhere } from '#ui/button';
import { OfficeDetails } from '#ui/office';
import type { WidgetHost } from '../runtime/define-widget.ts';

/** How a visitor follows up an office. */
export type OfficeWay = 'directions' | 'email' | 'details' | 'phone';

interface OfficePageProps {
  office: Office;
  /** Whose maps directions open. */
  directions: 'platform' | 'google';
  labels: OfficeStrings;
  host: WidgetHost;
  /** Epoch milliseconds. */
  now: number;
  /** The address and whether it is open stand above it already. */
  isBrief?: boolean;
}

const minute = 60_000;
const mailbox = /^[^\s@?&]+@[^\s@?&]+$/;

/** The moment, once a minute: an office closes while one reads. */
export function useNow(host: WidgetHost): number {
  const [now, setNow] = useState(() => host.client.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(host.client.now()), minute);
    return () => clearInterval(timer);
  }, [host]);
  return now;
}

/** What is known of an office, with the ways to it. */
export function OfficePage({ office, directions, labels, host, now, isBrief = false }: OfficePageProps): ReactNode {
  const map = directions === 'google' ? 'google' : directionsMapOf(navigator.userAgent);
  const took = (channel: OfficeWay) => () => {
    host.track('Office Followed', { channel });
    host.complete(channel);
  };
  const openDetails = (event: MouseEvent) => {
    took('details')();
    if (opensElsewhere(event)) return;
    event.preventDefault();
    host.navigate(office.url, 'office');
  };
  const named = (label: string, more = '') => `${label}: ${office.name}${more}`;
  return (
    <OfficeDetails
      address={isBrief ? undefined : addressLines(office)}
      opening={isBrief ? undefined : openingText(office, now, host.language, labels)}
      phone={
        office.phone
          ? {
              text: office.phone,
              href: phoneLink(office.phone),
              accessibleName: format(labels.call, { office: office.name, phone: office.phone }),
              onClick: took('phone'),
            }
          : undefined
      }
      hoursTitle={labels.hours}
      hours={hoursRows(office, labels)}
      actions={
        <>
          <Button
            variant="primary"
            part="directions"
            href={directionsTo(office, map, host.isTrusted)}
            opensWindow
            accessibleName={named(labels.directions, `, ${labels.inNewWindow}`)}
            onClick={took('directions')}
          >
            {labels.directions}
          </Button>
          {mailbox.test(office.email) && (
            <Button
              part="email"
              href={`mailto:${office.email}`}
              accessibleName={named(labels.email)}
              onClick={took('email')}
            >
              {labels.email}
            </Button>
          )}
          {office.url && host.isTrusted(office.url) && (
            <Button part="details" href={office.url} accessibleName={named(labels.details)} onClick={openDetails}>
              {labels.details}
            </Button>
          )}
        </>
      }
    />
  );
}
