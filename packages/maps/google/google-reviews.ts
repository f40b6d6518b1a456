import type { FindReviews, PlaceReviewsQuery } from '../map-provider.ts';
import type { GoogleLibraries } from './load-google.ts';

type Answer<Found> = (found: Found | null, status: string) => void;

/**
 * Resolves with undefined if nothing is found. @throws {Error} for any status other than OK; its message is the status.
 */
function answered<Found>(ask: (done: Answer<Found>) => void): Promise<Found | undefined> {
  return new Promise((resolve, reject) => {
    ask((found, status) => {
      if (status === 'OK' && found) resolve(found);
      else if (status === 'OK' || status === 'ZERO_RESULTS' || status === 'NOT_FOUND') resolve(undefined);
      else reject(new Error(`Google’s places answered ${status}.`));
    });
  });
}

/** A number, or the text of one: `1,234`. */
function numberOf(value: unknown): number | undefined {
  const number = Number.parseFloat(String(value).replaceAll(',', ''));
  return Number.isNaN(number) ? undefined : number;
}

const detailFields = [
  'name',
  'formatted_address',
  'place_id',
  'geometry',
  'reviews',
  'rating',
  'user_ratings_total',
  'url',
];

/** Google's reviews of a place: at most five (spec 3 §7). */
export function createGoogleReviews({ PlacesService }: GoogleLibraries['places']): FindReviews {
  // The service writes attributions into this element; views show their own.
  const service = new PlacesService(document.createElement('div'));

  const findPlaceId = async ({ text, near }: PlaceReviewsQuery): Promise<string | undefined> => {
    const request = {
      query: text,
      fields: ['name', 'geometry', 'place_id', 'formatted_address'],
      ...(near && { locationBias: { lat: near.latitude, lng: near.longitude } }),
    };
    const found = await answered<google.maps.places.PlaceResult[]>((done) => service.findPlaceFromQuery(request, done));
    return found?.[0]?.place_id;
  };

  return async (query) => {
    const placeId = query.placeId || (await findPlaceId(query));
    if (!placeId) return undefined;
    const place = await answered<google.maps.places.PlaceResult>((done) =>
      service.getDetails({ placeId, fields: detailFields }, done),
    );
    if (!place) return undefined;
    // A rating without words has no text.
    const reviews: readonly (Partial<google.maps.places.PlaceReview> | null)[] = place.reviews ?? [];
    return {
      reviews: reviews
        .filter((review) => review !== null)
        .map((review) => ({
          authorName: review.author_name ?? '',
          rating: numberOf(review.rating) ?? 0,
          text: review.text ?? '',
          authorUrl: review.author_url ?? '',
        })),
      rating: numberOf(place.rating),
      count: numberOf(place.user_ratings_total),
      url: place.url ?? '',
    };
  };
}
