/** The prefix of an id that is made here, because the service sent none. */
const ownPrefix = 'record-';

/** The id of a found record: the service's, or one made from its values, which is the same in each response. */
export function foundRecordOf(
  rec: string | number | boolean | undefined,
  values: readonly (string | number)[],
): string {
  if (rec !== undefined && typeof rec !== 'boolean') return String(rec);
  const parts = values.filter((value) => value !== '');
  return (
    ownPrefix +
    parts
      .join('-')
      .toLowerCase()
      .replaceAll(/[^\p{L}\d]+/gu, '-')
  );
}

/** The service's id of a found record; undefined when the service sent none. */
export function serviceRecordIdOf(foundRecord: string | undefined): string | undefined {
  return foundRecord?.startsWith(ownPrefix) ? undefined : foundRecord;
}
