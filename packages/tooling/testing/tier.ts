/**
 * The tier that runs: `npm test` leaves `COVERMOUNT_TIER` unset and takes a sample of every matrix, `npm run test:long`
 * sets it to `long` and takes every combination. `tests/README.md` says what each tier holds.
 */
export const isLongTier = process.env.COVERMOUNT_TIER === 'long';

/**
 * Details of a journey that runs in the long tier only: a second language of a journey, or one whose rule a view test
 * holds in `npm test`.
 *
 * @example
 * test('the no-rates panel offers a retry', inLongTier, async ({ visitor }) => { … });
 */
export const inLongTier = { tag: '@long' };

/**
 * Details of a journey that `npm test` runs when the change can break it, and else in one of four commits: the main journey
 * of each widget, and what must never fail, such as a second charge. Of the journeys without details it runs one in 64
 * (`sample.ts`).
 *
 * @example
 * test('one of two tabs pays, and the other shows the payment', whenAffected, async ({ page }) => { … });
 */
export const whenAffected = { tag: '@when-affected' };
