import type { GeoPosition } from '#domain/geo-position';
import type { Bounds, MapMarker, MapOptions } from './map-provider.ts';
import { createGroupElement, createMarkerElement } from './marker-element.ts';
import { groupMarkers, type MarkerGroup, type MarkerGroups } from './marker-groups.ts';

/** An element on the map. */
export interface Placed {
  remove(): void;
  /** Stacks the element above the others. */
  setOnTop(isOnTop: boolean): void;
}

/** A provider's map, as the marker set uses it. */
export interface MarkerHost {
  /** @param anchor the pixel of the element that is at the position */
  place(
    element: HTMLElement,
    position: GeoPosition,
    anchor: readonly [x: number, y: number],
    press: () => void,
  ): Placed;
  pressMarker(id: string): void;
  openGroup(position: GeoPosition, zoom: number): void;
  /** Moves the focus from a removed marker to the map. */
  loseFocus(): void;
}

const pinTip = [16, 41] as const;

/** New elements per frame: hundreds at once would make a drag stutter. */
const batchSize = 24;

/** The markers in view, grouped where they would overlap; one can be active. */
export class MarkerSet {
  readonly #host: MarkerHost;
  readonly #options: Pick<MapOptions, 'markerIcon' | 'labels'>;
  readonly #shown = new Map<string, { element: HTMLElement; placed: Placed }>();
  #markers = new Map<string, MapMarker>();
  #groups: MarkerGroups = groupMarkers([]);
  #active: string | undefined;
  #nextFrame = 0;

  constructor(host: MarkerHost, options: Pick<MapOptions, 'markerIcon' | 'labels'>) {
    this.#host = host;
    this.#options = options;
  }

  replace(markers: readonly MapMarker[]): void {
    this.#markers = new Map(markers.map((marker) => [marker.id, marker]));
    this.#groups = groupMarkers(markers);
    this.end();
    for (const id of this.#shown.keys()) this.#remove(id);
  }

  /** Shows the markers within bounds and removes the others. Many markers are added over several frames. */
  show(bounds: Bounds, zoom: number): void {
    const { markers, groups } = this.#groups.at(bounds, zoom);
    const active = this.#active === undefined ? undefined : this.#markers.get(this.#active);
    const wanted = new Set([...groups, ...markers, ...(active ? [active] : [])].map(({ id }) => id));
    for (const id of this.#shown.keys()) if (!wanted.has(id)) this.#remove(id);
    this.#showInBatches([
      ...(active ? [() => this.#showMarker(active)] : []),
      ...groups.filter(({ id }) => !this.#shown.has(id)).map((group) => () => this.#showGroup(group)),
      ...markers.filter(({ id }) => !this.#shown.has(id)).map((marker) => () => this.#showMarker(marker)),
    ]);
  }

  /** Cancels the markers that are still to be added. */
  end(): void {
    cancelAnimationFrame(this.#nextFrame);
  }

  #showInBatches(waiting: readonly (() => void)[]): void {
    this.end();
    for (const show of waiting.slice(0, batchSize)) show();
    if (waiting.length > batchSize)
      this.#nextFrame = requestAnimationFrame(() => this.#showInBatches(waiting.slice(batchSize)));
  }

  activate(id: string | undefined): void {
    const before = this.#active;
    this.#active = id;
    if (before !== undefined) this.#mark(before, false);
    if (id !== undefined) this.#mark(id, true);
  }

  positionOf(id: string): GeoPosition | undefined {
    return this.#markers.get(id)?.position;
  }

  elementOf(id: string): HTMLElement | undefined {
    return this.#shown.get(id)?.element;
  }

  #showGroup({ id, count, position, expansionZoom }: MarkerGroup): void {
    const element = createGroupElement(count, this.#options.labels.cluster.replace('{count}', String(count)));
    const half = count >= 100 ? 24 : 20;
    this.#shown.set(id, {
      element,
      placed: this.#host.place(element, position, [half, half], () => this.#host.openGroup(position, expansionZoom)),
    });
  }

  #showMarker({ id, label, position }: MapMarker): void {
    if (this.#shown.has(id)) return;
    const element = createMarkerElement(label, this.#options.markerIcon);
    const placed = this.#host.place(element, position, pinTip, () => this.#host.pressMarker(id));
    this.#shown.set(id, { element, placed });
    if (id === this.#active) this.#mark(id, true);
  }

  #mark(id: string, isActive: boolean): void {
    const shown = this.#shown.get(id);
    shown?.element.setAttribute('aria-pressed', String(isActive));
    shown?.placed.setOnTop(isActive);
  }

  #remove(id: string): void {
    const { element, placed } = this.#shown.get(id)!;
    const hadFocus = element.matches(':focus');
    placed.remove();
    this.#shown.delete(id);
    if (hadFocus) this.#host.loseFocus();
  }
}
