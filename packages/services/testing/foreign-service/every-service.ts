import { commitNumber } from '#tooling/testing/commit-number';
import { isLongTier } from '#tooling/testing/tier';
import { dialects } from './dialects.ts';
import { foreignFetch } from './foreign-fetch.ts';

const all = Object.entries(dialects);
/** One dialect in `npm test`, the next one in the next commit. */
const spoken = isLongTier ? all : [all[commitNumber % all.length]!];

/** A `fetch` to the sandbox as it is, and one for each dialect that is tested, by name. */
export const everyService: Readonly<Record<string, typeof globalThis.fetch>> = {
  'as the sandbox sends it': (...request) => fetch(...request),
  ...Object.fromEntries(spoken.map(([name, dialect]) => [`in ${name}`, foreignFetch(dialect)])),
};
