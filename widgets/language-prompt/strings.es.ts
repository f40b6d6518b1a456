import { en, type LanguagePromptStrings } from './strings.en.ts';

export const es: LanguagePromptStrings = en;
