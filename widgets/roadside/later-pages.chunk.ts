// Everything after the choice, and the comparison.
export { Buyer } from './buyer.view.tsx';
export { Comparison } from './comparison.view.tsx';
export { Result } from './result.view.tsx';
