import keys from 'virtual:key-table/language-prompt/siteLanguage,sitePrefix,translation,translationPrefix,showToRobots';
import { enqueue } from '#prompts/prompt-queue';
import type { QueuedPrompt } from '#prompts/prompt-queue';
import { readRecord, recordNames, writeRecord } from '#prompts/prompt-storage';
import type { TriggerContext } from '#prompts/trigger';
import { languageOffer } from './language-pair.ts';
import type { LanguagePair, Offer } from './language-pair.ts';
import { isRobot } from './robots.ts';

/** Passed by the trigger to the view: returns the offer for the current address. */
export type LanguagePromptPayload = () => Offer | undefined;

/** Enqueues the prompt once, if the browser prefers the site's other language (spec 3 §2, "Language prompt"). */
export function enqueueLanguagePrompt({
  read,
  signal,
  show,
  element,
  sources,
  wait,
  flows,
}: TriggerContext & Pick<QueuedPrompt, 'wait' | 'flows'>): void {
  const { showToRobots, ...pair } = read(keys) as unknown as LanguagePair & { showToRobots: boolean };
  const shown = recordNames(sources())('languagePrompt');
  const offer: LanguagePromptPayload = () =>
    languageOffer(pair, { address: location, languages: navigator.languages, pageTag: document.documentElement.lang });
  enqueue(
    {
      element,
      wait,
      flows,
      isDue: () =>
        // The site may set the cookie itself after the visitor's choice. Without cookies, the record lasts as long as
        // the page.
        !/(^|; )visited_site=/.test(document.cookie) &&
        (navigator.cookieEnabled || !readRecord('page', shown)) &&
        (showToRobots || !isRobot(navigator)) &&
        !!offer(),
      show() {
        writeRecord('page', shown, 1, 1);
        show(offer);
      },
    },
    signal,
  );
}
