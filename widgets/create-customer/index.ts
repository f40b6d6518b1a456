import { defineWidget } from '#embed/runtime/define-widget';
import { createCustomerConfig } from './create-customer.config.ts';
import { CreateCustomer } from './create-customer.view.tsx';
import { en } from './strings.en.ts';

export default defineWidget({
  name: 'create-customer',
  config: createCustomerConfig,
  strings: { en, es: () => import('./strings.es.ts').then(({ es }) => es) },
  View: CreateCustomer,
});
