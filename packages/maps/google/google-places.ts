import type { PlaceDetails, PlaceSummary, Position } from '../map-provider.ts';
import type { GoogleLibraries } from './load-google.ts';

/** So far around a position a place is sought first, in meters. */
const bias = 50_000;

const summary = ({
  place_id,
  name,
  formatted_address,
  geometry,
}: google.maps.places.PlaceResult): PlaceSummary | undefined => {
  if (!place_id || !name) return undefined;
  const location = geometry?.location;
  return {
    placeId: place_id,
    name,
    address: formatted_address ?? '',
    ...(location && { position: { latitude: location.lat(), longitude: location.lng() } }),
  };
};

/** Google's places. What has a status other than OK gives nothing (spec 3 §8). */
export function createGooglePlaces({ PlacesService }: GoogleLibraries['places']) {
  // It shows attributions in an element; the fields that are asked for have none.
  const service = new PlacesService(document.createElement('div'));
  return {
    findPlace: ({ text, near }: { text: string; near?: Position }) =>
      new Promise<PlaceSummary | undefined>((resolve) => {
        const request: google.maps.places.FindPlaceFromQueryRequest = {
          query: text,
          fields: ['name', 'geometry', 'place_id', 'formatted_address'],
          ...(near && { locationBias: { center: { lat: near.latitude, lng: near.longitude }, radius: bias } }),
        };
        service.findPlaceFromQuery(request, (results, status) =>
          resolve(status === 'OK' && results?.[0] ? summary(results[0]) : undefined),
        );
      }),
    placeDetails: (placeId: string) =>
      new Promise<PlaceDetails | undefined>((resolve) => {
        const fields = ['name', 'formatted_address', 'place_id', 'geometry', 'reviews'];
        service.getDetails({ placeId, fields }, (place, status) => {
          const known = status === 'OK' && place ? summary(place) : undefined;
          if (!known) {
            resolve(undefined);
            return;
          }
          const reviews = (place?.reviews ?? []).flatMap(({ author_name, author_url, rating, text }) =>
            rating === undefined
              ? []
              : [{ author: author_name, ...(author_url && { authorUrl: author_url }), rating, text }],
          );
          resolve({ ...known, reviews });
        });
      }),
  };
}
