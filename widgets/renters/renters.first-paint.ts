import rendered from 'virtual:first-paint/renters/brand.logo';
import { firstPaint } from '#embed/first-paint/first-paint';
import { rentersLinkOf } from './renters-link.ts';

export default firstPaint(rendered, {
  record: 'rentersVisit',
  isFirstStep: () => rentersLinkOf(location.pathname + location.search).transactionId === '',
});
