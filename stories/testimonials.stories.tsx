import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/testimonials/strings.en';
import { es } from '#widgets/testimonials/strings.es';
import { exampleTestimonials } from '#widgets/testimonials/testimonials.examples';
import type { Scenario } from './story-harness/scenario.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Testimonials' };
export default meta;

const story = createStoryFactory<keyof typeof en>({ widget: 'testimonials', texts: { en, es } });
const testimonials: Pick<Scenario, 'localConfig'> = {
  localConfig: (language) => ({ testimonials: exampleTestimonials[language] }),
};

export const First = story({ ...testimonials, shows: 'slider.next' });

export const AfterNext = story({
  ...testimonials,
  act: (reader) => reader.presses('slider.next'),
  shows: 'slider.previous',
});

export const LastTab = story({
  ...testimonials,
  act: (reader) => reader.presses('slider.slide', -1),
  shows: 'slider.previous',
});

export const OneTestimonial = story({
  localConfig: (language) => ({ testimonials: exampleTestimonials[language].slice(0, 1) }),
});

export const FiguresOfThePage = story({
  content: {
    en: `<figure><blockquote>They listened, and then they called the carrier.</blockquote><figcaption><cite>Jo Sample</cite>, Waco</figcaption></figure>
      <figure><blockquote>One form for <b>eight carriers</b>.</blockquote><figcaption>Pat Placeholder</figcaption></figure>
      <figure><blockquote>Somebody answers the phone.</blockquote><figcaption><cite>Ana Ejemplo</cite></figcaption></figure>`,
    es: `<figure><blockquote>Escucharon, y después llamaron a la aseguradora.</blockquote><figcaption><cite>José Muestra</cite>, Waco</figcaption></figure>
      <figure><blockquote>Un formulario para <b>ocho aseguradoras</b>.</blockquote><figcaption>Luz Ejemplo</figcaption></figure>
      <figure><blockquote>Alguien contesta el teléfono.</blockquote><figcaption><cite>Ana Ejemplo</cite></figcaption></figure>`,
  },
  shows: 'slider.next',
});

export const None = story({
  content: {
    en: '<p><a href="/customers">What our customers say</a></p>',
    es: '<p><a href="/customers">Lo que dicen nuestros clientes</a></p>',
  },
});
