import { fromCallback } from 'xstate';
import type { MapView } from '#maps/map-provider';
import { serviceGeocoder } from '#services/address/geocoder';
import { secureUrl } from '#services/secure-url';
import type { LocatorPage, MapCommand, MapEvent } from './office-locator.types.ts';

type DrawCommand = Extract<MapCommand, { type: 'DRAW' }>;

/** Loads the page's map provider, and its script, when the first map is drawn. */
async function draw(
  { elements, config }: DrawCommand,
  { host, labels }: LocatorPage,
  signal: AbortSignal,
): Promise<MapView> {
  const { client, language } = host;
  const { loadMapProvider } = await import('#maps/load-map-provider');
  const provider = await loadMapProvider(client.services.maps, serviceGeocoder(client), language);
  signal.throwIfAborted();
  const icon = config.markerIcon && secureUrl(config.markerIcon, client.pageBase)?.href;
  return provider.draw(elements.area, {
    center: { latitude: config.latitude, longitude: config.longitude },
    zoom: config.zoom,
    language,
    labels: {
      map: labels.map,
      zoomIn: labels.zoomIn,
      zoomOut: labels.zoomOut,
      moveMap: labels.moveMap,
      moveUp: labels.moveUp,
      moveDown: labels.moveDown,
      moveLeft: labels.moveLeft,
      moveRight: labels.moveRight,
      twoFingers: labels.twoFingers,
      closeInfo: labels.close,
      cluster: labels.cluster,
    },
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    ...(icon && { markerIcon: icon }),
    signal,
  });
}

function run(view: MapView, info: HTMLElement, command: Exclude<MapCommand, DrawCommand>): void {
  switch (command.type) {
    case 'SHOW_MARKERS':
      view.showMarkers(command.markers);
      break;
    case 'MOVE':
      view.moveTo(command.center, command.zoom, { animate: false });
      break;
    case 'ZOOM':
      view.moveTo(view.center, command.zoom);
      break;
    case 'OPEN_OFFICE': {
      const { office, zoom, takesFocus } = command;
      view.activate(office.id);
      view.moveTo(office.position, zoom);
      view.openInfo(office.id, info, { label: office.name, takesFocus });
      break;
    }
    case 'CLOSE_OFFICE':
      view.activate(undefined);
      view.closeInfo();
  }
}

/**
 * Draws the map, runs the machine's commands on it and reports its events. `DRAW` replaces the map; destroyed with the
 * actor, or when a command throws: the list works without it.
 */
export const mapActor = (page: () => LocatorPage) =>
  fromCallback<MapCommand>(({ receive, sendBack }) => {
    const report = sendBack as (event: MapEvent) => void;
    let drawn: { view: MapView; info: HTMLElement } | undefined;
    let current = new AbortController();

    const fail = (error: unknown) => {
      const message = error instanceof Error ? error.message : 'The map could not be drawn.';
      report({ type: 'MAP.FAILED', message });
    };

    async function redraw(command: DrawCommand): Promise<void> {
      current.abort();
      drawn = undefined;
      current = new AbortController();
      const { signal } = current;
      try {
        const view = await draw(command, page(), signal);
        if (signal.aborted) return;
        drawn = { view, info: command.elements.info };
        view.on('idle', (rest) => report({ type: 'MAP.IDLE', ...rest }));
        view.on('markerClick', ({ id }) => report({ type: 'MAP.MARKER_PRESSED', id }));
        view.on('infoClose', ({ id }) => report({ type: 'MAP.INFO_CLOSED', id }));
        report({ type: 'MAP.DRAWN', closestZoom: view.closestZoom });
      } catch (error) {
        if (!signal.aborted) fail(error);
      }
    }

    receive((command) => {
      if (command.type === 'DRAW') {
        void redraw(command);
        return;
      }
      try {
        if (drawn) run(drawn.view, drawn.info, command);
      } catch (error) {
        current.abort();
        drawn = undefined;
        fail(error);
      }
    });
    return () => current.abort();
  });
