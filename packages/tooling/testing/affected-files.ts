import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../project.ts';
import { runCommand } from './run-command.ts';

/** Of the test files that a commit does not affect, one commit runs one in sixteen. */
const parts = 16;

/** The Vitest projects of which `npm test` leaves out files. */
export type SampledProject = 'browser' | 'node';

export interface TestFile {
  /** The path from the project's folder. */
  file: string;
  text: string;
}

export interface SelectedFiles {
  files: readonly string[];
  /** How many files were taken, and why. */
  summary: string;
}

/**
 * Tests whose dependencies no import names: of documents, generated files, the build and the tools. Importing what depends
 * on the tier or the commit does not count, nor does writing files of their own.
 */
const isAboutFiles = ({ file, text }: TestFile): boolean =>
  /^(tests|packages\/(tooling|cms))\//.test(file) ||
  /from '(node:child_process|#cms\/read-schema|#tooling\/(?!testing\/(tier|commit-number)'))/.test(text) ||
  /\b(read|exists|stat|glob|cp)\w*\b[^}]*\} from 'node:fs(\/promises)?'/.test(text);

/** Tests that read documents. Packages for content management systems contain some. */
const isAboutDocuments = ({ file, text }: TestFile): boolean =>
  /^(packages\/cms|tests\/(docs|package))\//.test(file) || /\bdocs\b|\.md\b/.test(text);

/**
 * True if a change touches documents and nothing else.
 *
 * @param changed - Paths from the project's folder.
 * @example
 * changesOnlyDocuments(['docs/glossary.md', 'CHANGELOG.md']); // true
 */
export const changesOnlyDocuments = (changed: readonly string[]): boolean =>
  changed.length > 0 && changed.every((file) => /^docs\/|\.md$/.test(file));

/**
 * The test files that a commit runs: those that it affects, those about files, and one in sixteen of the others,
 * beginning with the next one in the next commit. Long files first, so that the samples take about as long. A commit that
 * changes only documents leaves the rest as it was: of the tests about files, it runs those that read documents.
 *
 * @param files - All test files of a project.
 * @param affected - Paths of the files whose imports the commit changes.
 * @param commitNumber - Decides with which file the sample begins.
 * @param isOfDocuments - The commit changes only documents.
 * @example
 * selectFiles([{ file: 'packages/domain/vin.test.ts', text: '' }], new Set(), 3, false); // []
 */
export function selectFiles(
  files: readonly TestFile[],
  affected: ReadonlySet<string>,
  commitNumber: number,
  isOfDocuments: boolean,
): readonly string[] {
  const always = (file: TestFile) =>
    affected.has(file.file) || (isAboutFiles(file) && (!isOfDocuments || isAboutDocuments(file)));
  return files
    .toSorted((a, b) => b.text.length - a.text.length || a.file.localeCompare(b.file))
    .filter((file, index) => always(file) || (index + commitNumber) % parts === 0)
    .map(({ file }) => file);
}

/** What every test depends on without an import. */
const concernsAll =
  /^(package(-lock)?\.json|tsconfig\.json|vite(st)?\.config\.ts|packages\/tooling\/vite\/(?!.+\.test\.)|packages\/ui\/testing\/without-react-debug-data\.ts|packages\/tooling\/testing\/settled-imports\.ts)/;

/**
 * The commit with which a change is compared: the one at which the branch left the main branch of `origin`, or, on the main
 * branch itself and without an `origin`, the commit before the last. A merge counts as one commit, with all that it brings.
 *
 * @param repository - Its folder.
 */
export async function comparedCommit(repository = projectRoot): Promise<string> {
  const git = `git -C '${repository}'`;
  const { code, output } = await runCommand(`${git} rev-parse HEAD && ${git} merge-base HEAD origin/HEAD`);
  const [head, base] = output.trim().split('\n');
  return code === 0 && base && base !== head ? base : 'HEAD~1';
}

/**
 * The files of the change: the commits of a branch and what is uncommitted, on the main branch the last commit.
 *
 * @returns Paths from the project's folder. Undefined when all tests have to run: there is no earlier commit to compare
 * with, as in a shallow clone, or the change concerns every test.
 */
