/**
 * A widget's strings, overridden key by key by an author's. Unknown keys and values that are not text are ignored.
 */
export function mergeStrings<Strings extends Readonly<Record<string, string>>>(
  base: Strings,
  overrides: Readonly<Record<string, unknown>> | undefined,
): Strings {
  const merged: Record<string, string> = { ...base };
  for (const key of Object.keys(base)) {
    const wording = overrides && Object.hasOwn(overrides, key) ? overrides[key] : undefined;
    if (typeof wording === 'string') merged[key] = wording;
  }
  return merged as Strings;
}
