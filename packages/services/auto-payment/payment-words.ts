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

/** No card was given. */
export const noCardWords = new Set(['', '0', 'none']);
/** The card was charged, or may be. */
export const approvedWords = new Set([
  '1',
  'a',
  'approved',
  'authorized',
  'paid',
  'success',
  'successful',
  'captured',
  'completed',
]);
/** The card was not charged. */
export const declinedWords = new Set(['2', 'd', 'declined', 'failed', 'failure', 'rejected']);
/** The carrier could not issue the policy. */
export const issueFailedWords = new Set(['2', 'failed', 'failure', 'error', 'notissued']);
