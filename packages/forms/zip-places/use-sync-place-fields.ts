import { useEffect } from 'react';
import type { TypedPlace } from './zip-places.ts';

interface PlaceForm {
  values: TypedPlace;
  fill: (place: Pick<TypedPlace, 'city' | 'state'>) => void;
}

/** City and state of the zip code, for a form whose machine fills them into its draft, and clears them there. */
export function useSyncPlaceFields({ values, fill }: PlaceForm, { zip, city, state }: TypedPlace): void {
  useEffect(() => {
    if (zip !== values.zip || (city === values.city && state === values.state)) return;
    fill({ city, state });
  });
}
