import { defineWidget } from '#embed/define-widget';
import { nearestOfficeConfig } from './nearest-office.config.ts';
import { NearestOffice } from './nearest-office.view.tsx';
import { en } from './strings.en.ts';

export default defineWidget({
  name: 'nearest-office',
  config: nearestOfficeConfig,
  strings: { en, es: () => import('./strings.es.ts').then(({ es }) => es) },
  View: NearestOffice,
});
