import rendered from 'virtual:first-paint/zip-form';
import { firstPaint } from '#embed/first-paint/first-paint';
import { withQuotePage } from './quote-page.ts';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

export default firstPaint(rendered, { en, es }, withQuotePage);
