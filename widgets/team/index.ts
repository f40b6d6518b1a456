import { defineWidget } from '#embed/runtime/define-widget';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';
import { teamConfig } from './team.config.ts';
import { Team } from './team.view.tsx';

export default defineWidget({ name: 'team', config: teamConfig, strings: { en, es }, View: Team });
