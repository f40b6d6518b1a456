import { defineWidget } from '#embed/runtime/define-widget';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';
import { zipFormConfig } from './zip-form.config.ts';
import { ZipForm } from './zip-form.view.tsx';

export default defineWidget({ name: 'zip-form', config: zipFormConfig, strings: { en, es }, View: ZipForm });
