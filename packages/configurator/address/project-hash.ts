import { asObject, type Json, type JsonObject } from '../json.ts';
import type { Project, WidgetSettings } from '../project.ts';
import { withoutSecrets } from '../secrets.ts';

/** Maximum size of a decompressed project in bytes. A short address could decompress to more than a tab can hold. */
const longestProject = 4_000_000;

/** Maximum length of a hash: Firefox refuses addresses over 1 MiB, other browsers longer ones. */
const longestHash = 1_000_000;

/** @throws {RangeError} as soon as the output exceeds the limit. */
async function through(
  stream: GenericTransformStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  let length = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > longestProject) throw new RangeError('The project is too long for an address.');
      controller.enqueue(chunk);
    },
  });
  const piped = new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(limit);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

const withoutSecretsIn = ({ config, content }: WidgetSettings): Json => ({ config: withoutSecrets(config), content });

const mark = '#p=';

/** Whether a hash contains a project, readable or not. */
export const isProjectHash = (hash: string): boolean => hash.startsWith(mark);

/** The project without credentials, as an address stores it: addresses are kept in histories and logs. */
export const projectText = ({ widget, config, content, page, files, others }: Project): string =>
  JSON.stringify({
    widget,
    config: withoutSecrets(config),
    content,
    page: withoutSecrets(page),
    files,
    others: others && Object.fromEntries(Object.entries(others).map(([name, own]) => [name, withoutSecretsIn(own)])),
  });

/**
 * The hash that restores a project.
 *
 * @throws {RangeError} if the project is too long for an address.
 */
export async function projectHash(project: Project): Promise<string> {
  const bytes = new TextEncoder().encode(projectText(project));
  if (bytes.byteLength > longestProject) throw new RangeError('The project is too long for an address.');
  const hash = mark + toBase64Url(await through(new CompressionStream('deflate-raw'), bytes));
  if (hash.length > longestHash) throw new RangeError('The hash is too long for an address.');
  return hash;
}

const settingsOf = ({ config, content }: JsonObject): WidgetSettings => ({
  config: asObject(config),
  content: typeof content === 'string' ? content : '',
});

/** The settings of existing widgets. */
function othersOf(value: JsonObject, widgets: readonly string[]): Project['others'] {
  const entries = Object.entries(value).filter(([name]) => widgets.includes(name));
  if (entries.length === 0) return undefined;
  return Object.fromEntries(entries.map(([name, settings]) => [name, settingsOf(asObject(settings))]));
}

/**
 * The project in a JSON text; undefined if there is none.
 *
 * @param widgets The names of all widgets.
 */
export function projectOfText(text: string, widgets: readonly string[]): Project | undefined {
  try {
    const project = asObject(JSON.parse(text));
    const { widget, page, files } = project;
    if (typeof widget !== 'string' || !widgets.includes(widget)) return undefined;
    const others = othersOf(asObject(project.others), widgets);
    return {
      widget,
      ...settingsOf(project),
      page: asObject(page),
      ...(typeof files === 'string' && { files }),
      ...(others && { others }),
    };
  } catch {
    return undefined;
  }
}

/**
 * The project in a hash; undefined if the hash has none or is damaged. Anyone can write an address: its values are as
 * untrusted as those of a snippet.
 *
 * @param widgets The names of all widgets.
 */
export async function projectOfHash(hash: string, widgets: readonly string[]): Promise<Project | undefined> {
  if (!isProjectHash(hash)) return undefined;
  try {
    const bytes = await through(new DecompressionStream('deflate-raw'), fromBase64Url(hash.slice(mark.length)));
    return projectOfText(new TextDecoder().decode(bytes), widgets);
  } catch {
    return undefined;
  }
}
