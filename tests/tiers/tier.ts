/**
 * The tier that runs: `npm test` leaves `COVERMOUNT_TIER` unset and takes a sample of every matrix, `npm run test:long`
 * sets it to `long` and takes every combination. `tests/README.md` says what each tier holds.
 */
export const isLongTier = process.env.COVERMOUNT_TIER === 'long';
