import { commitNumber } from '#tooling/testing/commit-number';

/** Seeds that once failed. They are among the robots of every commit. `docs/proof.md` has the reason of each. */
export const failedBefore = [
  89, 125, 126, 179, 197, 268, 550, 1051, 1287, 3617, 8149, 8412, 10_092, 10_096, 10_114, 10_180, 12_141, 12_166,
  12_374, 12_406, 12_429, 12_784, 13_627, 15_046, 15_101, 15_233, 15_551, 19_521,
];
const robots = 40;
/** The others: as many as are left. */
const rotating = robots - failedBefore.length;
/** The number of seeds of the long tier, in slices (`npm run soak`). */
const seeds = 10_000;

/** The first seed over all flows. Those before it are of three flows, and stay as they are: regressions are among them. */
export const firstSeed = 10_001;

/** Depends on the commit: each commit runs other robots, and a rerun of a commit repeats them. */
const first = firstSeed + ((commitNumber * rotating) % seeds);

/** `COVERMOUNT_SEED=123` replays one robot. */
export const robotSeeds: readonly number[] = process.env.COVERMOUNT_SEED
  ? [Number(process.env.COVERMOUNT_SEED)]
  : [...failedBefore, ...Array.from({ length: rotating }, (_, index) => first + index)];
