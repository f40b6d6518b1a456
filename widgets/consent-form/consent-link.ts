import { queryValue } from '#flow/page-query';

/** The id of the link by which the visitor came: `?id=`, its name in any case. Empty without one. */
export const consentIdIn = (path: string): string => queryValue(path, 'id');
