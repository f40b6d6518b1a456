/**
 * Reads the rows of a list. Rows for which `read` returns undefined are left out.
 *
 * @param isWhole as the client passes it to `read`: false when values were left out of the response.
 * @throws {TypeError} when there were rows and none could be read: the list is not empty. The client turns it into a
 * `MalformedError`.
 */
export function readRows<Wire, Row>(
  list: readonly Wire[],
  isWhole: boolean,
  read: (wire: Wire, index: number) => Row | undefined,
): readonly Row[] {
  const rows = list.map(read).filter((row) => row !== undefined);
  if (rows.length === 0 && (list.length > 0 || !isWhole)) throw new TypeError('No row of the list could be read.');
  return rows;
}
