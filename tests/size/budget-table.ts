/** The files that a page loads up to a moment, and their limit. */
export interface Measure {
  what: string;
  /** Bytes, compressed with Brotli. */
  limit: number;
  requests?: number;
  /** The goal of the design, if the limit is above it. */
  goal?: number;
  goalRequests?: number;
  /** The reason why the limit is above the goal, or what is counted. */
  reason?: string;
  /** True if the files of a step may have been fetched before the step is reached. */
  isFetchedAhead?: true;
  files: readonly string[];
}

const kB = (bytes: number) => `${bytes / 1000} kB`;
const amount = (bytes: number, requests: number | undefined) =>
  requests === undefined ? kB(bytes) : `${kB(bytes)}, ${requests === 1 ? '1 request' : `${requests} requests`}`;

/** The table of the budgets in docs/performance.md. */
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
