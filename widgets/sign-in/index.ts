import { defineWidget } from '#embed/runtime/define-widget';
import { signInConfig } from './sign-in.config.ts';
import { SignIn } from './sign-in.view.tsx';
import { en } from './strings.en.ts';

export default defineWidget({
  name: 'sign-in',
  config: signInConfig,
  strings: { en, es: () => import('./strings.es.ts').then(({ es }) => es) },
  // Password managers miss inputs in shadow roots.
  isolation: 'light',
  View: SignIn,
});
