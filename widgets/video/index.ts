import { defineWidget } from '#embed/runtime/define-widget';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';
import { videoConfig } from './video.config.ts';
import { Video } from './video.view.tsx';

export default defineWidget({ name: 'video', config: videoConfig, strings: { en, es }, View: Video });
