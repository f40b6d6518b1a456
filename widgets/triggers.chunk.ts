import type { Trigger } from '#embed/loader/registry';
import { backToTopTrigger } from './back-to-top/back-to-top.trigger.ts';
import { idlePopupTrigger } from './idle-popup/idle-popup.trigger.ts';
import { languagePromptTrigger } from './language-prompt/language-prompt.trigger.ts';
import { policyModalTrigger } from './policy-modal/policy-modal.trigger.ts';

/** The triggers by the name of their widget. */
export const triggers: Readonly<Record<string, Trigger>> = {
  'back-to-top': backToTopTrigger,
  'idle-popup': idlePopupTrigger,
  'language-prompt': languagePromptTrigger,
  'policy-modal': policyModalTrigger,
};
