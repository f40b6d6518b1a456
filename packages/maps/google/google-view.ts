import type { GeoPosition } from '#domain/geo-position';
import { createInfoElement } from '../info-element.ts';
import { createMapEvents } from '../map-events.ts';
import { createMapFrame, type MapFrame } from '../map-frame.ts';
import type { Bounds, MapMarker, MapOptions, MapView } from '../map-provider.ts';
import { dropIn } from '../marker-element.ts';
import { MarkerSet } from '../marker-set.ts';
import { createGoogleOverlay, type GoogleOverlay } from './google-overlay.ts';

const zooms = { min: 3, max: 19 };
/** Markers slightly outside the view are rendered too, so that they show when the map is dragged. */
const beyond = 0.2;
/** Room that is kept between the window and the edge of the map, in pixels. */
const room = 12;

const toLatLng = ({ latitude, longitude }: GeoPosition): google.maps.LatLngLiteral => ({
  lat: latitude,
  lng: longitude,
});

/** Google's map with our markers, window and buttons. */
export class GoogleView implements MapView {
  readonly #options: MapOptions;
  readonly #events = createMapEvents();
  readonly #frame: MapFrame;
  readonly #map: google.maps.Map;
  readonly #overlay: GoogleOverlay;
  readonly #markers: MarkerSet;
  readonly #sizes = new ResizeObserver(() => this.resize());
  readonly #infoSize = new ResizeObserver(() => this.#showAllOfInfo());
  #info: { id: string; element: HTMLElement; anchor: HTMLElement; remove: () => void } | undefined;
  #isGone = false;

