import { defaults, templates } from 'virtual:first-paint/zip-form';
import { firstPaint } from '#embed/first-paint';
import { withQuotePage } from './quote-page.ts';
import { en } from './strings/en.ts';
import { es } from './strings/es.ts';

export default firstPaint({ defaults, templates }, { en, es }, withQuotePage);
