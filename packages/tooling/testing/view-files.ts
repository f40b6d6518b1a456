import { readFile, stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { projectRoot } from '../project.ts';
import { runCommand } from './run-command.ts';

/** Of the files of view tests that a commit does not affect, one commit runs a quarter. */
export const viewParts = 4;

export interface ViewFiles {
  /** Paths from the project's folder. */
  files: readonly string[];
  /** A line that says how many were taken, and why. */
  summary: string;
}

/**
 * Every fourth file of those that nothing affects, beginning with the next one in the next commit. Long files first, so that
 * the quarters take about as long.
 *
 * @param files - All files with their size in bytes.
 * @param affected - The files that run in any case.
 * @param commitNumber - Decides with which file the quarters begin.
 * @example
 * viewFilesOf([{ file: 'a.browser.test.tsx', bytes: 200 }], new Set(), 3); // []
 */
export function viewFilesOf(
  files: readonly { file: string; bytes: number }[],
  affected: ReadonlySet<string>,
  commitNumber: number,
): string[] {
  return files
    .toSorted((one, other) => other.bytes - one.bytes || one.file.localeCompare(other.file))
    .filter(({ file }, place) => affected.has(file) || (place + commitNumber) % viewParts === 0)
    .map(({ file }) => file);
}

/**
 * The files of view tests that `npm test` runs: those that the last commit and what is uncommitted affect by their imports,
 * and a quarter of the others. A merge counts as one commit, with all that it brings.
 *
 * @param folder - For the lists that Vitest writes.
 * @param commitNumber - Of the commit (`commit-number.ts`).
 * @returns Undefined when there is no earlier commit to compare with, as in a shallow clone: all have to run.
 */
export async function viewFiles(folder: string, commitNumber: number): Promise<ViewFiles | undefined> {
  if ((await runCommand('git rev-parse --verify HEAD~1')).code !== 0) return undefined;
  const all = await listed(folder, 'all', '');
  const affected = await listed(folder, 'affected', '--changed HEAD~1');
  if (!all || !affected) return undefined;
  const sizes = await Promise.all(all.map(async (file) => ({ file, bytes: (await stat(projectRoot + file)).size })));
  const files = viewFilesOf(sizes, new Set(affected), commitNumber);
  return {
    files,
    summary: `${files.length} of ${all.length} files: the ${affected.length} that the last commit affects, and a quarter of the others`,
  };
}

async function listed(folder: string, name: string, option: string): Promise<string[] | undefined> {
  const list = `${folder}/views-${name}.json`;
  const { code } = await runCommand(`npx vitest list --project browser --filesOnly --json=${list} ${option}`);
  if (code !== 0) return undefined;
  const found = JSON.parse(await readFile(list, 'utf8')) as { file: string }[];
  return [...new Set(found.map(({ file }) => relative(projectRoot, file)))];
}
