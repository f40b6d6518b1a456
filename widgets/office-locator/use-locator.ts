import { type RefObject, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Office } from '#domain/office';
import { readOfficeSearch } from '#domain/office-search';
import type { WidgetHost } from '#embed/define-widget';
import { findBrowserPosition } from '#geo/browser-position';
import { loadGeocoder } from '#maps/load-geocoder';
import type { MapEvents } from '#maps/map-provider';
import { createOfficeIndex } from '#maps/office-index';
import { serviceGeocoder } from '#services/address/geocoder';
import { type MapPart, type NearbyOffice, nearbyOffices } from './nearby-offices.ts';
import type { OfficeLocatorConfig } from './office-locator.config.ts';
import { browsing, type LocatorState, locatorTransition, type Origin, zooms } from './office-locator.machine.ts';
import type { OfficeLocatorStrings } from './strings/en.ts';
import { type MapState, useMap } from './use-map.ts';

/** Degrees that a map may be off where it was sent. */
const tolerance = 0.01;

interface LocatorOptions {
  config: OfficeLocatorConfig;
  host: WidgetHost;
  labels: OfficeLocatorStrings;
  offices: readonly Office[] | undefined;
  /** Where the map is drawn. */
  place: RefObject<HTMLElement | null>;
}

export interface Locator {
  state: LocatorState;
  map: MapState;
  /** The offices of the list; undefined until the map has come to rest. */
  nearby: readonly NearbyOffice[] | undefined;
  selected: Office | undefined;
  /** What distances are from; without one, from the middle of the map. */
  origin: Origin | undefined;
  /** What the map's window holds. */
  info: HTMLElement;
  edit: () => void;
  search: (text: string) => void;
  locate: () => void;
  /** Opens an office from the list, or closes it. */
  choose: (id: string) => void;
}

/** Runs the locator as long as it is drawn: searches, the map, and the list in step with it. */
export function useLocator({ config, host, labels, offices, place }: LocatorOptions): Locator {
  const [state, send] = useReducer(locatorTransition, browsing);
  const [part, setPart] = useState<MapPart>();
  const [info] = useState(() => document.createElement('div'));
  const index = useMemo(() => offices && createOfficeIndex(offices, ({ position }) => position), [offices]);
  const byId = useMemo(() => new Map(offices?.map((office) => [office.id, office])), [offices]);
  // While the map is on its way, the list is still of where it was.
  const origin = state.is === 'widening' ? undefined : state.origin;
  const selected = state.is === 'selected' ? byId.get(state.id) : undefined;

  /** Where the map was sent, once it is. */
  const sentTo = useRef<LocatorState>(undefined);
  const onRest = ({ center, zoom, bounds }: MapEvents['idle']) => {
    const isSeen =
      selected &&
      nearby?.some(({ office }) => office === selected) &&
      selected.position.latitude < bounds.north &&
      selected.position.latitude > bounds.south &&
      selected.position.longitude > bounds.west &&
      selected.position.longitude < bounds.east;
    // An open office comes near; the list that it was chosen from stays, and the keyboard's place in it.
    if (!isSeen) setPart({ center, bounds });
    const isThere =
      state.is === 'widening' &&
      zoom === state.zoom &&
      Math.abs(center.latitude - state.origin.position.latitude) < tolerance &&
      Math.abs(center.longitude - state.origin.position.longitude) < tolerance;
    // Before it was sent, it tells of where it was.
    if (isThere || sentTo.current === state) {
      send({ type: 'MAP.RESTED', isThere, zoom, hasOffices: !index || index.within(bounds).length > 0 });
    }
  };

  const map = useMap({
    place,
    config,
    host,
    labels,
    offices,
    onRest,
    onMarker(id) {
      host.track('Office Chosen', { source: 'map' });
      send({ type: 'OFFICE.CHOSEN', id, by: 'map' });
    },
    onClose: () => send({ type: 'OFFICE.CLOSED' }),
  });
  const view = map.is === 'drawn' ? map.view : undefined;
  const hasMap = map.is !== 'missing';
  useEffect(() => {
    if (!hasMap) send({ type: 'MAP.LOST' });
  }, [hasMap]);

  const nearby = useMemo(() => {
    if (!index) return undefined;
    const shown = hasMap
      ? part
      : { center: origin?.position ?? { latitude: config.latitude, longitude: config.longitude } };
    return shown && nearbyOffices(index, shown, origin?.position);
  }, [index, hasMap, part, origin, config.latitude, config.longitude]);

  // The map goes where the state says.
  const target = state.is === 'widening' ? state : undefined;
  useEffect(() => {
    if (!view || !target) return;
    view.moveTo(target.origin.position, target.zoom, { animate: false });
    sentTo.current = target;
  }, [view, target]);

  const chosenBy = state.is === 'selected' ? state.by : undefined;
  useEffect(() => {
    if (!view) return;
    view.activate(selected?.id);
    if (!selected) {
      view.closeInfo();
      return;
    }
    view.moveTo(selected.position, chosenBy === 'list' ? config.listZoom : zooms.marker);
    view.openInfo(selected.id, info, { label: selected.name, takesFocus: chosenBy === 'map' });
    // A configuration that changes meanwhile moves nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [view, selected, chosenBy, info]);

  const before = useRef(state);
  useEffect(() => {
    const wasSelected = before.current.is === 'selected';
    before.current = state;
    if (!view || !wasSelected || state.is !== 'browsing') return;
    view.moveTo(view.center, state.origin ? zooms.closed.withOrigin : zooms.closed.withoutOrigin);
  }, [view, state]);

  const looking = state.is === 'looking' ? state : undefined;
  useEffect(() => {
    if (!looking) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const source = 'zip' in looking.search ? 'zip' : 'city';
    void loadGeocoder(host.client.services.maps, serviceGeocoder(host.client), host.language)
      .then((geocoder) => geocoder.geocode(looking.search, signal))
      .then(
        (position) => {
          if (signal.aborted) return;
          host.track('Offices Searched', { source, outcome: position ? 'found' : 'notFound' });
          send(position ? { type: 'PLACE.FOUND', position, hasMap } : { type: 'PLACE.UNKNOWN' });
        },
        () => {
          if (signal.aborted) return;
          host.track('Offices Searched', { source, outcome: 'failed' });
          send({ type: 'LOOKUP.FAILED', isOffline: !navigator.onLine });
        },
      );
    return () => ending.abort();
    // A map that is lost meanwhile is told of by itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [host, looking]);

  const isLocating = state.is === 'locating';
  useEffect(() => {
    if (!isLocating) return undefined;
    let isOver = false;
    void findBrowserPosition().then((position) => {
      if (isOver) return;
      host.track('Offices Searched', { source: 'position', outcome: position ? 'found' : 'failed' });
      send(position ? { type: 'POSITION.FOUND', position, hasMap } : { type: 'POSITION.FAILED' });
    });
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [host, isLocating]);

  return {
    state,
    map,
    nearby,
    selected,
    origin,
    info,
    edit: () => send({ type: 'SEARCH.EDITED' }),
    search: (text) => send({ type: 'SEARCH.SUBMITTED', search: readOfficeSearch(text), text: text.trim() }),
    locate: () => send({ type: 'POSITION.REQUESTED' }),
    choose(id) {
      if (selected?.id === id) {
        send({ type: 'OFFICE.CLOSED' });
        return;
      }
      host.track('Office Chosen', { source: 'list' });
      send({ type: 'OFFICE.CHOSEN', id, by: 'list' });
    },
  };
}
