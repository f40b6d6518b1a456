import type { ZipLookup } from '#services/address/city-by-zip';
import type { PersonDraft } from '../person/person-draft.ts';
import type { ZipPlaces } from '../zip-places/zip-places.ts';

/** The cities of a zip code, and whether quotes are offered there. */
export interface LookedUpZip extends ZipPlaces, ZipLookup {}

/** What a flow remembers of the zip code of its form. */
export interface ZipContext {
  draft: PersonDraft;
  /** The zip code that was looked up last; empty where that failed. */
  zipAsked: string;
  places: LookedUpZip | undefined;
  /** Why the service refused the lookup, in its own words for the visitor; empty where it gave none. */
  zipReason: string;
  /** The visitor has left the zip field since they typed into it. */
  isZipLeft: boolean;
  /** The refused zip code whose message was read. */
  zipRead: string;
}

export type ZipEvent =
  | { type: 'DRAFT.TYPED'; draft: PersonDraft }
  | { type: 'FORM.SUBMITTED'; draft: PersonDraft }
  /** The form is shown, with a zip code that is restored or known. */
  | { type: 'ZIP.REQUESTED' }
  /** The visitor has left the zip field. */
  | { type: 'ZIP.LEFT' }
  | { type: 'ZIP_MESSAGE.READ' };
