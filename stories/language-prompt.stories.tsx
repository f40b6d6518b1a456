import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/language-prompt/strings.en';
import { es } from '#widgets/language-prompt/strings.es';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Language prompt' };
export default meta;

type Key = keyof typeof en;
const story = createStoryFactory<Key>({ widget: 'language-prompt', texts: { en, es } });

// Clears the record that the prompt was shown.
const asNewcomer = () => {
  document.cookie = 'visited_site=;path=/;max-age=0';
  // Storybook sets the document's `lang` to the toolbar's language, which the prompt would use.
  document.documentElement.lang = other;
  return Promise.resolve();
};
const here = location.pathname.split('/').slice(0, 2).join('/') || '/';
const own = navigator.languages[0]?.slice(0, 2) === 'es' ? 'es' : 'en';
const other = own === 'es' ? 'en' : 'es';
/** The page is in the language that the browser does not prefer. */
const pair = {
  siteLanguage: other,
  sitePrefix: '',
  translation: own,
  translationPrefix: `${here}-in-${own}`,
  showToRobots: true,
  wait: 0,
};

export const Asking = story({ prepare: asNewcomer, config: pair, shows: `${own}.title` });

export const CustomLabels = story({
  prepare: asNewcomer,
  config: { ...pair, labels: { [`${own}.title`]: own === 'es' ? '¿En español, mejor?' : 'Rather in English?' } },
  shows: `${own}.switch`,
});
