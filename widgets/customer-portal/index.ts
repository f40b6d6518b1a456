import { defineWidget } from '#embed/runtime/define-widget';
import { customerPortalConfig } from './customer-portal.config.ts';
import { CustomerPortal } from './customer-portal.view.tsx';
import { en } from './strings.en.ts';

export default defineWidget({
  name: 'customer-portal',
  config: customerPortalConfig,
  strings: { en, es: () => import('./strings.es.ts').then(({ es }) => es) },
  View: CustomerPortal,
});
