import { coverageProducts as contract } from '#services/rating/coverage-products.contract';
import { coverageProducts } from '../../rating/coverage-products.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerCoverageProducts = implementCall(contract, ({ query }) => ({
  ...success,
  products: coverageProducts(query.state, query.language),
}));
