import rendered from 'virtual:first-paint/roadside/brand.logo';
import { firstPaint } from '#embed/first-paint/first-paint';
import { transactionIn } from './transaction-in.ts';

// The choice needs no service: the prices have room reserved, and load with the machine.
export default firstPaint(rendered, {
  record: 'purchase.roadside',
  isFirstStep: () => transactionIn(location.pathname + location.search) === '',
});
