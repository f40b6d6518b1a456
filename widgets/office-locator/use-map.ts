import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { GeoPosition } from '#domain/geo-position';
import type { Office } from '#domain/office';
import type { WidgetHost } from '#embed/define-widget';
import type { MapEvents, MapView } from '#maps/map-provider';
import { serviceGeocoder } from '#services/address/geocoder';
import { secureUrl } from '#services/secure-url';
import type { OfficeLocatorConfig } from './office-locator.config.ts';
import type { OfficeLocatorStrings } from './strings/en.ts';

interface MapHandlers {
  onRest: (rested: MapEvents['idle']) => void;
  onMarker: (id: string) => void;
  onClose: (id: string) => void;
}

/** The map: on its way, drawn, or not to be had. */
export type MapState = { is: 'loading' } | { is: 'drawn'; view: MapView } | { is: 'missing' };

interface MapOptions extends MapHandlers {
  place: RefObject<HTMLElement | null>;
  config: OfficeLocatorConfig;
  host: WidgetHost;
  labels: OfficeLocatorStrings;
  offices: readonly Office[] | undefined;
}

/** Draws the map when the widget is. Its files, and a provider's script, load now and not before. */
export function useMap({ place, config, host, labels, offices, ...handlers }: MapOptions): MapState {
  const [map, setMap] = useState<MapState>({ is: 'loading' });
  const latest = useRef({ config, labels, ...handlers });
  useLayoutEffect(() => {
    latest.current = { config, labels, ...handlers };
  });

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const ending = new AbortController();
    const now = latest.current;
    const center: GeoPosition = { latitude: now.config.latitude, longitude: now.config.longitude };
    const icon = now.config.markerIcon && secureUrl(now.config.markerIcon, host.client.pageBase)?.href;
    void import('#maps/load-map-provider')
      .then(({ loadMapProvider }) =>
        loadMapProvider(host.client.services.maps, serviceGeocoder(host.client), host.language),
      )
      .then((provider) => {
        ending.signal.throwIfAborted();
        return provider.draw(element, {
          center,
          zoom: now.config.zoom,
          language: host.language,
          labels: {
            map: now.labels.map,
            zoomIn: now.labels.zoomIn,
            zoomOut: now.labels.zoomOut,
            closeInfo: now.labels.close,
            cluster: now.labels.cluster,
          },
          reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
          ...(icon && { markerIcon: icon }),
          signal: ending.signal,
        });
      })
      .then((view) => {
        if (ending.signal.aborted) return;
        view.on('idle', (rested) => latest.current.onRest(rested));
        view.on('markerClick', ({ id }) => latest.current.onMarker(id));
        view.on('infoClose', ({ id }) => latest.current.onClose(id));
        setMap({ is: 'drawn', view });
      })
      .catch((error: unknown) => {
        if (ending.signal.aborted) return;
        host.fail('map', error instanceof Error ? error.message : 'The map could not be drawn.');
        setMap({ is: 'missing' });
      });
    return () => {
      ending.abort();
      setMap({ is: 'loading' });
    };
  }, [host, place]);

  const view = map.is === 'drawn' ? map.view : undefined;
  useEffect(() => {
    if (view && offices) view.showMarkers(offices.map(({ id, name, position }) => ({ id, position, label: name })));
  }, [view, offices]);

  return map;
}
