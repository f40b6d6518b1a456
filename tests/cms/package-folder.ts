import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { projectRoot } from '#tooling/project';

/**
 * The folder of a package that only the long tier needs and that is too large for `npm ci`. Installed once, into
 * `.data/`.
 */
export function packageFolder(name: string, version: string): string {
  const prefix = `${projectRoot}.data/packages/${name.replaceAll(/\W+/g, '-')}-${version}`;
  const folder = `${prefix}/node_modules/${name}/`;
  if (existsSync(`${folder}package.json`)) return folder;
  mkdirSync(prefix, { recursive: true });
  const words = [
    'install',
    '--ignore-scripts',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--prefix',
    prefix,
    `${name}@${version}`,
  ];
  execFileSync('npm', words, { stdio: 'pipe' });
  return folder;
}
