import type { Decorator, Meta } from '@storybook/react-vite';
import { type MockResponse, pending, serverError } from './story-harness/network.ts';
import { waitFor } from './story-harness/user.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

/** What the page has in a place without an offer. */
const own: Readonly<Record<string, string>> = {
  en: 'Car insurance from many carriers.',
  es: 'Seguros de auto de muchas aseguradoras.',
};

const place = (element: HTMLElement | null) => {
  const paragraph = document.createElement('p');
  paragraph.textContent = own[document.documentElement.lang] ?? '';
  element?.replaceChildren(paragraph);
};

/** A page with one place. What is in it belongs to the page and the widget, not to React. */
const withPlace: Decorator = (Story, { globals }) => (
  <>
    <section key={String(globals.language)} data-cover-offer="hero" ref={place} />
    <Story />
  </>
);

const meta: Meta = { title: 'Widgets/Offers', decorators: [withPlace] };
export default meta;

// It draws nothing itself.
const texts = { nothing: '' };
const story = createStoryFactory<keyof typeof texts>({ widget: 'offers', texts: { en: texts, es: texts } });

const shown = (text: string) =>
  waitFor(() => document.querySelector('[data-cover-offer]')?.textContent.includes(text), 'the end of the offers');
const answered = (loadOffers: MockResponse, text?: string) =>
  story({
    network: { loadOffers },
    act: async () => {
      await shown(text ?? own[document.documentElement.lang]!);
    },
    shows: 'nothing',
  });

export const Waiting = answered(pending);

export const Filled = answered('some', 'Bundle renters and auto for less.');

export const None = answered('none');

export const Failed = answered(serverError);
