import { tabText } from '#visitor/tab-text';

/** The zip code that was typed and not sent yet. */
export const typedZip = tabText('typedZip');
