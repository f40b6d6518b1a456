import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { format, type FormatConfig } from 'oxfmt';
import { callGroups } from '#services/contract/call-groups';
import { projectRoot } from '../project.ts';

interface Call {
  group: string;
  /** The file name without its suffix: the id in kebab case. */
  file: string;
  id: string;
}

interface Generated {
  /** Relative to the project's root. */
  file: string;
  text: string;
}

const services = 'packages/services';
const sandbox = 'packages/sandbox/calls';
const suffix = '.contract.ts';
const header = '// Generated from the folders of the calls: `npm run schemas` writes it.\n';

const camel = (file: string): string => file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (id: string): string => id[0]!.toUpperCase() + id.slice(1);
const read = (file: string): string => readFileSync(projectRoot + file, 'utf8');

/** Every call contract, by group and file name. A contract file without an `id` is shared by several calls. */
function findCalls(): Call[] {
  const groups = Object.keys(callGroups);
  const folders = readdirSync(`${projectRoot}${services}`, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  for (const { name } of folders) {
    const hasContract = readdirSync(`${projectRoot}${services}/${name}`).some((file) => file.endsWith(suffix));
    if (hasContract && !groups.includes(name))
      throw new Error(`${services}/${name} holds calls: add its heading to ${services}/contract/call-groups.ts`);
  }
  return groups.flatMap((group) =>
    readdirSync(`${projectRoot}${services}/${group}`)
      .filter((file) => file.endsWith(suffix) && read(`${services}/${group}/${file}`).includes('= defineCall({'))
      .toSorted()
      .map((name) => {
        const file = name.slice(0, -suffix.length);
        return { group, file, id: camel(file) };
      }),
  );
}

/** Generates the lists of calls that the OpenAPI document, stories, tests and sandbox import. */
export async function generateCallIndexes(): Promise<Generated[]> {
  const calls = findCalls();
  const documented = [
    header,
    ...calls.flatMap(({ group, file, id }) => [
      `import { ${id} } from '../${group}/${file}.contract.ts';`,
      `import { ${id}Examples } from '../${group}/${file}.examples.ts';`,
    ]),
    "import type { DocumentedCall } from './documented-call.ts';",
    '',
    '/** Every call that the widgets make. Not shipped: a widget imports the one contract that it needs. */',
    'export const documentedCalls: readonly DocumentedCall[] = [',
    ...calls.map(({ group, id }) => `{ group: '${group}', contract: ${id}, examples: ${id}Examples },`),
    '];',
  ];
  const implemented = [
    header,
    ...calls.map(({ group, file, id }) => `import { answer${pascal(id)} } from './${group}/${file}.ts';`),
    "import type { Implementation } from './implement-call.ts';",
    '',
    '/** Every call that the sandbox answers: one for each contract. */',
    'export const implementations: readonly Implementation[] = [',
    ...calls.map(({ id }) => `answer${pascal(id)},`),
    '];',
  ];
  const fixtures = [
    header,
    ...calls.map(({ group, file, id }) => `import { ${id}Fixture } from '../${group}/${file}.fixture.ts';`),
    "import type { CallFixture } from './call-fixture.ts';",
    '',
    '/** The fixture of every call, by its id. */',
    'export const callFixtures: Readonly<Record<string, CallFixture>> = {',
    ...calls.map(({ id }) => `${id}: ${id}Fixture,`),
    '};',
  ];
  const options = JSON.parse(read('.oxfmtrc.json')) as FormatConfig;
  const files = [
    { file: `${services}/contract/documented-calls.ts`, lines: documented },
    { file: `${services}/testing/call-fixtures.ts`, lines: fixtures },
    { file: `${sandbox}/implementations.ts`, lines: implemented },
  ];
  return Promise.all(
    files.map(async ({ file, lines }) => ({ file, text: (await format(file, lines.join('\n'), options)).code })),
  );
}

/** The indexes that are out of date. */
export async function driftedCallIndexes(): Promise<string[]> {
  const present = (file: string): string => {
    try {
      return read(file);
    } catch {
      return '';
    }
  };
  return (await generateCallIndexes()).filter(({ file, text }) => present(file) !== text).map(({ file }) => file);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { file, text } of await generateCallIndexes()) writeFileSync(projectRoot + file, text);
}
