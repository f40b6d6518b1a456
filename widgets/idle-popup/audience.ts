export type VisitorType = 'new' | 'returning' | 'affiliate' | 'customer';

export type QuoteStage = 'none' | 'started' | 'finished';

/** Who sees a pop-up, and where. An empty list means everybody, or everywhere. */
export interface Audience {
  includePaths: readonly string[];
  excludePaths: readonly string[];
  visitors: readonly VisitorType[];
  quotes: readonly QuoteStage[];
}

export interface VisitContext {
  path: string;
  /** A visitor may be of several types at once. */
  types: readonly VisitorType[];
  quote: QuoteStage;
}

/** `/quotes/*` is every page below `/quotes/`; a slash at the end makes no difference. */
function matches(path: string, pattern: string): boolean {
  const [words, page] = [pattern, path].map((text) => text.replace(/(.)\/$/, '$1')) as [string, string];
  const [first = '', ...others] = words.split('*');
  const last = others.pop();
  if (last === undefined) return page === first;
  if (!page.startsWith(first) || !page.endsWith(last)) return false;
  // Each word at its first place after the one before: an expression would try every other place, too.
  let from = first.length;
  for (const word of others) {
    const found = page.indexOf(word, from);
    if (found < 0) return false;
    from = found + word.length;
  }
  return from <= page.length - last.length;
}

/** The gate (spec 3 §2, "Idle pop-up"), as the page configures it. */
export const isInAudience = (
  { includePaths, excludePaths, visitors, quotes }: Audience,
  { path, types, quote }: VisitContext,
): boolean =>
  (includePaths.length === 0 || includePaths.some((pattern) => matches(path, pattern))) &&
  !excludePaths.some((pattern) => matches(path, pattern)) &&
  (visitors.length === 0 || visitors.some((type) => types.includes(type))) &&
  (quotes.length === 0 || quotes.includes(quote));
