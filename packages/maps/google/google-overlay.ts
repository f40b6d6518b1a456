import type { GeoPosition } from '#domain/geo-position';

/** Renders our elements on a Google map, anchored to positions. */
export interface GoogleOverlay {
  place(
    element: HTMLElement,
    position: GeoPosition,
    anchor: readonly [x: number, y: number],
    pane: 'markers' | 'info',
  ): { remove(): void };
  /** Google's pane for markers; undefined until the overlay is added. */
  readonly markerPane: HTMLElement | undefined;
  remove(): void;
}

/**
 * Markers and windows are our own elements, so that they look and work as on the Leaflet map. Google's newer markers
 * would need a map id besides the key.
 */
export function createGoogleOverlay(
  map: google.maps.Map,
  { OverlayView }: google.maps.MapsLibrary,
  { LatLng }: google.maps.CoreLibrary,
): GoogleOverlay {
  const entries = new Set<{
    element: HTMLElement;
    position: GeoPosition;
    anchor: readonly [number, number];
    pane: 'markers' | 'info';
  }>();
  const overlay = new OverlayView();
  type Entry = typeof entries extends Set<infer One> ? One : never;

  const put = (entry: Entry) => {
    const projection = overlay.getProjection() as google.maps.MapCanvasProjection | undefined;
    const panes = overlay.getPanes();
    if (!projection || !panes) return;
    const pane = entry.pane === 'info' ? panes.floatPane : panes.overlayMouseTarget;
    const { element, position, anchor } = entry;
    if (element.parentNode !== pane) pane.append(element);
    const point = projection.fromLatLngToDivPixel(new LatLng(position.latitude, position.longitude));
    if (!point) return;
    element.style.position = 'absolute';
    element.style.left = `${Math.round(point.x - anchor[0])}px`;
    element.style.top = `${Math.round(point.y - anchor[1])}px`;
  };

  overlay.onAdd = () => undefined;
  overlay.draw = () => {
    for (const entry of entries) put(entry);
  };
  overlay.onRemove = () => {
    for (const { element } of entries) element.replaceWith();
  };
  overlay.setMap(map);

  return {
    place(element, position, anchor, pane) {
      OverlayView.preventMapHitsAndGesturesFrom(element);
      const entry: Entry = { element, position, anchor, pane };
      entries.add(entry);
      put(entry);
      return {
        remove() {
          entries.delete(entry);
          element.replaceWith();
        },
      };
    },
    get markerPane() {
      return overlay.getPanes()?.overlayMouseTarget as HTMLElement | undefined;
    },
    remove() {
      overlay.setMap(null);
      entries.clear();
    },
  };
}
