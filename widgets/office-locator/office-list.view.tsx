import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { distanceText } from '#i18n/distance';
import type { FollowedLink } from '#offices/follow-office';
import { addressLines } from '#offices/office';
import { OfficeCard } from '#offices/office-card.view';
import { OpeningLine } from '#offices/office-details.view';
import { openStatusText } from '#offices/open-status-text';
import { Icon } from '#ui/icon';
import type { NearbyOffice } from './nearby-offices.ts';
import type { OfficeLocatorConfig } from './office-locator.config.ts';
import type { OfficeLocatorStrings } from './strings.en.ts';

interface OfficeListProps {
  nearby: readonly NearbyOffice[];
  /** Shows how far each office is. */
  hasDistances: boolean;
  /** The office that is open on the map. */
  selectedId: string | undefined;
  onToggle: (id: string) => void;
  onFollow: (link: FollowedLink) => void;
  config: OfficeLocatorConfig;
  labels: OfficeLocatorStrings;
  host: WidgetHost;
  now: number;
}

/** The offices that the map shows. The open one has the same content as its window on the map. */
export function OfficeList({ nearby, selectedId, ...shared }: OfficeListProps): ReactNode {
  return (
    <ol role="list" className="cover-offices-list" part="list" aria-label={shared.labels.listLabel}>
      {nearby.map(({ office, miles }) => (
        <OfficeItem key={office.id} office={office} miles={miles} {...shared} isOpen={office.id === selectedId} />
      ))}
    </ol>
  );
}

interface OfficeItemProps extends NearbyOffice, Omit<OfficeListProps, 'nearby' | 'selectedId'> {
  isOpen: boolean;
}

function OfficeItem({
  office,
  miles,
  hasDistances,
  isOpen,
  onToggle,
  onFollow,
  config,
  labels,
  host,
  now,
}: OfficeItemProps): ReactNode {
  const detailsId = useId();
  const item = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (isOpen && item.current) scrollIntoList(item.current);
  }, [isOpen]);

  const opening = openStatusText(office, now, host.language, labels);
  return (
    <li
      ref={item}
      className={`cover-offices-item${isOpen ? ' cover-offices-item-open' : ''}`}
      part={`office${isOpen ? ' office-active' : ''}`}
    >
      <div className="cover-offices-item-head">
        <h3 className="cover-offices-name" part="office-name">
          <button
            type="button"
            className="cover-offices-choose"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => onToggle(office.id)}
          >
            {office.name}
            <Icon name={isOpen ? 'up' : 'down'} />
          </button>
        </h3>
        {hasDistances && (
          <p className="cover-offices-distance" part="office-distance">
            {distanceText(miles, host.language, { one: labels.mile, other: labels.miles })}
          </p>
        )}
      </div>
      <p className="cover-offices-address">{addressLines(office).join(', ')}</p>
      {opening && <OpeningLine opening={opening} />}
      {isOpen && (
        <div id={detailsId} className="cover-offices-more">
          <OfficeCard
            isBrief
            office={office}
            directions={config.directions}
            labels={labels}
            host={host}
            now={now}
            onFollow={onFollow}
          />
        </div>
      )}
    </li>
  );
}

/** Scrolls the list and not the page, which `scrollIntoView` would scroll as well. */
function scrollIntoList(item: HTMLElement): void {
  const list = item.parentElement!;
  const [top, bottom] = [item.offsetTop, item.offsetTop + item.offsetHeight];
  if (top < list.scrollTop || item.offsetHeight > list.clientHeight) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
