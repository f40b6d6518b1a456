import { execSync } from 'node:child_process';

/** Seeds that once failed. They always run, so that a mended defect stays mended. */
const failedBefore = [89, 125, 126, 179, 197];
const robots = 40;
/** As many seeds as the long tier goes through, in slices (`npm run soak`). */
const seeds = 10_000;

function commit(): string {
  try {
    return execSync('git rev-parse HEAD', { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    // A copy without its history always has the same robots.
    return '1';
  }
}

/** Rotates with the commit: each commit meets other robots, and a run of the same commit repeats them. */
const first = (Number.parseInt(commit().slice(0, 7), 16) % seeds) + 1;

/** `COVERMOUNT_SEED=123` replays one robot. */
export const robotSeeds: readonly number[] = process.env.COVERMOUNT_SEED
  ? [Number(process.env.COVERMOUNT_SEED)]
  : [...failedBefore, ...Array.from({ length: robots - failedBefore.length }, (_, index) => first + index)];
