import type { Map as LeafletMapType } from 'leaflet';
import type { GeoPosition } from '#domain/geo-position';
import type { Box } from '../base-map/label-collision.ts';
import { createInfoElement } from '../info-element.ts';
import { createMapEvents } from '../map-events.ts';
import { createMapFrame, type MapFrame } from '../map-frame.ts';
import type { Bounds, MapMarker, MapOptions, MapView } from '../map-provider.ts';
import { scaleOf } from '../map-scale.ts';
import { dropIn } from '../marker-element.ts';
import { MarkerSet } from '../marker-set.ts';
import { BaseMapLayer } from './base-map-layer.ts';
import { InfoLayer } from './info-layer.ts';
import { LeafletMap, TileLayer } from './leaflet.ts';
import { FlatMarker, MarkerIcon } from './marker-icon.ts';
import './leaflet.css';

export interface Ground {
  /** The address of tiles, already validated; undefined uses the bundled base map. */
  tiles?: string;
  attribution: string;
}

/**
 * Zoom limits: from states to streets. The offline map has no streets: it ends with zip codes, and is best a little
 * before.
 */
const zooms = { min: 3, max: 17, offlineMax: 13, offlineBest: 11 };
/** Markers slightly outside the view are rendered too, so that they show when the map is dragged. */
const beyond = 0.2;

/** Length of the equator, in meters. */
const equator = 40_075_016.7;

const toLatLng = ({ latitude, longitude }: GeoPosition): [number, number] => [latitude, longitude];

/** A Leaflet map with our markers, window and buttons. */
export class LeafletView implements MapView {
  readonly #options: MapOptions;
  readonly #events = createMapEvents();
  readonly #frame: MapFrame;
  readonly #foot = document.createElement('div');
  readonly #scale = document.createElement('div');
  readonly #map: LeafletMapType;
  readonly #markers: MarkerSet;
  readonly #baseMap: BaseMapLayer | undefined;
  readonly #maxZoom: number;
  readonly closestZoom: number;
  readonly #observer = new ResizeObserver(() => this.resize());
  #info: { id: string; layer: InfoLayer } | undefined;
  #isGone = false;