export async function changedFiles(): Promise<ReadonlySet<string> | undefined> {
  const { code, output } = await runCommand(
    `git diff --name-only --no-renames ${await comparedCommit()} && git ls-files --others --exclude-standard`,
  );
  const changed = output.split('\n').filter(Boolean);
  return code !== 0 || changed.some((file) => concernsAll.test(file)) ? undefined : new Set(changed);
}

/**
 * True if a change touches a file or what it imports.
 *
 * @param file - The path from the project's folder.
 * @param changed - From `changedFiles`.
 * @example
 * await isAffected('widgets/renters/index.ts', new Set(['packages/ui/button/button.css'])); // true
 */
export async function isAffected(file: string, changed: ReadonlySet<string>): Promise<boolean> {
  const files = await filesBelow(file);
  return files.some((below) =>
    below.endsWith('*') ? [...changed].some((path) => path.startsWith(below.slice(0, -1))) : changed.has(below),
  );
}

/**
 * Selects test files of Vitest's projects.
 *
 * @param folder - For the list that Vitest writes.
 * @param commitNumber - From `commit-number.ts`.
 * @param changed - From `changedFiles`.
 * @example
 * const selection = await affectedFiles('/tmp/lists', commitNumber, new Set(['widgets/renters/plans.ts']));
 * selection.browser.files; // ['widgets/renters/renters.browser.test.tsx', …]
 */
export async function affectedFiles(
  folder: string,
  commitNumber: number,
  changed: ReadonlySet<string>,
): Promise<Record<SampledProject, SelectedFiles>> {
  const all = await listed(`${folder}/test-files.json`);
  const selectionOf = async (project: SampledProject): Promise<SelectedFiles> => {
    const tests = all.filter((file) => file.includes('.browser.test.') === (project === 'browser'));
    const affected = new Set<string>();
    for (const file of tests) if (await isAffected(file, changed)) affected.add(file);
    const texts = tests.map(async (file) => ({ file, text: await readFile(projectRoot + file, 'utf8') }));
    const files = selectFiles(await Promise.all(texts), affected, commitNumber, changesOnlyDocuments([...changed]));
    return {
      files,
      summary: `${files.length} of ${tests.length} files, among them the ${affected.size} that the change affects`,
    };
  };
  return { browser: await selectionOf('browser'), node: await selectionOf('node') };
}

/** The test files that Vitest lists, of both projects. */
async function listed(list: string): Promise<string[]> {
  const { code, output } = await runCommand(
    `npx vitest list --project browser --project node --filesOnly --json=${list}`,
  );
  if (code !== 0) throw new Error(`Vitest could not list its test files:\n${output}`);
  const found = JSON.parse(await readFile(list, 'utf8')) as { file: string }[];
  return [...new Set(found.map(({ file }) => relative(projectRoot, file)))];
}

const imports = new Map<string, Promise<readonly string[]>>();

/**
 * The project's files that a file imports. A glob pattern is returned as the fixed part of its path and an asterisk.
 */
async function importsOf(file: string): Promise<readonly string[]> {
  if (!/\.tsx?$/.test(file)) return [];
  const text = await readFile(projectRoot + file, 'utf8');
  const { resolve } = createRequire(projectRoot + file);
  const pathOf = (name: string): string[] => {
    try {
      return [relative(projectRoot, resolve(name))];
    } catch {
      // A virtual module, or a deleted file: the type checker reports the import.
      return [];
    }
  };
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const named = importedFiles
    .map(({ fileName }) => fileName.replace(/\?.*$/, ''))
    .filter((name) => /^[.#]/.test(name))
    .flatMap(pathOf);
  const patterns = [...text.matchAll(/import\.meta\.glob[^(]*\(([^)]*)/g)]
    .flatMap(([, list = '']) => [...list.matchAll(/'([^']*?)\*/g)])
    .map(([, start = '']) => `${start.startsWith('/') ? start.slice(1) : join(dirname(file), start)}*`);
  return [...named, ...patterns];
}

/**
 * A file and everything that it imports, directly or not, statically or lazily.
 *
 * @param file - The path from the project's folder.
 * @returns Paths from there; a glob pattern as the fixed part of its path and an asterisk.
 */
export async function filesBelow(file: string): Promise<readonly string[]> {
  const found = new Set([file]);
  for (const next of found) {
    if (!imports.has(next)) imports.set(next, importsOf(next));
    for (const below of await imports.get(next)!) found.add(below);
  }
  return [...found];
}
