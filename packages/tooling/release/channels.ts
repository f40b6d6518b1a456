import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a page may load, and what those files load: no files for servers, and no types. */
const isPublished = (file: string): boolean =>
  /^(covermount\.(js|css)|integrity\.json|(widgets|chunks)\/.+\.js|first-paint\/.+\.css)$/.test(file);

/** Files whose name has a hash of their content. All others are replaced by the next version. */
const isHashed = (file: string): boolean => /^(chunks|first-paint)\//.test(file);

/** Names the version that a channel has. */
const versionFile = 'version.json';

export interface Release {
  /** The built files. */
  dist: string;
  /** `0.4.2`. A version with a suffix, such as `0.5.0-rc.1`, goes only to `next`. */
  version: string;
  /** The folder that the CDN serves as `/covermount/`. */
  to: string;
}

/** An error that the user can fix. */
export class ReleaseError extends Error {}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isPublished)
    .toSorted();

const numbersOf = (version: string): number[] => version.split('.').map(Number);

/** Whether a version comes after another one. */
const isNewer = (version: string, other: string): boolean => {
  const [ours, theirs] = [numbersOf(version), numbersOf(other)];
  const firstDifference = ours.findIndex((number, index) => number !== theirs[index]);
  return firstDifference >= 0 && ours[firstDifference]! > theirs[firstDifference]!;
};

const versionIn = (channel: string): string | undefined => {
  const file = join(channel, versionFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : undefined;
};

/** Chunks first, so that no page ever gets an entry before its chunks. */
function copy(dist: string, channel: string, version: string): void {
  const files = filesOf(dist);
  for (const file of [...files.filter(isHashed), ...files.filter((path) => !isHashed(path))]) {
    mkdirSync(dirname(join(channel, file)), { recursive: true });
    cpSync(join(dist, file), join(channel, file));
  }
  writeFileSync(join(channel, versionFile), `${JSON.stringify({ version })}\n`);
}

/** A published version never changes: publishing the same files again does nothing. */
function copyVersion(dist: string, folder: string, version: string): void {
  if (versionIn(folder) === undefined) {
    copy(dist, folder, version);
    return;
  }
  const changed = filesOf(dist).find(
    (file) =>
      !existsSync(join(folder, file)) || !readFileSync(join(dist, file)).equals(readFileSync(join(folder, file))),
  );
  if (changed)
    throw new ReleaseError(
      `${version} has been published with another ${changed}. A published version never changes: raise the version in package.json.`,
    );
}

/**
 * Publishes the built files under their version, and in the channels of its minor and its major version where they have
 * no newer one. Chunks of earlier versions stay in a channel: open pages still request them.
 *
 * @returns the channels that have the version now: `['0.4.2', '0.4', '0']`
 * @throws {ReleaseError} when the version was published with other files, or nothing is built
 */
export function publish({ dist, version, to }: Release): string[] {
  if (!existsSync(join(dist, 'covermount.js')))
    throw new ReleaseError(`${dist} has no covermount.js: run npm run build.`);
  if (!/^\d+\.\d+\.\d+$/.test(version)) return publishNext({ dist, version, to });
  copyVersion(dist, join(to, version), version);
  const [major, minor] = version.split('.') as [string, string];
  const channels = [`${major}.${minor}`, major].filter((channel) => {
    const there = versionIn(join(to, channel));
    return there === undefined || there === version || isNewer(version, there);
  });
  for (const channel of channels) copy(dist, join(to, channel), version);
  return [version, ...channels];
}

/** Publishes the built files only in the channel `next`, whatever their version is. */
export function publishNext({ dist, version, to }: Release): string[] {
  copy(dist, join(to, 'next'), version);
  return ['next'];
}
