import { queryValue } from '#flow/page-query';

/** The id of the visitor's link: `?id=`; the parameter name is case-insensitive. Empty without one. */
export const consentIdIn = (path: string): string => queryValue(path, 'id');
