import type { Language } from '#domain/language';
import { plural } from '#i18n/plural';

/** The text `<name>.one` or `<name>.other` for a number. */
export function pluralLabel<Name extends string>(
  labels: Readonly<Record<`${Name}.one` | `${Name}.other`, string>>,
  name: Name,
  count: number,
  language: Language,
): string {
  return plural(language, count, { one: labels[`${name}.one`], other: labels[`${name}.other`] });
}
