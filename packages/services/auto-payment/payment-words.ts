/** A status of the partner, in small letters, without spaces. */
export const statusWord = (status: string | number | boolean | null | undefined): string =>
  String(status ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z\d.-]/g, '');

const pendingWords = new Set([
  'p',
  'pending',
  'process',
  'processing',
  'in-process',
  'inprocess',
  'inprocessing',
  'in-progress',
  'inprogress',
]);

/** The bank has not decided. */
export const isPendingWord = (word: string): boolean => pendingWords.has(word);
