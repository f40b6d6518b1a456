import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/language-prompt/strings.en';
import { es } from '#widgets/language-prompt/strings.es';
import { storyTeller } from './stage/widget-stage.tsx';

const meta: Meta = { title: 'Widgets/Language prompt', tags: ['!autodocs'], parameters: { shadow: false } };
export default meta;

type Key = keyof typeof en;
const story = storyTeller<Key>({ widget: 'language-prompt', texts: { en, es } });

// Whoever looks at stories has seen the prompt before, and tests drive the browser.
const asNewcomer = () => {
  document.cookie = 'visited_site=;path=/;max-age=0';
  // The page around the story says that it is in the toolbar's language, and it would be believed.
  document.documentElement.lang = other;
  return Promise.resolve();
};
const here = location.pathname.split('/').slice(0, 2).join('/') || '/';
const own = navigator.languages[0]?.slice(0, 2) === 'es' ? 'es' : 'en';
const other = own === 'es' ? 'en' : 'es';
/** The story's page is in the language that the browser does not ask for. */
const pair = {
  siteLanguage: other,
  sitePrefix: '',
  translation: own,
  translationPrefix: `${here}-in-${own}`,
  showToRobots: true,
  wait: 0,
};

export const Asking = story({ remembers: asNewcomer, config: pair, shows: `${own}.title` });

export const WordsOfTheAuthor = story({
  remembers: asNewcomer,
  config: { ...pair, labels: { [`${own}.title`]: own === 'es' ? '¿En español, mejor?' : 'Rather in English?' } },
  shows: `${own}.switch`,
});
