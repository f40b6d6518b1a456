import type { LatLngTuple, LeafletEvent, Map, ZoomAnimEvent } from 'leaflet';
import { pointAfterZoom } from './layer-point.ts';
import { Layer, setPosition } from './leaflet.ts';

/** Room that is kept between the window and the edge of the map, in pixels. */
const room = 12;

/** Keeps the window of an office at its marker, and moves the map so that all of the window shows. */
export class InfoLayer extends Layer {
  readonly #anchor = document.createElement('div');
  readonly #observer = new ResizeObserver(() => this.#showAll());
  #map!: Map;

  constructor(
    readonly element: HTMLElement,
    readonly position: LatLngTuple,
  ) {
    super();
    this.#anchor.className = 'cover-map-info-anchor leaflet-zoom-animated';
    this.#anchor.append(element);
  }

  override onAdd(map: Map): this {
    this.#map = map;
    map.getPane('popupPane')!.append(this.#anchor);
    this.#place();
    this.#observer.observe(this.element);
    return this;
  }

  override onRemove(): this {
    this.#observer.disconnect();
    this.#anchor.remove();
    return this;
  }

  override getEvents() {
    return {
      viewreset: () => this.#place(),
      zoom: () => this.#place(),
      zoomend: () => this.#showAll(),
      resize: () => this.#showAll(),
      zoomanim: (event: LeafletEvent) =>
        setPosition(this.#anchor, pointAfterZoom(this.#map, this.position, event as ZoomAnimEvent)),
    };
  }

  #place(): void {
    setPosition(this.#anchor, this.#map.latLngToLayerPoint(this.position));
  }

  #showAll(): void {
    const box = this.element.getBoundingClientRect();
    const view = this.#map.getContainer().getBoundingClientRect();
    if (box.width === 0 || view.width === 0) return;
    const beyond = (start: number, end: number, from: number, to: number) =>
      start < from + room ? start - from - room : end > to - room ? end - to + room : 0;
    const right = beyond(box.left, box.right, view.left, view.right);
    const down = beyond(box.top, box.bottom, view.top, view.bottom);
    if (right !== 0 || down !== 0) this.#map.panBy([right, down], { animate: false });
  }
}
