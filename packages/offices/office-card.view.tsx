import type { MouseEvent, ReactNode } from 'react';
import { phoneLink } from '#domain/phone-link';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { format } from '#i18n/format';
import { Button, opensElsewhere } from '#ui/button';
import { directionsMapOf, directionsTo } from './directions.ts';
import type { FollowedLink, OfficeChannel } from './follow-office.ts';
import { OfficeDetails } from './office-details.view.tsx';
import { addressLines, type Office } from './office.ts';
import { hoursRows, openStatusText } from './open-status-text.ts';
import type { OfficeStrings } from './strings.en.ts';

interface OfficePageProps {
  office: Office;
  /** The map service that directions open in. */
  directions: 'platform' | 'google';
  labels: OfficeStrings;
  host: Pick<WidgetHost, 'language' | 'isTrusted'>;
  /** Epoch milliseconds. */
  now: number;
  onFollow: (link: FollowedLink) => void;
  /** Omits the address and the opening line, which the caller shows itself. */
  isBrief?: boolean;
}

const mailbox = /^[^\s@?&]+@[^\s@?&]+$/;

/** Everything known about one office, with links to call, write to and visit it. */
export function OfficeCard({
  office,
  directions,
  labels,
  host,
  now,
  onFollow,
  isBrief = false,
}: OfficePageProps): ReactNode {
  const map = directions === 'google' ? 'google' : directionsMapOf(navigator.userAgent);
  const follow = (channel: OfficeChannel) => () => onFollow({ channel });
  const openDetails = (event: MouseEvent) => {
    if (opensElsewhere(event)) {
      onFollow({ channel: 'details' });
      return;
    }
    event.preventDefault();
    onFollow({ channel: 'details', navigateTo: office.url });
  };
  const accessibleName = (label: string, suffix = '') => `${label}: ${office.name}${suffix}`;
  return (
    <OfficeDetails
      address={isBrief ? undefined : addressLines(office)}
      opening={isBrief ? undefined : openStatusText(office, now, host.language, labels)}
      phone={
        office.phone
          ? {
              text: office.phone,
              href: phoneLink(office.phone),
              accessibleName: format(labels.call, { office: office.name, phone: office.phone }),
              onClick: follow('phone'),
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
            accessibleName={accessibleName(labels.directions, `, ${labels.inNewWindow}`)}
            onClick={follow('directions')}
          >
            {labels.directions}
          </Button>
          {mailbox.test(office.email) && (
            <Button
              part="email"
              href={`mailto:${office.email}`}
              accessibleName={accessibleName(labels.email)}
              onClick={follow('email')}
            >
              {labels.email}
            </Button>
          )}
          {office.url && host.isTrusted(office.url) && (
            <Button
              part="details"
              href={office.url}
              accessibleName={accessibleName(labels.details)}
              onClick={openDetails}
            >
              {labels.details}
            </Button>
          )}
        </>
      }
    />
  );
}
