import { getCoverages } from '#services/rating/get-coverages.contract';
import { coverageProducts } from '../../rating/coverage-products.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerGetCoverages = implementCall(getCoverages, ({ query }) => ({
  ...success,
  products: coverageProducts(query.state, query['header.lang']),
}));
