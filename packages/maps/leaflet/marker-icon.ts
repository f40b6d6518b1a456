import type { Point } from 'leaflet';
import { Icon, Marker } from './leaflet.ts';

/** An icon made of our own element. */
export class MarkerIcon extends Icon {
  constructor(
    readonly element: HTMLElement,
    readonly anchor: readonly [x: number, y: number],
  ) {
    super({ iconUrl: '' });
  }

  override createIcon(): HTMLElement {
    this.element.classList.add('leaflet-marker-icon');
    this.element.style.marginLeft = `${-this.anchor[0]}px`;
    this.element.style.marginTop = `${-this.anchor[1]}px`;
    return this.element;
  }

  override createShadow(): HTMLElement {
    return undefined as unknown as HTMLElement;
  }
}

/** Leaflet's internal method that positions a marker's elements, in the version that package.json names. */
const place = '_setPos';
type Places = Record<typeof place, (point: Point) => void>;

/**
 * A marker without a compositor layer of its own: Leaflet makes one for each, and a hundred of them slow every drag.
 */
export class FlatMarker extends Marker {
  [place](point: Point): void {
    (Marker.prototype as unknown as Places)[place].call(this, point);
    const element = this.getElement();
    if (element) element.style.transform = `translate(${point.x}px,${point.y}px)`;
  }
}
