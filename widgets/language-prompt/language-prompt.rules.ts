import { keep, recall, recordsOf } from '#embed/prompts/kept';
import type { Watch } from '#embed/prompts/trigger';
import { ask } from '#embed/prompts/turns';
import type { Turn } from '#embed/prompts/turns';
import { textLike } from '#embed/prompts/values';
import { languageOffer } from './language-pair.ts';
import type { Offer } from './language-pair.ts';
import { isRobot } from './robots.ts';

/** What the view is told: the offer, as it is at that moment. */
export type LanguageMoment = () => Offer | undefined;

/** Once, where the browser's language is the site's other one (spec 3 §2, "Language prompt"). */
export function askLanguage({
  keys,
  signal,
  show,
  element,
  sources,
  wait,
  flows,
}: Watch & Pick<Turn, 'wait' | 'flows'>): void {
  const tag = textLike(/^[a-z]{2,3}$/i);
  const prefix = textLike(/^\/?[\w-]*\/?$/);
  const pair = {
    siteLanguage: keys.read('siteLanguage', tag, 'en'),
    sitePrefix: keys.read('sitePrefix', prefix, ''),
    translation: keys.read('translation', tag, 'es'),
    translationPrefix: keys.read('translationPrefix', prefix, '/es'),
  };
  const isForRobots = keys.isOn('showToRobots');
  const shown = recordsOf(sources())('languagePrompt');
  const offer: LanguageMoment = () =>
    languageOffer(pair, { address: location, languages: navigator.languages, pageTag: document.documentElement.lang });
  ask(
    {
      element,
      wait,
      flows,
      isDue: () =>
        // The site may set the cookie itself, once its visitors have chosen. Where cookies are denied, this page remembers.
        !/(^|; )visited_site=/.test(document.cookie) &&
        (navigator.cookieEnabled || !recall('page', shown)) &&
        (isForRobots || !isRobot(navigator)) &&
        !!offer(),
      show() {
        keep('page', shown, 1, 1);
        show(offer);
      },
    },
    signal,
  );
}
