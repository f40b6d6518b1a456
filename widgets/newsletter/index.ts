import { defineWidget } from '#embed/runtime/define-widget';
import { newsletterConfig } from './newsletter.config.ts';
import { Newsletter } from './newsletter.view.tsx';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

export default defineWidget({ name: 'newsletter', config: newsletterConfig, strings: { en, es }, View: Newsletter });
