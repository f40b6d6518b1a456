import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publish, publishNext, ReleaseError } from './channels.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'covermount-release-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A build whose entry loads one chunk. */
function built(name: string) {
  const dist = join(folder, `dist-${name}`);
  for (const part of ['chunks', 'widgets', 'server']) mkdirSync(join(dist, part), { recursive: true });
  const files = {
    'covermount.js': `import './chunks/base-${name}.js'`,
    'covermount.css': '',
    'covermount.d.ts': '',
    'integrity.json': '{}',
    [`chunks/base-${name}.js`]: name,
    'widgets/zip-form.js': name,
    'server/server.mjs': '',
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(join(dist, file), content);
  return dist;
}

const to = () => join(folder, 'cdn');
const release = (version: string) => publish({ dist: built(version), version, to: to() });
const entryOf = (channel: string) => readFileSync(join(to(), channel, 'covermount.js'), 'utf8');
const versionOf = (channel: string) => /base-(.*)\.js/.exec(entryOf(channel))?.[1];

test('publishes a version under its number, minor and major, without server files and type declarations', () => {
  expect(release('0.4.2')).toEqual(['0.4.2', '0.4', '0']);
  for (const channel of ['0.4.2', '0.4', '0'])
    expect(readdirSync(join(to(), channel), { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
      'chunks',
      'chunks/base-0.4.2.js',
      'covermount.css',
      'covermount.js',
      'integrity.json',
      'version.json',
      'widgets',
      'widgets/zip-form.js',
    ]);
});

test('gives each channel its newest version, and keeps the chunks of earlier ones', () => {
  for (const version of ['0.4.9', '0.4.10', '0.5.0', '0.4.11', '1.0.0']) release(version);
  expect(['0.4', '0.5', '0', '1'].map(versionOf)).toEqual(['0.4.11', '0.5.0', '0.5.0', '1.0.0']);
  expect(readdirSync(join(to(), '0/chunks')).toSorted()).toEqual(['base-0.4.10.js', 'base-0.4.9.js', 'base-0.5.0.js']);
});

test('rejects a change of a published version', () => {
  release('0.4.2');
  expect(release('0.4.2')).toEqual(['0.4.2', '0.4', '0']);
  const dist = built('changed');
  expect(() => publish({ dist, version: '0.4.2', to: to() })).toThrow(ReleaseError);
  expect(versionOf('0.4.2')).toBe('0.4.2');
});

test('publishes a version to next on request, and a prerelease to next only', () => {
  release('0.4.2');
  expect(publishNext({ dist: built('trial'), version: '0.4.2', to: to() })).toEqual(['next']);
  expect(versionOf('next')).toBe('trial');
  expect(release('0.5.0-rc.1')).toEqual(['next']);
  expect(['next', '0'].map(versionOf)).toEqual(['0.5.0-rc.1', '0.4.2']);
});

test('rejects when nothing is built', () => {
  const dist = join(folder, 'nothing');
  expect(() => publish({ dist, version: '0.4.2', to: to() })).toThrow('npm run build');
});
