import { execSync } from 'node:child_process';

/** Seeds that once failed. They always run, as regression tests. */
const failedBefore = [89, 125, 126, 179, 197];
const robots = 40;
/** The number of seeds of the long tier, in slices (`npm run soak`). */
const seeds = 10_000;

function commit(): string {
  try {
    return execSync('git rev-parse HEAD', { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    // Without a git history, the robots are always the same.
    return '1';
  }
}

/** Changes with the commit: each commit runs other robots, and a rerun of a commit repeats them. */
const first = (Number.parseInt(commit().slice(0, 7), 16) % seeds) + 1;

/** `COVERMOUNT_SEED=123` replays one robot. */
export const robotSeeds: readonly number[] = process.env.COVERMOUNT_SEED
  ? [Number(process.env.COVERMOUNT_SEED)]
  : [...failedBefore, ...Array.from({ length: robots - failedBefore.length }, (_, index) => first + index)];
