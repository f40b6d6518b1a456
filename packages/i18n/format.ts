type Values = Readonly<Record<string, string | number>> | readonly (string | number)[];

/**
 * Replaces `{name}` by values, or `{0}`, `{1}` by those of a list. A placeholder without a value is left in the text,
 * so that an author sees which one they misspelled.
 *
 * @example
 * format('Age {0} to {1}', [16, 75]) // 'Age 16 to 75'
 */
export function format(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String((values as Record<string, string | number>)[name]) : placeholder,
  );
}
