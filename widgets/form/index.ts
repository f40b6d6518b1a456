import { defineWidget } from '#embed/runtime/define-widget';
import { formConfig } from './form.config.ts';
import { FormWidget } from './form.view.tsx';
import { en } from './strings.en.ts';

export default defineWidget({
  name: 'form',
  config: formConfig,
  strings: { en, es: () => import('./strings.es.ts').then(({ es }) => es) },
  View: FormWidget,
});
