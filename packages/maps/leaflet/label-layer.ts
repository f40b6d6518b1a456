import type { LatLngTuple, LeafletEvent, Map, Point, ZoomAnimEvent } from 'leaflet';
import type { Label } from '../base-map/base-map-data.ts';
import type { PlacedLabel } from '../base-map/place-labels.ts';
import { pointAfterZoom } from './layer-point.ts';
import { Layer } from './leaflet.ts';

interface Shown {
  text: string;
  top: number;
  element: HTMLElement;
}

const positionOf = ({ latitude, longitude }: Label): LatLngTuple => [latitude, longitude];

/** Creates the element of a label. Labels are decoration: the list beside the map has the same places as text. */
function labelElement({ label, text, top }: PlacedLabel): HTMLElement {
  const element = document.createElement('span');
  element.className = `cover-map-label cover-map-label-${label.kind} leaflet-zoom-animated`;
  element.setAttribute('aria-hidden', 'true');
  const name = document.createElement('span');
  name.textContent = text;
  name.style.insetBlockStart = `${top}px`;
  element.append(name);
  return element;
}

/**
 * The labels of the offline map. They are not markers, because each marker adds a listener to the map, which searches
 * all its listeners for it.
 */
export class LabelLayer extends Layer {
  readonly #shown = new globalThis.Map<Label, Shown>();
  #map!: Map;

  override onAdd(map: Map): this {
    this.#map = map;
    map.createPane('cover-labels');
    return this;
  }

  override onRemove(): this {
    this.show([]);
    return this;
  }

  override getEvents() {
    return {
      viewreset: () => this.#place((position) => this.#map.latLngToLayerPoint(position)),
      zoom: () => this.#place((position) => this.#map.latLngToLayerPoint(position)),
      zoomanim: (event: LeafletEvent) =>
        this.#place((position) => pointAfterZoom(this.#map, position, event as ZoomAnimEvent)),
    };
  }

  /** Shows these labels and no others. Those that stay where they are keep their elements. */
  show(placed: readonly PlacedLabel[]): void {
    const placedByLabel = new globalThis.Map(placed.map((placedLabel) => [placedLabel.label, placedLabel]));
    for (const [label, { text, top, element }] of this.#shown) {
      if (placedByLabel.get(label)?.text === text && placedByLabel.get(label)?.top === top) continue;
      element.replaceWith();
      this.#shown.delete(label);
    }
    const added = document.createDocumentFragment();
    for (const placedLabel of placed) {
      const { label, text, top } = placedLabel;
      if (this.#shown.has(label)) continue;
      const element = labelElement(placedLabel);
      this.#shown.set(label, { text, top, element });
      move(element, this.#map.latLngToLayerPoint(positionOf(label)));
      added.append(element);
    }
    this.#map.getPane('cover-labels')!.append(added);
  }

  #place(pointOf: (position: LatLngTuple) => Point): void {
    for (const [label, { element }] of this.#shown) move(element, pointOf(positionOf(label)));
  }
}

/** Uses a 2D transform: a 3D one would make a compositor layer for each label. */
function move(element: HTMLElement, { x, y }: Point): void {
  element.style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px)`;
}
