import rendered from 'virtual:first-paint/zip-form/useLocation,previousQuotes,quotePage:defaultQuotePage';
import { firstPaint } from '#embed/first-paint/first-paint';
import { withQuotePage } from './quote-page.ts';
import { typedZip } from './typed-zip.ts';

export default firstPaint(rendered, {
  prepare: withQuotePage,
  onDrawn(page, container) {
    const field = container.querySelector('input')!;
    field.value ||= typedZip.read(page);
    field.addEventListener('input', () => typedZip.keep(page, field.value));
  },
});
