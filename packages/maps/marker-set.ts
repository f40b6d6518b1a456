import type { Bounds, MapMarker, MapOptions, Position } from './map-provider.ts';
import { createGroupElement, createMarkerElement } from './marker-element.ts';
import { groupMarkers, type MarkerGroup, type MarkerGroups } from './marker-groups.ts';

/** An element that stands on the map. */
export interface Placed {
  remove(): void;
  /** Over the others, or among them. */
  raise(isRaised: boolean): void;
}

/** What a provider's map does with the elements of markers. */
export interface MarkerGround {
  /** @param anchor the pixel of the element that stands on the position */
  place(element: HTMLElement, position: Position, anchor: readonly [x: number, y: number], press: () => void): Placed;
  pressMarker(id: string): void;
  openGroup(position: Position, zoom: number): void;
  /** An element that had the focus is gone. */
  loseFocus(): void;
}

const pinTip = [16, 41] as const;

/** So many new elements a frame: a whole country of them at once would make a drag stutter. */
const newAtOnce = 24;

/** The markers of a map: those of the part that shows, grouped where they would cover one another, one of them active. */
export class MarkerSet {
  readonly #ground: MarkerGround;
  readonly #options: Pick<MapOptions, 'markerIcon' | 'labels'>;
  readonly #shown = new Map<string, { element: HTMLElement; placed: Placed }>();
  #markers = new Map<string, MapMarker>();
  #groups: MarkerGroups = groupMarkers([]);
  #active: string | undefined;
  #nextFrame = 0;

  constructor(ground: MarkerGround, options: Pick<MapOptions, 'markerIcon' | 'labels'>) {
    this.#ground = ground;
    this.#options = options;
  }

  replace(markers: readonly MapMarker[]): void {
    this.#markers = new Map(markers.map((marker) => [marker.id, marker]));
    this.#groups = groupMarkers(markers);
    this.end();
    for (const id of this.#shown.keys()) this.#take(id);
  }

  /** Shows those of a part of the map, and takes the others away. Of many, some come in the frames that follow. */
  show(bounds: Bounds, zoom: number): void {
    const { markers, groups } = this.#groups.at(bounds, zoom);
    const active = this.#active === undefined ? undefined : this.#markers.get(this.#active);
    const wanted = new Set([...groups, ...markers, ...(active ? [active] : [])].map(({ id }) => id));
    for (const id of this.#shown.keys()) if (!wanted.has(id)) this.#take(id);
    this.#showInTurns([
      ...(active ? [() => this.#showMarker(active)] : []),
      ...groups.filter(({ id }) => !this.#shown.has(id)).map((group) => () => this.#showGroup(group)),
      ...markers.filter(({ id }) => !this.#shown.has(id)).map((marker) => () => this.#showMarker(marker)),
    ]);
  }

  /** What is still to come does not come any more. */
  end(): void {
    cancelAnimationFrame(this.#nextFrame);
  }

  #showInTurns(waiting: readonly (() => void)[]): void {
    this.end();
    for (const show of waiting.slice(0, newAtOnce)) show();
    if (waiting.length > newAtOnce)
      this.#nextFrame = requestAnimationFrame(() => this.#showInTurns(waiting.slice(newAtOnce)));
  }

  activate(id: string | undefined): void {
    const before = this.#active;
    this.#active = id;
    if (before !== undefined) this.#mark(before, false);
    if (id !== undefined) this.#mark(id, true);
  }

  positionOf(id: string): Position | undefined {
    return this.#markers.get(id)?.position;
  }

  elementOf(id: string): HTMLElement | undefined {
    return this.#shown.get(id)?.element;
  }

  #showGroup({ id, count, position, apartAt }: MarkerGroup): void {
    const element = createGroupElement(count, this.#options.labels.cluster.replace('{count}', String(count)));
    const half = count >= 100 ? 24 : 20;
    this.#shown.set(id, {
      element,
      placed: this.#ground.place(element, position, [half, half], () => this.#ground.openGroup(position, apartAt)),
    });
  }

  #showMarker({ id, label, position }: MapMarker): void {
    if (this.#shown.has(id)) return;
    const element = createMarkerElement(label, this.#options.markerIcon);
    const placed = this.#ground.place(element, position, pinTip, () => this.#ground.pressMarker(id));
    this.#shown.set(id, { element, placed });
    if (id === this.#active) this.#mark(id, true);
  }

  #mark(id: string, isActive: boolean): void {
    const shown = this.#shown.get(id);
    shown?.element.setAttribute('aria-pressed', String(isActive));
    shown?.placed.raise(isActive);
  }

  #take(id: string): void {
    const { element, placed } = this.#shown.get(id)!;
    const hadFocus = element.matches(':focus');
    placed.remove();
    this.#shown.delete(id);
    if (hadFocus) this.#ground.loseFocus();
  }
}
