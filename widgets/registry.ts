import type { Registry } from '#embed/loader/registry';

/** Every widget, by the name of its element. A widget's files load when it is wanted. */
export const registry: Registry = {
  widgets: {
    'auto-payment': () => import('./auto-payment/index.ts'),
    'back-to-top': () => import('./back-to-top/index.ts'),
    'consent-form': () => import('./consent-form/index.ts'),
    'create-customer': () => import('./create-customer/index.ts'),
    'idle-popup': () => import('./idle-popup/index.ts'),
    'language-prompt': () => import('./language-prompt/index.ts'),
    'make-a-payment': () => import('./make-a-payment/index.ts'),
    'nearest-office': () => import('./nearest-office/index.ts'),
    'office-locator': () => import('./office-locator/index.ts'),
    'out-of-service': () => import('./out-of-service/index.ts'),
    'policy-modal': () => import('./policy-modal/index.ts'),
    'pseudo-bind': () => import('./pseudo-bind/index.ts'),
    'quote-estimate': () => import('./quote-estimate/index.ts'),
    'quote-flow': () => import('./quote-flow/index.ts'),
    renters: () => import('./renters/index.ts'),
    roadside: () => import('./roadside/index.ts'),
    'zip-form': () => import('./zip-form/index.ts'),
  },
  firstPaints: {
    'consent-form': () => import('./consent-form/consent-form.first-paint.ts'),
    'create-customer': () => import('./create-customer/create-customer.first-paint.ts'),
    'make-a-payment': () => import('./make-a-payment/make-a-payment.first-paint.ts'),
    'office-locator': () => import('./office-locator/office-locator.first-paint.ts'),
    'out-of-service': () => import('./out-of-service/out-of-service.first-paint.ts'),
    'quote-flow': () => import('./quote-flow/quote-flow.first-paint.ts'),
    renters: () => import('./renters/renters.first-paint.ts'),
    roadside: () => import('./roadside/roadside.first-paint.ts'),
    'zip-form': () => import('./zip-form/zip-form.first-paint.ts'),
  },
  triggered: ['back-to-top', 'idle-popup', 'language-prompt', 'policy-modal'],
  triggers: () => import('./triggers.chunk.ts'),
};
