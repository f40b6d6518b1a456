/**
 * A form that two tabs have typed into: the fields that this tab has changed, over those of the other tab.
 *
 * @param before what this tab's form showed when the other tab saved it.
 */
export function mergeTyped<Fields extends object>(theirs: Fields, ours: Fields, before: object): Fields {
  const shown: Readonly<Record<string, unknown>> = { ...before };
  const changed = Object.entries(ours).filter(([field, value]) => value !== shown[field]);
  return { ...theirs, ...Object.fromEntries(changed) };
}
