import type { GeoPosition } from '#domain/geo-position';
import { contains } from './bounds.ts';
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
  /** @param anchor the pixel of the element that marks the position */
  place(
    element: HTMLElement,
    position: GeoPosition,
    anchor: readonly [x: number, y: number],
    press: () => void,
  ): Placed;
  pressMarker(id: string): void;
  openGroup(position: GeoPosition, zoom: number): void;
  /** The part of the world that is in view. */
  readonly bounds: () => Bounds;
  /** Called when all markers of the view are shown. */
  afterShow?(): void;
  focused(): Element | null;
  /** Moves the focus from a removed marker to the map. */
  loseFocus(): void;
}

const pin = { anchor: [16, 41], size: [32, 42] } as const;

/** An element on the map, where it is, and how much of the map it covers. */
interface Shown {
  element: HTMLElement;
  placed: Placed;
  position: GeoPosition;
  anchor: readonly [x: number, y: number];
  size: readonly [width: number, height: number];
}

/** New elements per frame: hundreds at once would make a drag stutter. */
const batchSize = 24;

/** The markers in view, grouped where they would overlap; one can be active. */
export class MarkerSet {
  readonly #host: MarkerHost;
  readonly #options: Pick<MapOptions, 'markerIcon' | 'labels'>;
  readonly #shown = new Map<string, Shown>();
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
    this.#updateTabStop();
    if (waiting.length > batchSize)
      this.#nextFrame = requestAnimationFrame(() => this.#showInBatches(waiting.slice(batchSize)));
    else this.#host.afterShow?.();
  }

  activate(id: string | undefined): void {
    const before = this.#active;
    this.#active = id;
    if (before !== undefined) this.#mark(before, false);
    if (id !== undefined) this.#mark(id, true);
    this.#updateTabStop();
  }

  positionOf(id: string): GeoPosition | undefined {
    return this.#markers.get(id)?.position;
  }

  elementOf(id: string): HTMLElement | undefined {
    return this.#shown.get(id)?.element;
  }

  /** The parts of the map that markers cover. */
  covered(): readonly Pick<Shown, 'position' | 'anchor' | 'size'>[] {
    return [...this.#shown.values()];
  }

  #showGroup({ id, count, position, expansionZoom }: MarkerGroup): void {
    const element = createGroupElement(count, this.#options.labels.cluster.replace('{count}', String(count)));
    const width = count >= 100 ? 48 : 40;
    this.#place(id, element, position, { anchor: [width / 2, width / 2], size: [width, width] }, () =>
      this.#host.openGroup(position, expansionZoom),
    );
  }

  #showMarker({ id, label, position }: MapMarker): void {
    if (this.#shown.has(id)) return;
    const element = createMarkerElement(label, this.#options.markerIcon);
    this.#place(id, element, position, pin, () => this.#host.pressMarker(id));
    if (id === this.#active) this.#mark(id, true);
  }

  #place(
    id: string,
    element: HTMLElement,
    position: GeoPosition,
    { anchor, size }: Pick<Shown, 'anchor' | 'size'>,
    press: () => void,
  ): void {
    const placed = this.#host.place(element, position, anchor, press);
    element.addEventListener('keydown', (event) => this.#moveFocus(event));
    this.#shown.set(id, { element, placed, position, anchor, size });
  }

  /** The markers in view from west to east. */
  #stops(): HTMLElement[] {
    const bounds = this.#host.bounds();
    return [...this.#shown.values()]
      .filter(({ position }) => contains(bounds, position))
      .toSorted((a, b) => a.position.longitude - b.position.longitude)
      .map(({ element }) => element);
  }

  /** All markers share one tab stop: the focused one, else the active one, else the first. */
  #updateTabStop(): void {
    const stops = this.#stops();
    const active = this.#active === undefined ? undefined : this.elementOf(this.#active);
    const focused = this.#host.focused();
    const stop =
      stops.find((element) => element === focused) ?? stops.find((element) => element === active) ?? stops[0];
    for (const { element } of this.#shown.values()) {
      const tabIndex = element === stop ? 0 : -1;
      // Setting it, even unchanged, recalculates styles.
      if (element.tabIndex !== tabIndex) element.tabIndex = tabIndex;
    }
  }

  #moveFocus(event: KeyboardEvent): void {
    const stops = this.#stops();
    const index = stops.indexOf(event.currentTarget as HTMLElement);
    const targets: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowDown: index + 1,
      ArrowLeft: index - 1,
      ArrowUp: index - 1,
      Home: 0,
      End: stops.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined || index < 0) return;
    // The map itself moves on arrow keys.
    event.preventDefault();
    event.stopPropagation();
    stops[(target + stops.length) % stops.length]?.focus({ preventScroll: true });
    this.#updateTabStop();
  }

  #mark(id: string, isActive: boolean): void {
    const shown = this.#shown.get(id);
    shown?.element.setAttribute('aria-pressed', String(isActive));
    shown?.placed.setOnTop(isActive);
  }

  #remove(id: string): void {
    const { element, placed } = this.#shown.get(id)!;
    const hadFocus = element === this.#host.focused();
    placed.remove();
    this.#shown.delete(id);
    if (hadFocus) this.#host.loseFocus();
  }
}
