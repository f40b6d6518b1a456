import { defineWidget } from '#embed/define-widget';
import { pseudoBindConfig } from './pseudo-bind.config.ts';
import { PseudoBind } from './pseudo-bind.view.tsx';
import { en } from './strings.en.ts';

export default defineWidget({
  name: 'pseudo-bind',
  config: pseudoBindConfig,
  strings: { en, es: () => import('./strings.es.ts').then(({ es }) => es) },
  View: PseudoBind,
});
