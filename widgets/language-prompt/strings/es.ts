import { en, type LanguagePromptStrings } from './en.ts';

export const es: LanguagePromptStrings = en;
