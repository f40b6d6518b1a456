import { defineWidget } from '#embed/runtime/define-widget';
import { backToTopConfig } from './back-to-top.config.ts';
import { BackToTop } from './back-to-top.view.tsx';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

export default defineWidget({ name: 'back-to-top', config: backToTopConfig, strings: { en, es }, View: BackToTop });
