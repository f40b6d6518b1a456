import type { LanguagePromptStrings } from './strings.en.ts';

/** The texts of one language. */
export interface PromptTexts {
  title: string;
  text: string;
  switch: string;
  stay: string;
  close: string;
  hint: string;
}

/** A language's name in that language: `français`. */
function ownName(language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}

/** The texts of a language: the page's labels, else the widget's, else at least the language's name. */
export function promptTextsOf(
  language: string,
  labels: LanguagePromptStrings,
  texts: Readonly<Record<string, Partial<Record<keyof PromptTexts, string | undefined>>>>,
): PromptTexts {
  const name = ownName(language);
  const authored = texts[language] ?? {};
  const word = (key: keyof PromptTexts, standard: string) =>
    authored[key] ?? (labels as Readonly<Record<string, string>>)[`${language}.${key}`] ?? standard;
  return {
    title: word('title', name),
    text: word('text', ''),
    switch: word('switch', name),
    stay: word('stay', name),
    close: word('close', labels['en.close']),
    hint: word('hint', ''),
  };
}
