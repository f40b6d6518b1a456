import { defineWidget } from '#embed/runtime/define-widget';
import { countdownConfig } from './countdown.config.ts';
import { Countdown } from './countdown.view.tsx';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

export default defineWidget({ name: 'countdown', config: countdownConfig, strings: { en, es }, View: Countdown });
