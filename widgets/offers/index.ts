import { defineWidget } from '#embed/runtime/define-widget';
import { offersConfig } from './offers.config.ts';
import { Offers } from './offers.view.tsx';

// The widget renders nothing, so it has no texts.
export default defineWidget({ name: 'offers', config: offersConfig, strings: { en: {}, es: {} }, View: Offers });
