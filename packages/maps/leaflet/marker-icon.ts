import type { Point } from 'leaflet';
import { Icon, Marker } from './leaflet.ts';

/** An icon that is an element of ours. */
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

/** Leaflet's own name for what places a marker's elements, of the version that package.json names. */
const place = '_setPos';
type Places = Record<typeof place, (point: Point) => void>;

/** A marker that is painted with the others: Leaflet would make a layer of each, and a hundred of them slow every drag. */
export class FlatMarker extends Marker {
  [place](point: Point): void {
    (Marker.prototype as unknown as Places)[place].call(this, point);
    const element = this.getElement();
    if (element) element.style.transform = `translate(${point.x}px,${point.y}px)`;
  }
}
