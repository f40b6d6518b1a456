import { queryValue } from '#flow/page-query';
import type { RentersLink } from './renters.types.ts';

/** The earlier transaction in the page's address; parameter names match in any case. */
export const rentersLinkOf = (path: string): RentersLink => ({
  transactionId: queryValue(path, 'transactionId'),
  carrierId: queryValue(path, 'carrierId'),
});
