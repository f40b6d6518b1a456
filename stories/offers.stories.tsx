import type { Decorator, Meta } from '@storybook/react-vite';
import type { Language } from '#domain/language';
import { type MockResponse, pending, serverError } from './story-harness/network.ts';
import type { Scenario } from './story-harness/scenario.ts';
import { waitFor } from './story-harness/user.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

type Texts = Readonly<Record<Language, string>>;

const pageLanguage = (): Language => (document.documentElement.lang === 'es' ? 'es' : 'en');

/** The page's own content in a place without an offer. */
const own: Texts = {
  en: 'Car insurance from many carriers.',
  es: 'Seguros de auto de muchas aseguradoras.',
};
const offered: Texts = {
  en: 'Bundle renters and auto for less.',
  es: 'Combine inquilinos y auto por menos.',
};

const place = (element: HTMLElement | null) => {
  const paragraph = document.createElement('p');
  paragraph.textContent = own[pageLanguage()];
  element?.replaceChildren(paragraph);
};

/** A page with one place, whose content belongs to the page and the widget, not to React. */
const withPlace: Decorator = (Story, { globals }) => (
  <>
    <section key={String(globals.language)} data-cover-offer="hero" ref={place} />
    <Story />
  </>
);

const meta: Meta = { title: 'Widgets/Offers', decorators: [withPlace] };
export default meta;

// The widget renders nothing itself.
const story = createStoryFactory<never>({ widget: 'offers', texts: { en: {}, es: {} } });

const answered = (loadOffers: MockResponse, texts = own, config: Scenario['config'] = {}) =>
  story({
    config,
    network: { loadOffers },
    act: async (_visitor, language) => {
      await waitFor(
        () => document.querySelector('[data-cover-offer]')?.textContent.includes(texts[language]),
        'the end of the offers',
      );
    },
  });

const someOffer: MockResponse = () =>
  Promise.resolve(
    Response.json({
      isSuccess: true,
      message: '',
      offers: [{ placement: 'hero', content: `<p><b>${offered[pageLanguage()]}</b></p>` }],
    }),
  );

export const Waiting = answered(pending);

export const Filled = answered(someOffer, offered);

export const None = answered('none');

export const Late = answered(pending, own, { timeLimit: 0 });

export const Failed = answered(serverError);
