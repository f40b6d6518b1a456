import { tryOrUndefined } from '#visitor/try-or-undefined';
import type { Visitor } from '#visitor/visitor';

const keyOf = ({ storage }: Visitor): string => storage.keyOf('typedZip');

/** The zip code that was typed in this tab and not sent yet; empty without one. Alone it is nothing personal. */
export const readTypedZip = (visitor: Visitor): string =>
  tryOrUndefined(() => sessionStorage.getItem(keyOf(visitor))) ?? '';

/** Keeps it over a reload, as long as the tab is open. Empty: forgets it. */
export function keepTypedZip(visitor: Visitor, zip: string): void {
  tryOrUndefined(() => (zip ? sessionStorage.setItem(keyOf(visitor), zip) : sessionStorage.removeItem(keyOf(visitor))));
}
