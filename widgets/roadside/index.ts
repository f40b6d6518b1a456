import { defineWidget } from '#embed/runtime/define-widget';
import { roadsideConfig } from './roadside.config.ts';
import { Roadside } from './roadside.view.tsx';
import { en } from './strings.en.ts';

export default defineWidget({
  name: 'roadside',
  config: roadsideConfig,
  strings: { en, es: () => import('./strings.es.ts').then(({ es }) => es) },
  View: Roadside,
});
