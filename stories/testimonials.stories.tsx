import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/testimonials/strings.en';
import { es } from '#widgets/testimonials/strings.es';
import { exampleTestimonials } from '#widgets/testimonials/testimonials.examples';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Testimonials' };
export default meta;

const story = createStoryFactory<keyof typeof en>({ widget: 'testimonials', texts: { en, es } });
const testimonials = [...exampleTestimonials.en, ...exampleTestimonials.es];

export const First = story({ config: { testimonials }, shows: 'slider.next' });

export const AfterNext = story({
  config: { testimonials },
  act: (reader) => reader.presses('slider.next'),
  shows: 'slider.previous',
});

export const LastTab = story({
  config: { testimonials },
  act: (reader) => reader.presses('slider.slide', testimonials.length - 1),
  shows: 'slider.previous',
});
