import rendered from 'virtual:first-paint/make-a-payment/brand.logo';
import { firstPaint } from '#embed/first-paint/first-paint';
import { tokenIn } from './payment-token.ts';

export default firstPaint(rendered, {
  record: 'paymentVisit',
  isFirstStep: () => tokenIn(location.pathname + location.search) === '',
});
