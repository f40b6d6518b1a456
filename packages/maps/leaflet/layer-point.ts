import type { LatLngExpression, Map, Point, ZoomAnimEvent } from 'leaflet';

/** Where a position will be among the layers once the zoom that has just begun is done. */
export function pointAfterZoom(map: Map, position: LatLngExpression, { center, zoom }: ZoomAnimEvent): Point {
  const paneOffset = map.containerPointToLayerPoint([0, 0]);
  const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).subtract(paneOffset).round();
  return map.project(position, zoom).subtract(origin);
}
