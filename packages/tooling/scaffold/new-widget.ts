import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { projectRoot } from '../project.ts';

const templates = fileURLToPath(new URL('template/', import.meta.url));
const registryFile = 'widgets/registry.ts';

/** Names that conflict with existing files and markers. */
const taken = new Set(['page', 'brand', 'openapi', 'custom-elements', 'index', 'covermount']);

/** An invalid widget name; the message says what to do. */
export class WidgetNameError extends Error {}

/** Checks a widget's name. @throws {WidgetNameError} */
function checkName(name: string, root: string): void {
  if (name === '') throw new WidgetNameError('Say what the widget is called: npm run new:widget rate-table');
  if (name.startsWith('cover-'))
    throw new WidgetNameError(`Leave out the element's prefix: npm run new:widget ${name.slice('cover-'.length)}`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new WidgetNameError(
      `"${name}" is not a widget's name. Take lower-case words with dashes between them, such as rate-table.`,
    );
  }
  if (taken.has(name)) throw new WidgetNameError(`"${name}" means something else to a page. Take another name.`);
  if (existsSync(join(root, 'widgets', name)))
    throw new WidgetNameError(`There is a widget "${name}" already, in widgets/${name}/.`);
}

interface Names {
  name: string;
  camel: string;
  Pascal: string;
  title: string;
}

function namesOf(name: string): Names {
  const Pascal = name.replaceAll(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
  const title = name.replaceAll('-', ' ');
  return {
    name,
    camel: `${Pascal.charAt(0).toLowerCase()}${Pascal.slice(1)}`,
    Pascal,
    title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
  };
}

const filled = (text: string, names: Names): string =>
  text.replaceAll(/__(name|camel|Pascal|title)__/g, (_all, key: keyof Names) => names[key]);

/** The registry with the widget's line in alphabetical order. */
function registered(registry: string, name: string): string {
  const line = /^ {4}'?([\w-]+)'?: \(\) => import\('\.\/[\w-]+\/index\.ts'\),\n/gm;
  const key = name.includes('-') ? `'${name}'` : name;
  const own = `    ${key}: () => import('./${name}/index.ts'),\n`;
  const lines = [...registry.matchAll(line)];
  const next = lines.find(([, other = '']) => other > name);
  const last = lines.at(-1);
  if (!last) throw new Error(`${registryFile} has no list of widgets that a line could be added to.`);
  const at = next ? next.index : last.index + last[0].length;
  return registry.slice(0, at) + own + registry.slice(at);
}

/**
 * Creates the files of a widget and adds it to the registry.
 *
 * @param root The project's folder.
 * @returns The created files, relative to the project's folder.
 * @throws {WidgetNameError} before any file is written.
 */
export function createWidget(name: string, root: string): string[] {
  checkName(name, root);
  const names = namesOf(name);
  const files = readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.template'))
    .map((file) => ({
      file: filled(file.slice(0, -'.template'.length), names),
      text: filled(readFileSync(join(templates, file), 'utf8'), names),
    }))
    .toSorted((a, b) => a.file.localeCompare(b.file));
  const present = files.filter(({ file }) => existsSync(join(root, file)));
  if (present.length > 0)
    throw new WidgetNameError(
      `These files are there already: ${present.map(({ file }) => file).join(', ')}. Take another name.`,
    );
  const registry = registered(readFileSync(join(root, registryFile), 'utf8'), name);
  for (const { file, text } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  writeFileSync(join(root, registryFile), registry);
  return files.map(({ file }) => file);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const name = process.argv[2] ?? '';
    const files = createWidget(name, projectRoot);
    console.log(`
Made cover-${name}, and put it into ${registryFile}:

${files.map((file) => `  ${file}`).join('\n')}

Next:

  npm run schemas   its JSON Schema, for editors
  npm run docs      the reference in docs/widgets/${name}.md
  npm start         http://localhost:4173/${name}.html

Then say in packages/embed/covermount.css how much room it takes (one with a first paint: in packages/tooling/generate/reserved-heights.ts, and run npm run heights), and list it in README.md and demo-pages/index.html.
`);
  } catch (error) {
    if (!(error instanceof WidgetNameError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