  constructor(element: HTMLElement, options: MapOptions, ground: Ground) {
    this.#options = options;
    this.#maxZoom = ground.tiles ? zooms.max : zooms.offlineMax;
    this.closestZoom = ground.tiles ? zooms.max : zooms.offlineBest;
    const { labels, center, zoom, reducedMotion } = options;
    const animate = !reducedMotion;
    this.#frame = createMapFrame(labels, {
      zoomBy: (steps) => this.#map.setZoom(this.zoom + steps, { animate }),
      panBy: (right, down) => this.#map.panBy([right, down], { animate }),
    });
    const { area } = this.#frame;
    area.setAttribute('role', 'application');
    area.setAttribute('aria-label', labels.map);
    this.#fillFoot(ground.attribution);
    this.#frame.element.append(this.#foot);
    element.append(this.#frame.element);
    this.#map = new LeafletMap(area, {
      attributionControl: false,
      zoomControl: false,
      boxZoom: false,
      // The page must scroll past the map until the visitor presses it.
      scrollWheelZoom: false,
      minZoom: zooms.min,
      maxZoom: this.#maxZoom,
      fadeAnimation: false,
      zoomAnimation: !reducedMotion,
      markerZoomAnimation: !reducedMotion,
      inertia: !reducedMotion,
      // All states and territories: Alaska reaches -180 degrees, Guam lies at 145.
      maxBounds: [
        [-25, -195],
        [78, 165],
      ],
    });
    if (ground.tiles) new TileLayer(ground.tiles, { maxZoom: zooms.max }).addTo(this.#map);
    this.#map.setView(toLatLng(center), zoom, { animate: false });
    this.#markers = this.#createMarkers();
    if (!ground.tiles)
      this.#baseMap = new BaseMapLayer(() => [...this.#coveredByMarkers(), ...this.#coveredByControls()]).addTo(
        this.#map,
      );
    this.#map.on('moveend', () => this.#onMoveEnd());
    area.addEventListener('focusin', () => this.#map.scrollWheelZoom.enable());
    area.addEventListener('focusout', () => this.#map.scrollWheelZoom.disable());
    area.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.#info) this.closeInfo();
    });
    this.#leaveOneFingerToThePage();
    this.#observer.observe(this.#frame.element);
    options.signal.addEventListener('abort', () => this.destroy(), { once: true });
    this.#frame.fit();
    // The caller can add a listener only once it has the map.
    setTimeout(() => this.#onMoveEnd(), 0);
  }

  get center(): GeoPosition {
    const { lat, lng } = this.#map.getCenter();
    return { latitude: lat, longitude: lng };
  }

  get zoom(): number {
    return this.#map.getZoom();
  }

  get bounds(): Bounds {
    return this.#bounds(0);
  }

  moveTo(center: GeoPosition, zoom: number, { animate = true }: { animate?: boolean } = {}): void {
    if (this.#isGone) return;
    this.#map.setView(toLatLng(center), zoom, { animate: animate && !this.#options.reducedMotion });
  }

  showMarkers(markers: readonly MapMarker[]): void {
    if (this.#isGone) return;
    this.#markers.replace(markers);
    this.#showPart();
    if (!this.#options.reducedMotion)
      dropIn(this.#map.getPane('markerPane')!, this.#frame.element, this.#options.signal);
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
    const layer = new InfoLayer(element, toLatLng(position));
    this.#info = { id, layer };
    layer.addTo(this.#map);
    if (takesFocus) element.focus({ preventScroll: true });
  }

  closeInfo(): void {
    const id = this.#removeInfo();
    if (id !== undefined) this.#events.emit('infoClose', { id });
  }

  on: MapView['on'] = (event, listener) => this.#events.on(event, listener);

  resize(): void {
    if (this.#isGone) return;
    this.#frame.fit();
    this.#map.invalidateSize({ animate: false });
  }

  destroy(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#observer.disconnect();
    this.#events.clear();
    this.#removeInfo();
    this.#markers.end();
    // Leaflet's zoom timer checks this flag first, but not whether the map still exists.
    Object.assign(this.#map, { _animatingZoom: false });
    this.#map.remove();
    this.#frame.element.replaceWith();
  }

  /** One finger scrolls the page past the map, as on Google's map; two fingers move it. */
  #leaveOneFingerToThePage(): void {
    const { area } = this.#frame;
    const hint = document.createElement('p');
    hint.className = 'cover-map-two-fingers';
    hint.setAttribute('aria-hidden', 'true');
    hint.textContent = this.#options.labels.twoFingers;
    area.after(hint);
    const showHint = (isShown: boolean) => hint.classList.toggle('cover-map-two-fingers-shown', isShown);
    // A finger that stays after two have moved the map does not scroll the page.
    let isOneFinger = false;
    area.addEventListener(
      'touchstart',
      (event) => {
        isOneFinger = event.touches.length === 1;
        // Leaflet's own listeners would drag the map, or cancel a touch while the page scrolls, which browsers refuse.
        if (event.touches.length === 1 || !event.cancelable) event.stopImmediatePropagation();
      },
      { capture: true, passive: true },
    );
    area.addEventListener('touchmove', ({ touches }) => showHint(isOneFinger && touches.length === 1), {
      passive: true,
    });
    for (const end of ['touchend', 'touchcancel']) area.addEventListener(end, () => showHint(false));
  }

  #createMarkers(): MarkerSet {
    return new MarkerSet(
      {
        place: (element, position, anchor, press) => {
          const marker = new FlatMarker(toLatLng(position), {
            icon: new MarkerIcon(element, anchor),
            keyboard: false,
            // Moving the map on focus would change its markers and the list.
            autoPanOnFocus: false,
          });
          marker.on('click', press).addTo(this.#map);
          return { remove: () => marker.remove(), setOnTop: (isOnTop) => marker.setZIndexOffset(isOnTop ? 1000 : 0) };
        },
        pressMarker: (id) => this.#events.emit('markerClick', { id }),
        openGroup: (position, zoom) => this.moveTo(position, Math.min(this.#maxZoom, zoom)),
        bounds: () => this.bounds,
        afterShow: () => this.#baseMap?.showLabelsSoon(),
        focused: () => (this.#frame.area.getRootNode() as Document | ShadowRoot).activeElement,
        loseFocus: () => this.#frame.area.focus({ preventScroll: true }),
      },
      this.#options,
    );
  }

  #coveredByMarkers(): Box[] {
    return this.#markers.covered().map(({ position, anchor: [x, y], size: [width, height] }) => {
      const tip = this.#map.latLngToContainerPoint(toLatLng(position));
      return { left: tip.x - x, top: tip.y - y, right: tip.x - x + width, bottom: tip.y - y + height };
    });
  }

  #coveredByControls(): Box[] {
    const frame = this.#frame.element.getBoundingClientRect();
    return [...this.#frame.controls.children, ...this.#foot.children].map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left: left - frame.left, top: top - frame.top, right: right - frame.left, bottom: bottom - frame.top };
    });
  }

  #bounds(share: number): Bounds {
    const bounds = this.#map.getBounds().pad(share);
    return { north: bounds.getNorth(), south: bounds.getSouth(), east: bounds.getEast(), west: bounds.getWest() };
  }

  #fillFoot(attribution: string): void {
    this.#foot.className = 'cover-map-foot';
    this.#scale.className = 'cover-map-scale';
    const text = document.createElement('p');
    text.className = 'cover-map-attribution';
    text.textContent = attribution;
    this.#foot.append(this.#scale, ...(attribution ? [text] : []));
  }

  /** Updates markers, scale and buttons after each move. */
  #onMoveEnd(): void {
    if (this.#isGone) return;
    this.#showPart();
    const { latitude } = this.center;
    const metersInPixel = (equator * Math.cos((latitude * Math.PI) / 180)) / (256 * 2 ** this.zoom);
    const { width, text } = scaleOf(metersInPixel, this.#options.language);
    this.#scale.style.width = `${width}px`;
    this.#scale.textContent = text;
    this.#frame.zoomIn.setAttribute('aria-disabled', String(this.zoom >= this.#maxZoom));
    this.#frame.zoomOut.setAttribute('aria-disabled', String(this.zoom <= zooms.min));
    this.#events.emit('idle', { center: this.center, zoom: this.zoom, bounds: this.bounds });
  }

  #showPart(): void {
    this.#markers.show(this.#bounds(beyond), this.zoom);
  }

  #removeInfo(): string | undefined {
    const info = this.#info;
    if (!info) return undefined;
    this.#info = undefined;
    const hadFocus = info.layer.element.matches(':focus-within');
    info.layer.remove();
    if (hadFocus) (this.#markers.elementOf(info.id) ?? this.#frame.area).focus({ preventScroll: true });
    return info.id;
  }
}
