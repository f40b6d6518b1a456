import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { WidgetProps } from '#embed/define-widget';
import { OfficePage, useNow, useOffices } from '#embed/offices/offices';
import { format } from '#i18n/format';
import { plural } from '#i18n/plural';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { LiveRegion } from '#ui/live-region';
import { Notice } from '#ui/notice';
import { Spinner } from '#ui/spinner';
import { OfficeList } from './office-list.view.tsx';
import type { OfficeLocatorConfig } from './office-locator.config.ts';
import { OfficeSearch } from './office-search.view.tsx';
import type { OfficeLocatorStrings } from './strings/en.ts';
import { type Locator, useLocator } from './use-locator.ts';
import './office-locator.css';

type OfficeLocatorProps = WidgetProps<OfficeLocatorConfig, OfficeLocatorStrings>;

/** How many offices there are, and where. */
function summaryOf(
  { nearby, origin }: Locator,
  labels: OfficeLocatorStrings,
  { language }: OfficeLocatorProps['host'],
): string {
  if (!nearby || nearby.length === 0) return '';
  if (!origin) return plural(language, nearby.length, { one: labels.oneHere, other: labels.manyHere });
  const text = plural(language, nearby.length, { one: labels.oneNear, other: labels.manyNear });
  return format(text, { place: origin.name || labels.you });
}

/** What is said while the visitor waits, and what came of it. */
function newsOf({ state }: Locator, labels: OfficeLocatorStrings, summary: string): string {
  if (state.is === 'locating') return labels.locating;
  return state.is === 'looking' ? format(labels.looking, { place: state.text }) : summary;
}

/** A map of offices and a list of the same, in step. */
export function OfficeLocator({ config, labels, host }: OfficeLocatorProps): ReactNode {
  const { offices, retry } = useOffices(config, host, 'office-locator');
  const place = useRef<HTMLDivElement>(null);
  const listHeading = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const now = useNow(host);
  const known = offices.is === 'ready' ? offices.offices : undefined;
  const locator = useLocator({ config, host, labels, offices: known, place });
  const { origin, map, nearby, selected, info } = locator;
  const summary = summaryOf(locator, labels, host);
  const isEmpty = nearby?.length === 0;
  const emptyText = known?.length === 0 ? labels.none : labels.empty;

  return (
    <div className="cover-office-locator" part="office-locator">
      <Heading>{labels.title}</Heading>
      <OfficeSearch {...locator} labels={labels} host={host} hasLocation={config.useLocation} />
      <div className={`cover-offices${map.is === 'missing' ? ' cover-offices-mapless' : ''}`}>
        {map.is === 'missing' ? (
          <Notice tone="warning" announces="politely">
            {labels.mapMissing}
          </Notice>
        ) : (
          <div className="cover-offices-map" part="map" role="group" aria-label={labels.map} aria-describedby={hintId}>
            <p className="cover-hidden" id={hintId}>
              {labels.mapHint}
            </p>
            <Button variant="secondary" part="skip-map" onClick={() => listHeading.current?.focus()}>
              {labels.skipMap}
            </Button>
            <div className="cover-offices-map-place" ref={place} />
          </div>
        )}
        <div className="cover-offices-found" ref={listHeading} tabIndex={-1} role="group" aria-label={labels.listLabel}>
          {offices.is === 'missing' && (
            <Notice tone="error" announces="atOnce" action={<Button onClick={retry}>{labels.retry}</Button>}>
              {labels.missing}
            </Notice>
          )}
          {offices.is !== 'missing' && !nearby && <Spinner text={labels.loading} />}
          {isEmpty && <Notice announces="politely">{emptyText}</Notice>}
          {nearby && nearby.length > 0 && (
            <>
              <p className="cover-offices-summary" part="summary">
                <strong>{summary}</strong>
                <span>{origin ? labels.distancesFromPlace : labels.distancesFromMiddle}</span>
              </p>
              <OfficeList
                nearby={nearby}
                selectedId={selected?.id}
                onChoose={locator.choose}
                config={config}
                labels={labels}
                host={host}
                now={now}
              />
            </>
          )}
        </div>
      </div>
      <LiveRegion message={newsOf(locator, labels, summary)} delay={400} />
      {selected &&
        createPortal(
          <div className="cover-offices-info" lang={host.language}>
            <p className="cover-offices-info-name">{selected.name}</p>
            <OfficePage office={selected} directions={config.directions} labels={labels} host={host} now={now} />
          </div>,
          info,
        )}
    </div>
  );
}
