import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { projectRoot } from '../project.ts';
import { publish, publishNext, ReleaseError } from './channels.ts';

const usage = 'npm run release -- --to <folder> [--next]   publishes dist/ in the channels below a folder';

const { values } = parseArgs({ options: { to: { type: 'string' }, next: { type: 'boolean' } } });
const { version } = JSON.parse(readFileSync(`${projectRoot}package.json`, 'utf8')) as { version: string };

try {
  if (values.to === undefined) throw new ReleaseError(usage);
  const changelog = readFileSync(`${projectRoot}CHANGELOG.md`, 'utf8');
  if (!values.next && !changelog.includes(`\n## ${version}\n`))
    throw new ReleaseError(`CHANGELOG.md has no section “## ${version}”: give it what is unreleased.`);
  if (!values.next && /\n## Unreleased\n+(?!## )\S/.test(changelog))
    throw new ReleaseError(
      `CHANGELOG.md has changes under “## Unreleased” that would be released as ${version}: move them to a section of their own, with the version of package.json.`,
    );
  const release = { dist: `${projectRoot}dist`, version, to: values.to };
  const channels = values.next ? publishNext(release) : publish(release);
  console.log(`${version} is in ${channels.join(', ')}.`);
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
