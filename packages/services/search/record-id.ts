/** Begins the id of a record whose service gives it none. */
const ownPrefix = 'record-';

/** The id of a found record: the service's, else one made of its values, the same in each response. */
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

/** The service's id of a found record; undefined when it gave none. */
export function serviceRecordOf(foundRecord: string | undefined): string | undefined {
  return foundRecord?.startsWith(ownPrefix) ? undefined : foundRecord;
}
