import type { LatLngExpression, Map, Point, ZoomAnimEvent } from 'leaflet';

/** The layer point of a position at the end of the zoom that has just begun. */
export function pointAfterZoom(map: Map, position: LatLngExpression, { center, zoom }: ZoomAnimEvent): Point {
  const paneOffset = map.containerPointToLayerPoint([0, 0]);
  const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).subtract(paneOffset).round();
  return map.project(position, zoom).subtract(origin);
}
