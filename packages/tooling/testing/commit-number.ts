import { execSync } from 'node:child_process';

function commit(): string {
  try {
    return execSync('git rev-parse HEAD', { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    // Without a git history, every run takes the same sample.
    return '1';
  }
}

/**
 * A whole number that follows from the commit, for samples that rotate: each commit takes another one, and a second run
 * of a commit takes the same.
 */
export const commitNumber = Number.parseInt(commit().slice(0, 7), 16);
