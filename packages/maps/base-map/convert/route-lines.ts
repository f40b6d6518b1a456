import { project, type Point } from '../mercator.ts';
import { routes } from './routes.ts';

export interface Place {
  name: string;
  state: string;
  latitude: number;
  longitude: number;
}

export interface Route {
  /** 'I-35', 'US-290' */
  name: string;
  line: Point[];
}

/** The routes as the places that they name, on a world map of `size`. */
export function routeLines(placeOf: (name: string, state: string) => Place, size: number): Route[] {
  return Object.entries(routes).map(([name, text]) => {
    const points: Point[] = [];
    for (const [, state = '', list = ''] of text.matchAll(/([A-Z]{2}): ([^:]*?)(?=( [A-Z]{2}:)|$)/g)) {
      for (const place of list.split(', ')) {
        const [latitude, longitude] = place.split('/').map(Number);
        if (latitude && longitude) points.push(project(longitude, latitude, size));
        else {
          const known = placeOf(place, state);
          points.push(project(known.longitude, known.latitude, size));
        }
      }
    }
    return { name: name.trim(), line: points };
  });
}
