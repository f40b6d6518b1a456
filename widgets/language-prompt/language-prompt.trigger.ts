import { flowsUnderWay } from '#embed/prompts/flows';
import { trigger } from '#embed/prompts/trigger';

/** After a wait, its rules are fetched, which ask for a turn (spec 3 §2, "Language prompt"). */
export const languagePromptTrigger = trigger((watch) => {
  const { keys, signal, fail } = watch;
  const flows = flowsUnderWay();
  const wait = keys.whole('wait', 5000, 3_600_000);
  const timer = setTimeout(() => {
    import('../prompts.ts').then(({ askLanguage }) => askLanguage({ ...watch, flows, wait })).catch(fail);
  }, wait);
  signal.addEventListener('abort', () => clearTimeout(timer));
});
