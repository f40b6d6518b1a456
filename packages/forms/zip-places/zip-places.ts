import type { Place } from '#domain/place';
import { isStateCode, type StateCode } from '#domain/us-state';

/** The cities of a zip code, the preferred one first; none where it does not exist, or where none is named. */
export interface ZipPlaces {
  zip: string;
  places: readonly Place[];
}

/** The fields of a form that a zip code fills in. */
export interface TypedPlace {
  zip: string;
  city: string;
  state: string;
}

/** The states of the looked-up zip code of a form; empty while they are unknown. */
export function statesOfZip({ zip }: Pick<TypedPlace, 'zip'>, zipPlaces: ZipPlaces | undefined): readonly StateCode[] {
  return zipPlaces?.zip === zip ? [...new Set(zipPlaces.places.map(({ state }) => state))] : [];
}

/** Why the place cannot be right: the zip code does not exist, or it is in other states than the chosen one. */
export function placeProblem(
  typed: Pick<TypedPlace, 'zip' | 'state'>,
  zipPlaces: ZipPlaces | undefined,
): 'zipUnknown' | 'stateOfZip' | undefined {
  if (zipPlaces?.zip !== typed.zip) return undefined;
  if (zipPlaces.places.length === 0) return 'zipUnknown';
  const isElsewhere = isStateCode(typed.state) && !statesOfZip(typed, zipPlaces).includes(typed.state);
  return isElsewhere ? 'stateOfZip' : undefined;
}

/**
 * A form with the city and the state of its zip code. What the visitor has corrected stays, unless the zip code is in
 * another state.
 */
export function withPlaceOfZip<Form extends TypedPlace>(form: Form, { zip, places }: ZipPlaces): Form {
  const [place] = places;
  const isOfZip = places.some(({ state }) => state === form.state);
  const isFilled = form.city !== '' && isOfZip;
  if (!place || form.zip !== zip || isFilled) return form;
  return { ...form, city: place.city, state: place.state };
}
