import { sliderEs } from '#embed/content/slider-texts';
import type { TestimonialsStrings } from './strings.en.ts';

export const es: TestimonialsStrings = { title: 'Lo que dicen nuestros clientes', ...sliderEs };
