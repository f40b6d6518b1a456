import { defineWidget } from '#embed/runtime/define-widget';
import { forgotPasswordConfig } from './forgot-password.config.ts';
import { ForgotPassword } from './forgot-password.view.tsx';
import { en } from './strings.en.ts';

export default defineWidget({
  name: 'forgot-password',
  config: forgotPasswordConfig,
  strings: { en, es: () => import('./strings.es.ts').then(({ es }) => es) },
  // Password managers fill in the address; they miss inputs in shadow roots.
  isolation: 'light',
  View: ForgotPassword,
});
