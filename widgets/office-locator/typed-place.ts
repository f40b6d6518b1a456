import { tabText } from '#visitor/tab-text';

/** The place that was typed into the search. */
export const typedPlace = tabText('typedOfficeSearch');
