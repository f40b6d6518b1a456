import { adoptInto, release } from '#ui/styles';
import type { MapOptions } from '../map-provider.ts';

export interface MapPage {
  root: ShadowRoot;
  /** The container of the map, 390 by 480 pixels. */
  element: HTMLElement;
  options: MapOptions;
  /** Removes the map and its page. */
  leave(): void;
}

export const austin = { latitude: 30.2672, longitude: -97.7431 };

/** A container for a map in a shadow root, as in a widget. */
export function openMapPage(options: Partial<MapOptions> = {}): MapPage {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const element = document.createElement('div');
  element.style.cssText =
    'width:390px;height:480px;--c-surface:#fff;--c-ink:#16212c;--c-accent:#175cd3;--c-on-accent:#fff;--c-focus:#175cd3;--c-line:#ccc';
  root.append(element);
  document.body.append(host);
  adoptInto(root);
  const controller = new AbortController();
  return {
    root,
    element,
    options: {
      center: austin,
      zoom: 9,
      language: 'en',
      labels: {
        map: 'Map of our offices',
        zoomIn: 'Zoom in',
        zoomOut: 'Zoom out',
        moveMap: 'Move the map',
        moveUp: 'Move up',
        moveDown: 'Move down',
        moveLeft: 'Move left',
        moveRight: 'Move right',
        twoFingers: 'Move the map with two fingers',
        closeInfo: 'Close',
        cluster: '{count} offices; zoom in',
      },
      reducedMotion: true,
      signal: controller.signal,
      ...options,
    },
    leave() {
      controller.abort();
      release(root);
      host.remove();
    },
  };
}
