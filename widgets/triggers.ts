import type { Trigger } from '#embed/prompts/trigger';
import { backToTopTrigger } from './back-to-top/back-to-top.trigger.ts';
import { idlePopupTrigger } from './idle-popup/idle-popup.trigger.ts';
import { languagePromptTrigger } from './language-prompt/language-prompt.trigger.ts';

/** What tells of each triggered widget when its moment has come. */
export const triggers: Readonly<Record<string, Trigger>> = {
  'back-to-top': backToTopTrigger,
  'idle-popup': idlePopupTrigger,
  'language-prompt': languagePromptTrigger,
};
