import { createControl } from './map-control.ts';
import type { MapLabels } from './map-provider.ts';
import './map.css';

/** The elements around the map of either provider. */
export interface MapFrame {
  element: HTMLElement;
  /** The map itself. */
  area: HTMLElement;
  zoomIn: HTMLButtonElement;
  zoomOut: HTMLButtonElement;
  /** Limits info windows to the size of the map. */
  fit(): void;
}

export function createMapFrame(labels: MapLabels, zoomBy: (steps: 1 | -1) => void): MapFrame {
  const element = document.createElement('div');
  element.className = 'cover-map';
  const area = document.createElement('div');
  area.className = 'cover-map-area';
  const zoomIn = createControl('plus', labels.zoomIn, () => zoomBy(1));
  const zoomOut = createControl('minus', labels.zoomOut, () => zoomBy(-1));
  const zoom = document.createElement('div');
  zoom.className = 'cover-map-zoom';
  zoom.append(zoomIn, zoomOut);
  element.append(area, zoom);
  return {
    element,
    area,
    zoomIn,
    zoomOut,
    fit() {
      element.style.setProperty('--cover-map-width', `${element.clientWidth}px`);
      element.style.setProperty('--cover-map-height', `${element.clientHeight}px`);
    },
  };
}
