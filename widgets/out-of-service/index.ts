import { defineWidget } from '#embed/define-widget';
import { outOfServiceConfig } from './out-of-service.config.ts';
import { OutOfServiceWidget } from './out-of-service.view.tsx';
import { en } from './strings.en.ts';

export default defineWidget({
  name: 'out-of-service',
  config: outOfServiceConfig,
  strings: { en, es: () => import('./strings.es.ts').then(({ es }) => es) },
  View: OutOfServiceWidget,
});
