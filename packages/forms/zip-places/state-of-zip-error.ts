import type { States } from '#domain/us-state-name';
import { errorText } from '#i18n/field-errors';
import { format } from '#i18n/format';
import { statesOfZip, type TypedPlace, type ZipPlaces } from './zip-places.ts';

/** The error of a state that does not match the zip code: names the states of the zip code. */
export function stateOfZipError(
  labels: Parameters<typeof errorText>[0],
  values: TypedPlace,
  places: ZipPlaces | undefined,
  { names }: States,
): string {
  const states = statesOfZip(values, places).map((state) => names[state]);
  return format(errorText(labels, 'stateInvalid'), { zip: values.zip, states: states.join(', ') });
}
