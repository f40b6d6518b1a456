/** The languages that every widget speaks. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The language a tag such as `es-MX` asks for; undefined when it is neither. */
export function languageOf(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

/** Both languages are written the American way: dollars, and commas between thousands. */
export function localeOf(language: Language): 'en-US' | 'es-US' {
  return language === 'es' ? 'es-US' : 'en-US';
}
