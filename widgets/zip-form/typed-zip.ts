import { tryOrUndefined } from '#visitor/try-or-undefined';
import type { Visitor } from '#visitor/visitor';

const keyOf = ({ storage }: Visitor): string => storage.keyOf('typedZip');

/**
 * The zip code that was typed in this tab and not sent yet; empty without one. It is in `sessionStorage`, not a record of
 * the visitor, because it belongs to one tab. A zip code alone is not personal data.
 */
export const readTypedZip = (visitor: Visitor): string =>
  tryOrUndefined(() => sessionStorage.getItem(keyOf(visitor))) ?? '';

/** Stores the zip code for this tab; an empty value removes it. */
export function keepTypedZip(visitor: Visitor, zip: string): void {
  tryOrUndefined(() => (zip ? sessionStorage.setItem(keyOf(visitor), zip) : sessionStorage.removeItem(keyOf(visitor))));
}
