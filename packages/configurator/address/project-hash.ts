import { asObject } from '../json.ts';
import type { Project } from '../project.ts';
import { withoutSecrets } from '../secrets.ts';

/** Bytes of the longest project that an address opens. A short address could unpack to more than a tab can hold. */
const longestProject = 4_000_000;

/** @throws {RangeError} as soon as more comes out than a project has. */
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

const mark = '#p=';

/** The hash of an address that opens a project, without credentials: addresses are kept in histories and logs. */
export async function projectHash({ widget, config, content, page }: Project): Promise<string> {
  const json = JSON.stringify({ widget, config: withoutSecrets(config), content, page: withoutSecrets(page) });
  return mark + toBase64Url(await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(json)));
}

/**
 * The project of an address; undefined where the hash has none, or is damaged. Anyone can write an address: values are as
 * untrusted as those of a snippet.
 *
 * @param widgets The names of all widgets.
 */
export async function projectOfHash(hash: string, widgets: readonly string[]): Promise<Project | undefined> {
  if (!hash.startsWith(mark)) return undefined;
  try {
    const bytes = await through(new DecompressionStream('deflate-raw'), fromBase64Url(hash.slice(mark.length)));
    const { widget, config, content, page } = asObject(JSON.parse(new TextDecoder().decode(bytes)));
    if (typeof widget !== 'string' || !widgets.includes(widget)) return undefined;
    return {
      widget,
      config: asObject(config),
      content: typeof content === 'string' ? content : '',
      page: asObject(page),
    };
  } catch {
    return undefined;
  }
}
