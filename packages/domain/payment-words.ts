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

/** Whether the word means that the bank has not decided. */
export const isPendingWord = (word: string): boolean => pendingWords.has(word);

/** Words for a purchase without a card. */
export const noCardWords = new Set(['', '0', 'none']);
/** Words for a card that was charged, or may be charged. */
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
/** Words for a card that was not charged. */
export const declinedWords = new Set(['2', 'd', 'declined', 'failed', 'failure', 'rejected']);
/** Words for a policy that the carrier could not issue. */
export const issueFailedWords = new Set(['2', 'failed', 'failure', 'error', 'notissued']);
