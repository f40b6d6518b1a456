/**
 * Reads the rows of a list; a row that is read as undefined is left out.
 *
 * @param isWhole as the client passes it to `read`: false where the contract left rows out.
 * @throws {TypeError} where there were rows and none could be read: that is no empty list. The client makes it a
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
