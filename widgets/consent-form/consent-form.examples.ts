import type { ConsentFormConfig } from './consent-form.config.ts';

/** A page with the widget's default boxes. */
export const exampleConfig: ConsentFormConfig = {
  options: { consent: '', sms: '', privacy: '' },
  optionLabels: {},
  phone: '512-555-0142',
};
