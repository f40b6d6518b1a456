import { defineWidget } from '#embed/runtime/define-widget';
import { glossaryConfig } from './glossary.config.ts';
import { Glossary } from './glossary.view.tsx';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

export default defineWidget({ name: 'glossary', config: glossaryConfig, strings: { en, es }, View: Glossary });
