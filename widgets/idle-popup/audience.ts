export type VisitorType = 'new' | 'returning' | 'affiliate' | 'customer';

export type QuoteProgress = 'none' | 'started' | 'finished';

/** The visitors and pages for a pop-up. An empty list means all of them. */
export interface Audience {
  includePaths: readonly string[];
  excludePaths: readonly string[];
  visitors: readonly VisitorType[];
  quotes: readonly QuoteProgress[];
}

export interface VisitContext {
  path: string;
  /** A visitor may be of several types at once. */
  types: readonly VisitorType[];
  quote: QuoteProgress;
}

/** `/quotes/*` matches every page below `/quotes/`; a trailing slash makes no difference. */
function matches(path: string, pattern: string): boolean {
  const [words, page] = [pattern, path].map((text) => text.replace(/(.)\/$/, '$1')) as [string, string];
  const [first = '', ...others] = words.split('*');
  const last = others.pop();
  if (last === undefined) return page === first;
  if (!page.startsWith(first) || !page.endsWith(last)) return false;
  // Each part matches at its first occurrence after the previous part: a regular expression would try all others.
  let from = first.length;
  for (const word of others) {
    const found = page.indexOf(word, from);
    if (found < 0) return false;
    from = found + word.length;
  }
  return from <= page.length - last.length;
}

/** The configured audience includes the visit (spec 3 §2, "Idle pop-up"). */
export const isInAudience = (
  { includePaths, excludePaths, visitors, quotes }: Audience,
  { path, types, quote }: VisitContext,
): boolean =>
  (includePaths.length === 0 || includePaths.some((pattern) => matches(path, pattern))) &&
  !excludePaths.some((pattern) => matches(path, pattern)) &&
  (visitors.length === 0 || visitors.some((type) => types.includes(type))) &&
  (quotes.length === 0 || quotes.includes(quote));
