import { defineWidget } from '#embed/runtime/define-widget';
import { setPasswordConfig } from './set-password.config.ts';
import { SetPassword } from './set-password.view.tsx';
import { en } from './strings.en.ts';

export default defineWidget({
  name: 'set-password',
  config: setPasswordConfig,
  strings: { en, es: () => import('./strings.es.ts').then(({ es }) => es) },
  // Password managers miss inputs in shadow roots.
  isolation: 'light',
  View: SetPassword,
});
