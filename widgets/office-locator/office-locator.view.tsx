import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '#domain/language';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { isShallowEqual } from '#flow/shallow-equal';
import { distanceText } from '#i18n/distance';
import { format } from '#i18n/format';
import { formatNumber } from '#i18n/number';
import { plural } from '#i18n/plural';
import type { FollowedLink } from '#offices/follow-office';
import { OfficeCard } from '#offices/office-card.view';
import { useNow } from '#offices/use-now';
import { Button, TransientButton } from '#ui/button';
import { Heading } from '#ui/heading';
import { LiveRegion } from '#ui/live-region';
import { Notice } from '#ui/notice';
import { Spinner } from '#ui/spinner';
import type { NearbyOffice, NearbyOffices } from './nearby-offices.ts';
import { OfficeList } from './office-list.view.tsx';
import type { OfficeLocatorConfig } from './office-locator.config.ts';
import { connectOffices, connectSearch } from './office-locator.connect.ts';
import type { LocatorActor } from './office-locator.machine.ts';
import type { Origin } from './office-locator.types.ts';
import { OfficeSearch } from './office-search.view.tsx';
import type { OfficeLocatorStrings } from './strings.en.ts';
import { useList, useOfficeLocator } from './use-office-locator.ts';
import './office-locator.css';

/** A map of offices beside a list of the same offices. */
export function OfficeLocator(props: WidgetProps<OfficeLocatorConfig, OfficeLocatorStrings>): ReactNode {
  const { config, labels, host } = props;
  const actor = useOfficeLocator(props);
  const { hasMap, hasFailed, hasNoOffices, origin, selected } = useSelector(actor, connectOffices, isShallowEqual);
  const { isLocating, isSearching, searchText } = useSelector(actor, connectSearch, isShallowEqual);
  const list = useList(actor);
  const nearby = list?.nearby;
  const now = useNow(host);
  const hintId = useId();
  const mapArea = useRef<HTMLDivElement>(null);
  const listHeading = useRef<HTMLDivElement>(null);
  // The build renders the first step without a document.
  const [mapInfo] = useState(() => (typeof document === 'undefined' ? undefined : document.createElement('div')));
  useEffect(() => {
    if (mapArea.current && mapInfo) actor.send({ type: 'MAP.ATTACHED', area: mapArea.current, info: mapInfo });
  }, [actor, mapInfo]);

  const place = origin && (origin.name || labels.you);
  const summary = list ? summaryOf(list, place, labels, host.language) : '';
  const distances = distancesText(list?.from, origin, labels);
  const status = isLocating ? labels.locating : isSearching ? format(labels.looking, { place: searchText }) : summary;
  const follow = (link: FollowedLink) => actor.send({ type: 'OFFICE.FOLLOWED', ...link });

  return (
    <div className="cover-office-locator" part="office-locator">
      <Heading>{labels.title}</Heading>
      <OfficeSearch actor={actor} labels={labels} visitor={host.visitor} hasLocation={config.useLocation} />
      <div className={`cover-offices${hasMap ? '' : ' cover-offices-mapless'}`}>
        {hasMap ? (
          <div className="cover-offices-map" part="map" role="group" aria-label={labels.map} aria-describedby={hintId}>
            <p className="cover-hidden" id={hintId}>
              {labels.mapHint}
            </p>
            <Button variant="secondary" part="skip-map" onClick={() => listHeading.current?.focus()}>
              {labels.skipMap}
            </Button>
            <div className="cover-offices-map-place" ref={mapArea} />
          </div>
        ) : (
          <Notice tone="warning" announces="politely">
            {labels.mapMissing}
          </Notice>
        )}
        <div className="cover-offices-found" ref={listHeading} tabIndex={-1} role="group" aria-label={labels.listLabel}>
          {hasFailed && (
            <Notice
              tone="error"
              announces="atOnce"
              action={
                <TransientButton focusNext={listOf} onClick={() => actor.send({ type: 'OFFICES.RETRIED' })}>
                  {labels.retry}
                </TransientButton>
              }
            >
              {labels.missing}
            </Notice>
          )}
          {!hasFailed && !nearby && <Spinner text={labels.loading} />}
          {list && list.total === 0 && (
            <Notice
              announces="politely"
              action={
                list.nearest && (
                  <NearestButton nearest={list.nearest} actor={actor} labels={labels} language={host.language} />
                )
              }
            >
              {hasNoOffices ? labels.none : labels.empty}
            </Notice>
          )}
          {nearby && nearby.length > 0 && (
            <>
              <p className="cover-offices-summary" part="summary">
                <strong>{summary}</strong>
                <span>{distances}</span>
              </p>
              <OfficeList
                nearby={nearby}
                hasDistances={distances !== ''}
                selectedId={selected?.id}
                onToggle={(id) => actor.send({ type: 'OFFICE.TOGGLED', id })}
                onFollow={follow}
                config={config}
                labels={labels}
                host={host}
                now={now}
              />
            </>
          )}
        </div>
      </div>
      <LiveRegion message={status} delay={400} />
      {selected &&
        mapInfo &&
        createPortal(
          <div className="cover-offices-info" lang={host.language}>
            <p className="cover-offices-info-name">{selected.name}</p>
            <OfficeCard
              office={selected}
              directions={config.directions}
              labels={labels}
              host={host}
              now={now}
              onFollow={follow}
            />
          </div>,
          mapInfo,
        )}
    </div>
  );
}

/** The list of offices around a button that its press removes: it takes the focus. */
const listOf = (button: HTMLElement) => button.closest<HTMLElement>('.cover-offices-found');

/** Opens the nearest office of all when none is near. */
function NearestButton({
  nearest: { office, miles },
  actor,
  labels,
  language,
}: {
  nearest: NearbyOffice;
  actor: LocatorActor;
  labels: OfficeLocatorStrings;
  language: Language;
}): ReactNode {
  const distance = distanceText(miles, language, { one: labels.mile, other: labels.miles });
  return (
    <TransientButton
      part="show-nearest"
      focusNext={listOf}
      onClick={() => actor.send({ type: 'OFFICE.TOGGLED', id: office.id })}
    >
      {format(labels.showNearest, { office: office.name, distance })}
    </TransientButton>
  );
}

/** The number of offices in the list, and where they are. @param place the searched place as text */
function summaryOf(
  { nearby: { length: count }, total, from }: NearbyOffices,
  place: string | undefined,
  labels: OfficeLocatorStrings,
  language: Language,
): string {
  if (count === 0) return '';
  const numbers = { count: formatNumber(count, language), total: formatNumber(total, language) };
  if (from === 'map') {
    return total > count
      ? format(labels.nearestHere, numbers)
      : plural(language, count, { one: labels.oneHere, other: labels.manyHere });
  }
  if (place === undefined) return total === 1 ? labels.onlyOffice : format(labels.countOfAll, numbers);
  const forms =
    total > count || from === 'everywhere'
      ? { one: labels.oneNearestToPlace, other: labels.nearestToPlace }
      : { one: labels.oneNear, other: labels.manyNear };
  return format(plural(language, count, forms), { place });
}

/** From where distances are measured. Empty without a map and a searched place: then the visitor cannot know it. */
function distancesText(
  from: NearbyOffices['from'] | undefined,
  origin: Origin | undefined,
  labels: OfficeLocatorStrings,
): string {
  if (origin && !origin.isApproximate) return format(labels.distancesFromPlace, { place: origin.name || labels.you });
  return from === 'everywhere' ? '' : labels.distancesFromMiddle;
}
