import { defineWidget } from '#embed/runtime/define-widget';
import { accountHeaderConfig } from './account-header.config.ts';
import { AccountHeader } from './account-header.view.tsx';
import { en } from './strings.en.ts';

export default defineWidget({
  name: 'account-header',
  config: accountHeaderConfig,
  strings: { en, es: () => import('./strings.es.ts').then(({ es }) => es) },
  View: AccountHeader,
});
