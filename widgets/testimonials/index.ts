import { defineWidget } from '#embed/runtime/define-widget';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';
import { testimonialsConfig } from './testimonials.config.ts';
import { Testimonials } from './testimonials.view.tsx';

export default defineWidget({
  name: 'testimonials',
  config: testimonialsConfig,
  strings: { en, es },
  View: Testimonials,
});
