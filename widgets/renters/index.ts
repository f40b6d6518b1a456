import { defineWidget } from '#embed/runtime/define-widget';
import { rentersConfig } from './renters.config.ts';
import { Renters } from './renters.view.tsx';
import { en } from './strings.en.ts';

export default defineWidget({
  name: 'renters',
  config: rentersConfig,
  strings: { en, es: () => import('./strings.es.ts').then(({ es }) => es) },
  View: Renters,
});
