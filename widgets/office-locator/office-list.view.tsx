import { type ReactNode, useEffect, useId, useRef } from 'react';
import { addressLines } from '#domain/office';
import { OfficePage } from '#embed/offices/offices';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { distanceText } from '#i18n/distance';
import { openingText } from '#i18n/office-text';
import { Icon } from '#ui/icon';
import { OpeningLine } from '#ui/office';
import type { NearbyOffice } from './nearby-offices.ts';
import type { OfficeLocatorConfig } from './office-locator.config.ts';
import type { OfficeLocatorStrings } from './strings.en.ts';

interface OfficeListProps {
  nearby: readonly NearbyOffice[];
  /** The one that is open on the map. */
  selectedId: string | undefined;
  onChoose: (id: string) => void;
  config: OfficeLocatorConfig;
  labels: OfficeLocatorStrings;
  host: WidgetHost;
  now: number;
}

/** The offices that the map shows, each with all that its window on the map has. */
export function OfficeList({ nearby, selectedId, ...shared }: OfficeListProps): ReactNode {
  return (
    <ol className="cover-offices-list" part="list" aria-label={shared.labels.listLabel}>
      {nearby.map((one) => (
        <OfficeItem key={one.office.id} {...one} {...shared} isOpen={one.office.id === selectedId} />
      ))}
    </ol>
  );
}

interface OfficeItemProps extends NearbyOffice, Omit<OfficeListProps, 'nearby' | 'selectedId'> {
  isOpen: boolean;
}

function OfficeItem({ office, miles, isOpen, onChoose, config, labels, host, now }: OfficeItemProps): ReactNode {
  const detailsId = useId();
  const item = useRef<HTMLLIElement>(null);

  // The open one is in sight, where the list scrolls by itself. The page is left where it is.
  useEffect(() => {
    if (isOpen && item.current) bringIntoSight(item.current);
  }, [isOpen]);

  const opening = openingText(office, now, host.language, labels);
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
            onClick={() => onChoose(office.id)}
          >
            {office.name}
            <Icon name={isOpen ? 'up' : 'down'} />
          </button>
        </h3>
        <p className="cover-offices-distance" part="office-distance">
          {distanceText(miles, host.language, { one: labels.mile, other: labels.miles })}
        </p>
      </div>
      <p className="cover-offices-address">{addressLines(office).join(', ')}</p>
      {opening && <OpeningLine opening={opening} />}
      {isOpen && (
        <div id={detailsId} className="cover-offices-more">
          <OfficePage isBrief office={office} directions={config.directions} labels={labels} host={host} now={now} />
        </div>
      )}
    </li>
  );
}

function bringIntoSight(item: HTMLElement): void {
  const list = item.parentElement!;
  const [top, bottom] = [item.offsetTop, item.offsetTop + item.offsetHeight];
  if (top < list.scrollTop || item.offsetHeight > list.clientHeight) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
