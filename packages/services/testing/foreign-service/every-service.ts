import { dialects } from './dialects.ts';
import { foreignFetch } from './foreign-fetch.ts';

/** A `fetch` to the sandbox as it is, and one for each dialect, by name. */
export const everyService: Readonly<Record<string, typeof globalThis.fetch>> = {
  'as the sandbox sends it': (...request) => fetch(...request),
  ...Object.fromEntries(Object.entries(dialects).map(([name, dialect]) => [`in ${name}`, foreignFetch(dialect)])),
};
