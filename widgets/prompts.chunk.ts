/** The rules of prompts: loaded when one of them has waited long enough, before its view. */
export { enqueueIdlePopup, recordQuoted, recordVisit } from './idle-popup/idle-popup.rules.ts';
export { enqueueLanguagePrompt } from './language-prompt/language-prompt.rules.ts';
