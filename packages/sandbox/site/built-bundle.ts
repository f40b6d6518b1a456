import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const sources = [
  'widgets',
  'packages',
  'config-schemas',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Builds `dist/` unless it is newer than all of its sources. True when it was built. */
export async function buildBundleIfStale(root: string, signal: AbortSignal): Promise<boolean> {
  const built = await modifiedAt(join(root, 'dist', 'covermount.js'));
  const changed = await Promise.all(sources.map((source) => newestIn(join(root, source))));
  if (built > Math.max(...changed)) return false;
  await runViteBuild(root, signal);
  return true;
}

async function runViteBuild(root: string, signal: AbortSignal): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  // In a child process, because a build permanently changes NODE_ENV and other state.
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit', signal });
  await new Promise<void>((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => {
      if (code === 0) done();
      else failed(new Error('The bundle did not build; see the output above.'));
    });
  });
}

/**
 * Modification time of a file, or of the newest file in a folder; 0 when there is none. Excludes the sandbox and tests,
 * which are not bundled.
 */
async function newestIn(path: string): Promise<number> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return modifiedAt(path);
  const times = await Promise.all(
    entries
      .filter(({ name }) => name !== 'sandbox' && name !== 'scaffold' && !/\.(test|stories)\.tsx?$/.test(name))
      .map(({ name }) => newestIn(join(path, name))),
  );
  return Math.max(0, ...times);
}

async function modifiedAt(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;
}
