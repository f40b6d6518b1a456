/** The rules of prompts: fetched when one of them has waited long enough, before its view. */
export { askIdle, noteQuoted, noteVisit } from './idle-popup/idle-popup.rules.ts';
export { askLanguage } from './language-prompt/language-prompt.rules.ts';
