import { defineWidget } from '#embed/runtime/define-widget';
import { policyModalConfig } from './policy-modal.config.ts';
import { PolicyModal } from './policy-modal.view.tsx';
import { en } from './strings.en.ts';

export default defineWidget({
  name: 'policy-modal',
  config: policyModalConfig,
  strings: { en, es: () => import('./strings.es.ts').then(({ es }) => es) },
  View: PolicyModal,
});
