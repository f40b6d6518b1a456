/**
 * Merges a form that was edited in two tabs: the fields that this tab has changed, over those of the other tab.
 *
 * @param before the values in this tab when the other tab saved the form.
 */
export function mergeTyped<Fields extends object>(theirs: Fields, ours: Fields, before: object): Fields {
  const shown: Readonly<Record<string, unknown>> = { ...before };
  const changed = Object.entries(ours).filter(([field, value]) => value !== shown[field]);
  return { ...theirs, ...Object.fromEntries(changed) };
}
