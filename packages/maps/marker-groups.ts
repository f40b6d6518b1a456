import Supercluster from 'supercluster';
import type { GeoPosition } from '#domain/geo-position';
import type { Bounds, MapMarker } from './map-provider.ts';

/** Several markers that would overlap. */
export interface MarkerGroup {
  id: string;
  count: number;
  position: GeoPosition;
  /** The zoom level at which the group separates. */
  expansionZoom: number;
}

export interface MarkerGroups {
  /** The markers and groups within bounds at a zoom level. */
  at(bounds: Bounds, zoom: number): { markers: MapMarker[]; groups: MarkerGroup[] };
}

/** Markers closer than this, in pixels, form a group. */
const radius = 56;
/** The width of a map tile of both providers, in pixels. */
const tile = 256;
/** Above this zoom level, no markers are grouped. */
const maxZoom = 12;

export function groupMarkers(markers: readonly MapMarker[]): MarkerGroups {
  const clusters = new Supercluster<{ index: number }>({ radius, extent: tile, maxZoom, minZoom: 0 });
  clusters.load(
    markers.map(({ position }, index) => ({
      type: 'Feature',
      properties: { index },
      geometry: { type: 'Point', coordinates: [position.longitude, position.latitude] },
    })),
  );
  return {
    at({ north, south, east, west }, zoom) {
      const found: ReturnType<MarkerGroups['at']> = { markers: [], groups: [] };
      for (const { properties, geometry } of clusters.getClusters([west, south, east, north], Math.round(zoom))) {
        if ('cluster' in properties) {
          const [longitude = 0, latitude = 0] = geometry.coordinates;
          found.groups.push({
            id: `group:${properties.cluster_id}`,
            count: properties.point_count,
            position: { latitude, longitude },
            expansionZoom: clusters.getClusterExpansionZoom(properties.cluster_id),
          });
        } else found.markers.push(markers[properties.index]!);
      }
      return found;
    },
  };
}
