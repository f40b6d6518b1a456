type Values = Readonly<Record<string, string | number>> | readonly (string | number)[];

/**
 * Puts values in the place of `{name}`, or of `{0}`, `{1}` for a list. A placeholder with no value stays as it is, so
 * that an author sees which one they misspelled.
 *
 * @example
 * format('Age {0} to {1}', [16, 75]) // 'Age 16 to 75'
 */
export function format(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String((values as Record<string, string | number>)[name]) : placeholder,
  );
}
