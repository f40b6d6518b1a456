import Supercluster from 'supercluster';
import type { Bounds, MapMarker, Position } from './map-provider.ts';

/** Several markers that would cover one another. */
export interface MarkerGroup {
  id: string;
  count: number;
  position: Position;
  /** The zoom at which it falls apart. */
  apartAt: number;
}

export interface MarkerGroups {
  /** What to show of a part of the map. */
  at(bounds: Bounds, zoom: number): { markers: MapMarker[]; groups: MarkerGroup[] };
}

/** Markers closer than this, in pixels, are one. */
const radius = 56;
/** A tile of both maps is so many pixels wide. */
const tile = 256;
/** Nearer than this each office has its own marker: it is the zoom of a single office, less one. */
const maxZoom = 12;

export function groupMarkers(markers: readonly MapMarker[]): MarkerGroups {
  const index = new Supercluster<{ place: number }>({ radius, extent: tile, maxZoom, minZoom: 0 });
  index.load(
    markers.map(({ position }, place) => ({
      type: 'Feature',
      properties: { place },
      geometry: { type: 'Point', coordinates: [position.longitude, position.latitude] },
    })),
  );
  return {
    at({ north, south, east, west }, zoom) {
      const found: ReturnType<MarkerGroups['at']> = { markers: [], groups: [] };
      for (const { properties, geometry } of index.getClusters([west, south, east, north], Math.round(zoom))) {
        if ('cluster' in properties) {
          const [longitude = 0, latitude = 0] = geometry.coordinates;
          found.groups.push({
            id: `group:${properties.cluster_id}`,
            count: properties.point_count,
            position: { latitude, longitude },
            apartAt: index.getClusterExpansionZoom(properties.cluster_id),
          });
        } else found.markers.push(markers[properties.place]!);
      }
      return found;
    },
  };
}
