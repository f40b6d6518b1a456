import { defineWidget } from '#embed/define-widget';
import { quoteEstimateConfig } from './quote-estimate.config.ts';
import { QuoteEstimate } from './quote-estimate.view.tsx';
import { en } from './strings.en.ts';

export default defineWidget({
  name: 'quote-estimate',
  config: quoteEstimateConfig,
  strings: { en, es: () => import('./strings.es.ts').then(({ es }) => es) },
  View: QuoteEstimate,
});
