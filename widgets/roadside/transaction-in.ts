import { queryValue } from '#flow/page-query';

/** The transaction in the page's address (spec 2 §2.4); empty when there is none. */
export const transactionIn = (path: string): string => queryValue(path, 'transactionId');
