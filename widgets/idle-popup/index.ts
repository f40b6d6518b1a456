import { defineWidget } from '#embed/runtime/define-widget';
import { idlePopupConfig } from './idle-popup.config.ts';
import { IdlePopup } from './idle-popup.view.tsx';
import { en } from './strings.en.ts';

export default defineWidget({
  name: 'idle-popup',
  config: idlePopupConfig,
  strings: { en, es: () => import('./strings.es.ts').then(({ es }) => es) },
  View: IdlePopup,
});
