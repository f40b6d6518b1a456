import keys from 'virtual:key-table/language-prompt/wait';
import { activeFlows } from '#prompts/active-flows';
import { trigger } from '#prompts/trigger';

/** After a wait, loads the rules, which enqueue the prompt (spec 3 §2, "Language prompt"). */
export const languagePromptTrigger = trigger((context) => {
  const { read, signal, fail } = context;
  const { wait } = read(keys) as { wait: number };
  const flows = activeFlows();
  const timer = setTimeout(() => {
    import('../prompts.chunk.ts').then((rules) => rules.enqueueLanguagePrompt({ ...context, flows, wait })).catch(fail);
  }, wait);
  signal.addEventListener('abort', () => clearTimeout(timer));
});
