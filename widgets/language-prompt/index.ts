import { defineWidget } from '#embed/runtime/define-widget';
import { languagePromptConfig } from './language-prompt.config.ts';
import { LanguagePrompt } from './language-prompt.view.tsx';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

export default defineWidget({
  name: 'language-prompt',
  config: languagePromptConfig,
  strings: { en, es },
  View: LanguagePrompt,
});
