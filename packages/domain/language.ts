/** The languages of every widget. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The language of a tag such as `es-MX`; undefined for other languages. */
export function languageOf(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

/** Both languages use American formats: dollars, and commas between thousands. */
export function localeOf(language: Language): 'en-US' | 'es-US' {
  return language === 'es' ? 'es-US' : 'en-US';
}
