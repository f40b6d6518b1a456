import rendered from 'virtual:first-paint/zip-form/useLocation,previousQuotes,quotePage:defaultQuotePage';
import { firstPaint } from '#embed/first-paint/first-paint';
import { withQuotePage } from './quote-page.ts';

export default firstPaint(rendered, { prepare: withQuotePage });
