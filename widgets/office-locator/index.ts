import { defineWidget } from '#embed/define-widget';
import { officeLocatorConfig } from './office-locator.config.ts';
import { OfficeLocator } from './office-locator.view.tsx';
import { en } from './strings.en.ts';

export default defineWidget({
  name: 'office-locator',
  config: officeLocatorConfig,
  strings: { en, es: () => import('./strings.es.ts').then(({ es }) => es) },
  View: OfficeLocator,
});
