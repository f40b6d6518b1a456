import { defineWidget } from '#embed/runtime/define-widget';
import { reviewsConfig } from './reviews.config.ts';
import { Reviews } from './reviews.view.tsx';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

export default defineWidget({ name: 'reviews', config: reviewsConfig, strings: { en, es }, View: Reviews });