  constructor(element: HTMLElement, options: MapOptions, maps: google.maps.MapsLibrary, core: google.maps.CoreLibrary) {
    this.#options = options;
    this.#frame = createMapFrame(options.labels, {
      zoomBy: (steps) => this.#map.setZoom(this.zoom + steps),
      panBy: (right, down) => this.#map.panBy(right, down),
    });
    const { area } = this.#frame;
    area.setAttribute('role', 'region');
    area.setAttribute('aria-label', options.labels.map);
    element.append(this.#frame.element);
    this.#map = new maps.Map(area, {
      center: toLatLng(options.center),
      zoom: options.zoom,
      minZoom: zooms.min,
      maxZoom: zooms.max,
      // Google's controls are styled by page CSS, which does not apply in a shadow root.
      disableDefaultUI: true,
      clickableIcons: false,
      // A wheel or one finger scrolls the page; with Ctrl, or two fingers, the map moves.
      gestureHandling: 'cooperative',
      keyboardShortcuts: true,
    });
    this.#overlay = createGoogleOverlay(this.#map, maps, core);
    this.#markers = this.#createMarkers();
    this.#map.addListener('idle', () => this.#onMoveEnd());
    area.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.#info) this.closeInfo();
    });
    this.#sizes.observe(this.#frame.element);
    options.signal.addEventListener('abort', () => this.destroy(), { once: true });
    this.#frame.fit();
  }

  get center(): GeoPosition {
    const center = this.#map.getCenter();
    return center ? { latitude: center.lat(), longitude: center.lng() } : this.#options.center;
  }

  get zoom(): number {
    return this.#map.getZoom() ?? this.#options.zoom;
  }

  get bounds(): Bounds {
    // Google returns no bounds before the map is drawn.
    const { latitude, longitude } = this.center;
    return this.#map.getBounds()?.toJSON() ?? { north: latitude, south: latitude, east: longitude, west: longitude };
  }

  readonly closestZoom = zooms.max;

  moveTo(center: GeoPosition, zoom: number, { animate = true }: { animate?: boolean } = {}): void {
    if (this.#isGone) return;
    const { latitude, longitude } = this.center;
    const isSame = (a: number, b: number) => Math.abs(a - b) < 1e-6;
    if (this.zoom === zoom && isSame(latitude, center.latitude) && isSame(longitude, center.longitude)) {
      // Google fires no `idle` for a map that does not move.
      queueMicrotask(() => this.#onMoveEnd());
      return;
    }
    if (this.zoom !== zoom) this.#map.setZoom(zoom);
    if (animate && !this.#options.reducedMotion) this.#map.panTo(toLatLng(center));
    else this.#map.setCenter(toLatLng(center));
  }

  showMarkers(markers: readonly MapMarker[]): void {
    if (this.#isGone) return;
    this.#markers.replace(markers);
    this.#showPart();
    const pane = this.#overlay.markerPane;
    if (!this.#options.reducedMotion && pane) dropIn(pane, this.#frame.element, this.#options.signal);
  }

  activate(id: string | undefined): void {
    if (this.#isGone) return;
    this.#markers.activate(id);
    this.#showPart();
  }

  openInfo(
    id: string,
    content: HTMLElement,
    { label, takesFocus = false }: { label: string; takesFocus?: boolean },
  ): void {
    const position = this.#markers.positionOf(id);
    if (!position || this.#isGone) return;
    this.#removeInfo();
    this.#frame.closeArrows();
    const element = createInfoElement(content, { label, close: this.#options.labels.closeInfo }, () =>
      this.closeInfo(),
    );
    const anchor = document.createElement('div');
    anchor.append(element);
    const { remove } = this.#overlay.place(anchor, position, [0, 0], 'info');
    this.#info = { id, element, anchor, remove };
    this.#infoSize.observe(element);
    if (takesFocus) element.focus({ preventScroll: true });
  }

  closeInfo(): void {
    const id = this.#removeInfo();
    if (id !== undefined) this.#events.emit('infoClose', { id });
  }

  on: MapView['on'] = (event, listener) => this.#events.on(event, listener);

  resize(): void {
    if (!this.#isGone) this.#frame.fit();
  }

  destroy(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#sizes.disconnect();
    this.#infoSize.disconnect();
    this.#events.clear();
    this.#removeInfo();
    this.#markers.end();
    this.#overlay.remove();
    google.maps.event.clearInstanceListeners(this.#map);
    this.#frame.element.replaceWith();
  }

  #createMarkers(): MarkerSet {
    return new MarkerSet(
      {
        place: (element, position, anchor, press) => {
          element.addEventListener('click', press);
          const { remove } = this.#overlay.place(element, position, anchor, 'markers');
          return {
            remove,
            setOnTop: (isOnTop) => {
              element.style.zIndex = isOnTop ? '1000' : '';
            },
          };
        },
        pressMarker: (id) => this.#events.emit('markerClick', { id }),
        openGroup: (position, zoom) => this.moveTo(position, Math.min(zooms.max, zoom)),
        bounds: () => this.bounds,
        focused: () => (this.#frame.area.getRootNode() as Document | ShadowRoot).activeElement,
        loseFocus: () => this.#frame.zoomIn.focus({ preventScroll: true }),
      },
      this.#options,
    );
  }

  #onMoveEnd(): void {
    if (this.#isGone) return;
    this.#showPart();
    this.#frame.zoomIn.setAttribute('aria-disabled', String(this.zoom >= zooms.max));
    this.#frame.zoomOut.setAttribute('aria-disabled', String(this.zoom <= zooms.min));
    this.#events.emit('idle', { center: this.center, zoom: this.zoom, bounds: this.bounds });
  }

  #showPart(): void {
    const { north, south, east, west } = this.bounds;
    const [down, across] = [(north - south) * beyond, (east - west) * beyond];
    this.#markers.show(
      { north: north + down, south: south - down, east: east + across, west: west - across },
      this.zoom,
    );
  }

  #showAllOfInfo(): void {
    const box = this.#info?.element.getBoundingClientRect();
    const view = this.#frame.area.getBoundingClientRect();
    if (!box?.width || view.width === 0) return;
    const over = (start: number, end: number, from: number, to: number) => {
      if (start < from + room) return start - from - room;
      return end > to - room ? end - to + room : 0;
    };
    const [right, down] = [
      over(box.left, box.right, view.left, view.right),
      over(box.top, box.bottom, view.top, view.bottom),
    ];
    if (right !== 0 || down !== 0) this.#map.panBy(right, down);
  }

  #removeInfo(): string | undefined {
    const info = this.#info;
    if (!info) return undefined;
    this.#info = undefined;
    const hadFocus = info.element.matches(':focus-within');
    this.#infoSize.unobserve(info.element);
    info.remove();
    if (hadFocus) (this.#markers.elementOf(info.id) ?? this.#frame.zoomIn).focus({ preventScroll: true });
    return info.id;
  }
}
