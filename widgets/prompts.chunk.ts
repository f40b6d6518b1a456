/** The rules of prompts, which triggers load before the view of a prompt. */
export { enqueueIdlePopup, recordQuoted, recordVisit } from './idle-popup/idle-popup.rules.ts';
export { enqueueLanguagePrompt } from './language-prompt/language-prompt.rules.ts';
