import { defineWidget } from '#embed/runtime/define-widget';
import { heroBarConfig } from './hero-bar.config.ts';
import { HeroBar } from './hero-bar.view.tsx';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

export default defineWidget({ name: 'hero-bar', config: heroBarConfig, strings: { en, es }, View: HeroBar });
