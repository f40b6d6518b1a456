import { defineWidget } from '#embed/define-widget';
import { quoteFlowConfig } from './quote-flow.config.ts';
import { QuoteFlow } from './quote-flow.view.tsx';
import { en } from './strings.en.ts';

export default defineWidget({
  name: 'quote-flow',
  config: quoteFlowConfig,
  strings: { en, es: () => import('./strings.es.ts').then(({ es }) => es) },
  View: QuoteFlow,
});
