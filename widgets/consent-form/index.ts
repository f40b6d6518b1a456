import { defineWidget } from '#embed/runtime/define-widget';
import { consentFormConfig } from './consent-form.config.ts';
import { ConsentForm } from './consent-form.view.tsx';
import { en } from './strings.en.ts';

export default defineWidget({
  name: 'consent-form',
  config: consentFormConfig,
  strings: { en, es: () => import('./strings.es.ts').then(({ es }) => es) },
  View: ConsentForm,
});
