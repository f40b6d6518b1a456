/** What a page loads up to a moment, and how much that may be. */
export interface Measure {
  what: string;
  /** Bytes, compressed with Brotli. */
  limit: number;
  requests?: number;
  /** What the design wants, where the limit is above it. */
  goal?: number;
  goalRequests?: number;
  /** What takes it above the goal, or what is counted. */
  reason?: string;
  /** The files of a step that is reached may have been there before. */
  isFetchedAhead?: true;
  files: readonly string[];
}

const kB = (bytes: number) => `${bytes / 1000} kB`;
const amount = (bytes: number, requests: number | undefined) =>
  requests === undefined ? kB(bytes) : `${kB(bytes)}, ${requests === 1 ? '1 request' : `${requests} requests`}`;

/** The budgets as docs/performance.md has them. */
export function budgetTable(measures: readonly Measure[]): string {
  const rows = measures.map(({ what, limit, requests, goal, goalRequests, reason = '' }) => [
    what,
    amount(limit, requests),
    goal === undefined ? '' : amount(goal, goalRequests),
    reason,
  ]);
  return [['What', 'Limit', 'Wanted', 'What is in it, in kB'], ['---', '--:', '--:', '---'], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}
