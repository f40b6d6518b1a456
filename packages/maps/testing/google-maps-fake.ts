/** What tests read and change of the fake in this page. */
export interface GoogleMapsFake {
  calls: [name: string, request: unknown][];
  /** The status of the geocoder's responses: its own by default. */
  geocoderStatus?: string | undefined;
}

/** The fake in this page. */
export const googleMapsFake = (): GoogleMapsFake =>
  (window as unknown as { googleMapsFake: GoogleMapsFake }).googleMapsFake;

/**
 * A fake of Google's Maps script: only the documented API that our provider uses. One self-contained function, so that
 * a test can run it in the page or respond to the script's address with {@link googleMapsFakeScript}.
 */
export function installGoogleMapsFake(): void {
  type Point = { lat: number; lng: number };
  type Page = Window & {
    google?: { maps?: Record<string, unknown> };
    googleMapsFake?: GoogleMapsFake;
  };
  const page = window as unknown as Page;
  const calls: [string, unknown][] = [];
  const fake: GoogleMapsFake = { calls };
  page.googleMapsFake = fake;

  class LatLng {
    readonly #at: Point;
    constructor(at: Point | number, lng = 0) {
      this.#at = typeof at === 'number' ? { lat: at, lng } : { lat: at.lat, lng: at.lng };
    }
    lat() {
      return this.#at.lat;
    }
    lng() {
      return this.#at.lng;
    }
    toJSON() {
      return { ...this.#at };
    }
  }

  const literal = (at: Point | LatLng): Point => (at instanceof LatLng ? at.toJSON() : at);
  const project = ({ lat, lng }: Point, zoom: number) => {
    const size = 256 * 2 ** zoom;
    const sine = Math.sin((lat * Math.PI) / 180);
    return { x: (lng / 360 + 0.5) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size };
  };
  const unproject = ({ x, y }: { x: number; y: number }, zoom: number): Point => {
    const size = 256 * 2 ** zoom;
    const n = Math.PI * (1 - (2 * y) / size);
    return { lat: (Math.atan(Math.sinh(n)) * 180) / Math.PI, lng: (x / size - 0.5) * 360 };
  };

  class FakeMap {
    readonly #listeners = new Map<string, Set<() => void>>();
    readonly #overlays = new Set<OverlayView>();
    readonly panes: Record<string, HTMLElement>;
    #center: Point;
    #zoom: number;
    #timer = 0;
    constructor(
      readonly element: HTMLElement,
      options: { center: Point; zoom: number },
    ) {
      calls.push(['Map', options]);
      this.#center = literal(options.center);
      this.#zoom = options.zoom;
      const stage = document.createElement('div');
      stage.className = 'fake-google-map';
      stage.style.cssText = 'position:absolute;inset:0;overflow:hidden;background:#e8ece4';
      this.panes = Object.fromEntries(
        ['mapPane', 'overlayLayer', 'markerLayer', 'overlayMouseTarget', 'floatPane'].map((name) => {
          const pane = document.createElement('div');
          pane.style.cssText = 'position:absolute;left:0;top:0;width:0';
          stage.append(pane);
          return [name, pane];
        }),
      );
      element.append(stage);
      this.#settle();
    }
    #settle() {
      for (const overlay of this.#overlays) overlay.redraw();
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => {
        for (const overlay of this.#overlays) overlay.redraw();
        for (const listener of this.#listeners.get('idle') ?? []) listener();
      }, 0);
    }
    add(overlay: OverlayView) {
      this.#overlays.add(overlay);
      this.#settle();
    }
    delete(overlay: OverlayView) {
      this.#overlays.delete(overlay);
    }
    pixelOf(at: Point) {
      const [point, middle] = [project(at, this.#zoom), project(this.#center, this.#zoom)];
      return {
        x: point.x - middle.x + this.element.clientWidth / 2,
        y: point.y - middle.y + this.element.clientHeight / 2,
      };
    }
    getCenter() {
      return new LatLng(this.#center);
    }
    getZoom() {
      return this.#zoom;
    }
    getBounds() {
      const middle = project(this.#center, this.#zoom);
      const [halfWidth, halfHeight] = [this.element.clientWidth / 2, this.element.clientHeight / 2];
      const northWest = unproject({ x: middle.x - halfWidth, y: middle.y - halfHeight }, this.#zoom);
      const southEast = unproject({ x: middle.x + halfWidth, y: middle.y + halfHeight }, this.#zoom);
      return {
        toJSON: () => ({ north: northWest.lat, west: northWest.lng, south: southEast.lat, east: southEast.lng }),
      };
    }
    setCenter(center: Point | LatLng) {
      this.#center = literal(center);
      this.#settle();
    }
    panTo(center: Point | LatLng) {
      this.setCenter(center);
    }
    panBy(x: number, y: number) {
      const middle = project(this.#center, this.#zoom);
      this.setCenter(unproject({ x: middle.x + x, y: middle.y + y }, this.#zoom));
    }
    setZoom(zoom: number) {
      this.#zoom = zoom;
      this.#settle();
    }
    addListener(name: string, listener: () => void) {
      const own = this.#listeners.get(name) ?? new Set();
      this.#listeners.set(name, own.add(listener));
      return { remove: () => own.delete(listener) };
    }
    clearListeners() {
      clearTimeout(this.#timer);
      this.#listeners.clear();
    }
  }

  class OverlayView {
    #map: FakeMap | null = null;
    #isAdded = false;
    static preventMapHitsAndGesturesFrom(_element: Element) {}
    onAdd() {}
    draw() {}
    onRemove() {}
    setMap(map: FakeMap | null) {
      if (!map && this.#isAdded) this.onRemove();
      this.#map?.delete(this);
      this.#isAdded = false;
      this.#map = map;
      map?.add(this);
    }
    redraw() {
      if (!this.#isAdded) this.onAdd();
      this.#isAdded = true;
      this.draw();
    }
    getPanes() {
      return this.#isAdded ? this.#map?.panes : null;
    }
    getProjection() {
      const map = this.#map;
      return this.#isAdded && map ? { fromLatLngToDivPixel: (at: LatLng) => map.pixelOf(at.toJSON()) } : undefined;
    }
  }

  const positions: Record<string, Point> = {
    '78701': { lat: 30.2713, lng: -97.7426 },
    '77002': { lat: 29.7594, lng: -95.3594 },
    'austin, tx': { lat: 30.2672, lng: -97.7431 },
    'houston, tx': { lat: 29.7604, lng: -95.3698 },
  };

  class Geocoder {
    geocode(request: { address?: string; location?: Point; componentRestrictions?: { postalCode?: string } }) {
      calls.push(['geocode', request]);
      // Like Google: throws for a status other than OK, with the status as the code.
      const fail = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
      if (fake.geocoderStatus) return fail(fake.geocoderStatus);
      const component = (short_name: string, ...types: string[]) => ({ short_name, long_name: short_name, types });
      if (request.location) {
        const { lat, lng } = request.location;
        const isTexas = lat > 25.8 && lat < 36.5 && lng > -106.7 && lng < -93.5;
        const state = isTexas ? 'TX' : 'OK';
        const parts = [
          component(state, 'administrative_area_level_1', 'political'),
          component('US', 'country', 'political'),
          component(isTexas ? '78701' : '74103', 'postal_code'),
        ];
        return Promise.resolve({
          results: [{ address_components: parts, geometry: { location: new LatLng(request.location) } }],
        });
      }
      const at = positions[request.componentRestrictions?.postalCode ?? request.address?.toLowerCase() ?? ''];
      if (!at) return fail('ZERO_RESULTS');
      return Promise.resolve({ results: [{ address_components: [], geometry: { location: new LatLng(at) } }] });
    }
  }

  const reviews = [5, 4, 2].map((rating, index) => ({
    author_name: `Customer ${index + 1}`,
    rating,
    text: ['Quick and kind.', 'A fair price.', 'Slow.'][index]!,
    author_url: `https://www.google.com/maps/contrib/${index + 1}`,
  }));

  class PlacesService {
    findPlaceFromQuery(request: { query: string }, done: (found: object[] | null, status: string) => void) {
      calls.push(['findPlaceFromQuery', request]);
      if (request.query === 'Silent') return;
      if (request.query === 'Denied') done(null, 'REQUEST_DENIED');
      else if (request.query === 'Nobody') done([], 'ZERO_RESULTS');
      else done([{ place_id: 'place-1', name: request.query }], 'OK');
    }
    getDetails(request: { placeId: string }, done: (found: object | null, status: string) => void) {
      calls.push(['getDetails', request]);
      const url = 'https://maps.google.com/?cid=1';
      done({ place_id: request.placeId, reviews, rating: 4.3, user_ratings_total: 312, url }, 'OK');
    }
  }

  const libraries: Record<string, object> = {
    core: { LatLng },
    maps: { Map: FakeMap, OverlayView },
    geocoding: { Geocoder },
    places: { PlacesService },
  };
  const maps = (page.google ??= {}).maps ?? {};
  page.google.maps = Object.assign(maps, {
    importLibrary: (name: string) => Promise.resolve(libraries[name]),
    event: { clearInstanceListeners: (map: FakeMap) => map.clearListeners() },
  });
}

/**
 * The response of `https://maps.googleapis.com/maps/api/js?…`: the fake, and the callback that Google's script ends
 * with.
 */
export function googleMapsFakeScript(): string {
  // The test's compiler may have added `__name` calls to the function's text.
  return `var __name = (value) => value;
(${installGoogleMapsFake.toString()})();
google.maps.__ib__?.();`;
}

/** Matches the address of Google's script. */
export const googleMapsScript = /^https:\/\/maps\.googleapis\.com\/maps\/api\/js\?/;
