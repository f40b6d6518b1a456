/** What distinguishes addresses: the zip code implies city and state, which may be spelled in several ways. */
interface ComparedAddress {
  street?: string | undefined;
  zip?: string | undefined;
}

/**
 * True if two addresses have the same zip code and the same street, whatever its case and punctuation. Apartments are not
 * compared.
 *
 * @example
 * isSameAddress({ street: '100 CONGRESS AVE.', zip: '78701' }, { street: '100 Congress Ave', zip: '78701' }) // true
 */
export function isSameAddress(a: ComparedAddress, b: ComparedAddress): boolean {
  return a.zip === b.zip && plain(a.street) === plain(b.street);
}

const plain = (text = ''): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
