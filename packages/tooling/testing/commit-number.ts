import { execSync } from 'node:child_process';

const git = (command: string): string =>
  execSync(`git ${command}`, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function numberOfCommit(): number {
  try {
    // A shallow clone has the same few commits, whichever is the last.
    if (git('rev-parse --is-shallow-repository') === 'true')
      return Number.parseInt(git('rev-parse HEAD').slice(0, 7), 16);
    return Number(git('rev-list --count --first-parent HEAD'));
  } catch {
    // Without a git history, every run takes the same sample.
    return 1;
  }
}

/**
 * The number of commits, for samples that rotate: each commit takes the next one, and a second run of a commit takes
 * the same. In a shallow clone it is derived from the commit's hash, so a sample may repeat.
 */
export const commitNumber = numberOfCommit();
