import { type Dispatch, useEffect, useReducer } from 'react';
import type { GeoPosition } from '#domain/geo-position';
import type { StateCode } from '#domain/us-state';
import type { WidgetHost } from '#embed/define-widget';
import { findBrowserPosition, hasPositionPermission } from '#geo/browser-position';
import { loadGeocoder } from '#maps/load-geocoder';
import { serviceGeocoder } from '#services/address/geocoder';
import { type NearestEvent, type NearestState, nearestTransition, resting } from './nearest-office.machine.ts';

/** Where the offices are that a visitor is led to (spec 3 §4). */
const home: StateCode = 'TX';

const geocoderOf = ({ client, language }: WidgetHost) =>
  loadGeocoder(client.services.maps, serviceGeocoder(client), language);

/** What is known of the visitor's place without asking them. */
async function whatIsKnown(host: WidgetHost, signal: AbortSignal): Promise<NearestEvent> {
  if (await hasPositionPermission()) return { type: 'PERMISSION.KNOWN' };
  const place = host.visitor.read('place');
  if (!place) return { type: 'NOTHING.KNOWN' };
  if (place.state !== home) return { type: 'PLACE.ELSEWHERE' };
  const position = await geocoderOf(host)
    .then((geocoder) => geocoder.geocode({ zip: place.zip }, signal))
    .catch(() => undefined);
  return position ? { type: 'PLACE.KNOWN', position } : { type: 'NOTHING.KNOWN' };
}

async function stateOf(position: GeoPosition, host: WidgetHost, signal: AbortSignal): Promise<NearestEvent> {
  try {
    const found = await (await geocoderOf(host)).reverseGeocode(position, signal);
    return { type: 'STATE.FOUND', isTexas: found?.state === home };
  } catch {
    return { type: 'STATE.FAILED' };
  }
}

/** Finds out where the visitor is, as far as they have allowed it. */
export function useNearest(host: WidgetHost): [state: NearestState, send: Dispatch<NearestEvent>] {
  const [state, send] = useReducer(nearestTransition, resting);

  const work = state.is === 'resting' || state.is === 'locating' || state.is === 'checking' ? state : undefined;
  useEffect(() => {
    if (!work) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const result = () => {
      if (work.is === 'resting') return whatIsKnown(host, signal);
      if (work.is === 'checking') return stateOf(work.position, host, signal);
      return findBrowserPosition().then((position): NearestEvent =>
        position ? { type: 'POSITION.FOUND', position } : { type: 'POSITION.FAILED' },
      );
    };
    void result().then((event) => {
      if (!signal.aborted) send(event);
    });
    return () => ending.abort();
  }, [host, work]);

  return [state, send];
}
