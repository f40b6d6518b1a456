import { createControl } from './map-control.ts';
import type { MapLabels } from './map-provider.ts';
import './map.css';

/** What the buttons on a map do. */
interface MapMoves {
  zoomBy(steps: 1 | -1): void;
  /** Moves by an offset in pixels. */
  panBy(right: number, down: number): void;
}

/** The elements around the map of either provider. */
export interface MapFrame {
  element: HTMLElement;
  /** The map itself. */
  area: HTMLElement;
  zoomIn: HTMLButtonElement;
  zoomOut: HTMLButtonElement;
  /** The column of buttons that are always there. */
  controls: HTMLElement;
  /** Closes the buttons that move the map, which would cover an info window. */
  closeArrows(): void;
  /** Limits info windows to the size of the map. */
  fit(): void;
}

export function createMapFrame(labels: MapLabels, { zoomBy, panBy }: MapMoves): MapFrame {
  const element = document.createElement('div');
  element.className = 'cover-map';
  const area = document.createElement('div');
  area.className = 'cover-map-area';
  const zoomIn = createControl('plus', labels.zoomIn, () => zoomBy(1));
  const zoomOut = createControl('minus', labels.zoomOut, () => zoomBy(-1));
  const { toggle, arrows, close } = createArrows(labels, (right, down) =>
    panBy((right * area.clientWidth) / 2, (down * area.clientHeight) / 2),
  );
  const controls = document.createElement('div');
  controls.className = 'cover-map-controls';
  controls.append(zoomIn, zoomOut, toggle);
  element.append(area, controls, arrows);
  return {
    element,
    area,
    zoomIn,
    zoomOut,
    controls,
    closeArrows: close,
    fit() {
      element.style.setProperty('--cover-map-width', `${element.clientWidth}px`);
      element.style.setProperty('--cover-map-height', `${element.clientHeight}px`);
    },
  };
}

/** Moves a map without dragging (WCAG 2.5.7). `move` is given 1, 0 or -1 in each direction. */
function createArrows(
  labels: MapLabels,
  move: (right: number, down: number) => void,
): { toggle: HTMLButtonElement; arrows: HTMLElement; close(): void } {
  const arrows = document.createElement('div');
  arrows.className = 'cover-map-arrows';
  arrows.setAttribute('role', 'group');
  arrows.setAttribute('aria-label', labels.moveMap);
  arrows.append(
    createControl('up', labels.moveUp, () => move(0, -1)),
    createControl('left', labels.moveLeft, () => move(-1, 0)),
    createControl('right', labels.moveRight, () => move(1, 0)),
    createControl('down', labels.moveDown, () => move(0, 1)),
  );
  const toggle = createControl('move', labels.moveMap, () => open(arrows.hasAttribute('hidden')));
  const open = (isOpen: boolean) => {
    arrows.hidden = !isOpen;
    toggle.setAttribute('aria-expanded', String(isOpen));
  };
  open(false);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    open(false);
    toggle.focus({ preventScroll: true });
  };
  toggle.addEventListener('keydown', closeOnEscape);
  arrows.addEventListener('keydown', closeOnEscape);
  return { toggle, arrows, close: () => open(false) };
}
