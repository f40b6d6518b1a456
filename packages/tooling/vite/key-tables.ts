import type { Plugin, ViteDevServer } from 'vite';
import type * as z from 'zod/mini';
import type { SchemaDefinition } from '#domain/schema-definition';
import type { WidgetDefinition } from '#embed/runtime/define-widget';
import { projectRoot } from '../project.ts';
import { sharedModuleServer } from './module-server.ts';

type Schema = z.core.$ZodType;

/** A key whose rule cannot be compiled. Read it in the runtime, or express the rule with zod's own checks. */
class KeyTableError extends Error {}

const json = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

export interface Compiler {
  unwrapped(schema: Schema): Schema;
  isInteger(schema: Schema): boolean;
  /** The CSS property whose values the schema accepts. */
  cssPropertyOf(schema: Schema): string | undefined;
}

/** The condition of a zod check on `v`, as source. */
function condition({
  check,
  value,
  inclusive,
  minimum,
  maximum,
  pattern,
}: Record<string, unknown>): string | undefined {
  if (check === 'greater_than') return `v${inclusive === true ? '>=' : '>'}${json(value)}`;
  if (check === 'less_than') return `v${inclusive === true ? '<=' : '<'}${json(value)}`;
  if (check === 'min_length') return `v.length>=${json(minimum)}`;
  if (check === 'max_length') return `v.length<=${json(maximum)}`;
  if (check === 'string_format' && pattern instanceof RegExp) return `${String(pattern)}.test(v)`;
  return undefined;
}

const bases: Readonly<Record<string, string>> = {
  string: 'typeof v=="string"',
  number: 'Number.isFinite(v)',
  boolean: 'typeof v=="boolean"',
  array: 'Array.isArray(v)',
};

/**
 * The conditions on `v` of a schema that is no object, as source; undefined where only the schema can check its values.
 */
export function checksOf(schema: Schema, compiler: Compiler): string[] | undefined {
  const { type, checks = [], entries = {}, values, options } = schema._zod.def as unknown as SchemaDefinition;
  if (type === 'union') {
    const each = (options ?? []).map((option) => checksOf(option, compiler)?.join('&&'));
    return each.includes(undefined) ? undefined : [`(${each.join('||')})`];
  }
  const isInteger = compiler.isInteger(schema);
  const cssProperty = compiler.cssPropertyOf(schema);
  const choices = type === 'enum' ? Object.values(entries) : type === 'literal' ? values : undefined;
  const base = choices ? `${json(choices)}.includes(v)` : isInteger ? 'Number.isSafeInteger(v)' : bases[type];
  const conditions = checks.flatMap(({ _zod: { def: check } }) => {
    // The base type implies it.
    if (check.check === 'custom' && isInteger) return [];
    if (check.check === 'custom' && cssProperty) return [`globalThis.CSS?.supports(${json(cssProperty)},v)!==false`];
    return [condition(check)];
  });
  return [base, ...conditions].includes(undefined) ? undefined : ([base, ...conditions] as string[]);
}

/** The source of a `KeyType`. `only` limits the keys of an object. */
function keyType(wrapped: Schema, path: string, compiler: Compiler, only: readonly string[][] = []): string {
  const schema = compiler.unwrapped(wrapped);
  const def = schema._zod.def as unknown as SchemaDefinition;
  if (def.type === 'object' && def.shape) {
    const accepts = 'accepts:()=>true';
    if (def.catchall) return `{type:"object",values:${keyType(def.catchall, `${path}.*`, compiler)},${accepts}}`;
    return `{type:"object",keys:${keyTypes(def.shape, path, compiler, only)},${accepts}}`;
  }
  const checks = checksOf(schema, compiler);
  if (!checks) throw new KeyTableError(`${path} is a ${def.type} or has a check that only its schema can do.`);
  const isChoice = def.type === 'enum' || def.type === 'literal';
  const type = isChoice ? 'choice' : def.type === 'array' ? 'list' : def.type === 'string' ? 'text' : def.type;
  let items = '';
  if (def.element) {
    const element = compiler.unwrapped(def.element)._zod.def as unknown as SchemaDefinition;
    if (element.type === 'object')
      throw new KeyTableError(`${path} is a list of objects, which only its schema can check.`);
    items = `items:${keyType(def.element, `${path}[]`, compiler)},`;
  }
  return `{type:${json(type)},${items}accepts:v=>${checks.join('&&')}}`;
}

function keyTypes(shape: Record<string, Schema>, path: string, compiler: Compiler, only: readonly string[][]): string {
  const names = only.length > 0 ? [...new Set(only.map(([key = '']) => key))] : Object.keys(shape);
  const entries = names.map((key) => {
    const schema = shape[key];
    if (!schema) throw new KeyTableError(`${path ? `${path}.` : ''}${key} is not a key of the configuration.`);
    const below = only.filter(([name]) => name === key).map(([, ...rest]) => rest);
    const isWhole = below.some((rest) => rest.length === 0);
    return `${json(key)}:${keyType(schema, `${path ? `${path}.` : ''}${key}`, compiler, isWhole ? [] : below)}`;
  });
  return `{${entries.join(',')}}`;
}

const tokenType = /\{(type:"text",accepts:v=>[^{}]*supports\()"([\w-]+)"(,v\)!==false)\}/g;

/** The types of tokens differ only in the CSS property: they become calls of one function. */
export function withTokenFunction(code: string): string {
  const [, before = '', , after = ''] = new RegExp(tokenType.source).exec(code) ?? [];
  if (before === '') return code;
  const calls = code.replaceAll(tokenType, (type, start: string, property: string) =>
    start === before ? `token("${property}")` : type,
  );
  return `const token=p=>({${before}p${after}});\n${calls}`;
}

/** Hoists repeated types into constants: most labels and tokens share one type. */
export function deduplicated(code: string): string {
  const counts = new Map<string, number>();
  for (const [leaf] of code.matchAll(/\{type:"(?:text|number|boolean)",accepts:[^{}]*\}/g)) {
    counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  }
  const shared = [...counts].filter(([, count]) => count > 1).map(([leaf]) => leaf);
  const constants = shared.map((leaf, index) => `const t${index}=${leaf};\n`).join('');
  return constants + shared.reduce((text, leaf, index) => text.replaceAll(leaf, () => `t${index}`), code);
}

/** Compiles schemas of this server's modules. */
export async function compilerOf(server: ViteDevServer): Promise<Compiler> {
  const load = <Module>(path: string) => server.ssrLoadModule(path) as Promise<Module>;
  const { globalRegistry } = await load<typeof import('zod/mini')>('zod/mini');
  const { unwrapped } = await load<typeof import('#configuration/key-types')>('/packages/configuration/key-types.ts');
  const noteOf = (schema: Schema) => (globalRegistry.get(schema) ?? {}) as { type?: string; cssProperty?: string };
  return {
    unwrapped,
    isInteger: (schema) => noteOf(schema).type === 'integer',
    cssPropertyOf: (schema) => noteOf(schema).cssProperty,
  };
}

/**
 * Compiles configuration keys to code that reads them without zod.
 *
 * @param name A widget's name, or `common` for the keys that every widget has.
 * @param paths Keys, nested ones with dots: `services.trustedOrigins`. A list where a name has a dot itself.
 * @returns Source that declares the constant `keys`, and the defaults of the keys at the top.
 * @throws {KeyTableError} for an unknown key, or a rule that cannot be compiled.
 */
export async function compileKeys(
  server: ViteDevServer,
  name: string,
  paths: readonly (string | readonly string[])[],
): Promise<{ keys: string; defaults: Record<string, unknown> }> {
  const load = <Module>(path: string) => server.ssrLoadModule(path) as Promise<Module>;
  const zod = await load<typeof import('zod/mini')>('zod/mini');
  const { commonShape, widgetConfig } = await load<typeof import('#embed/runtime/common-config')>(
    '/packages/embed/runtime/common-config.ts',
  );
  const shape =
    name === 'common'
      ? commonShape
      : widgetConfig((await load<{ default: WidgetDefinition }>(`/widgets/${name}/index.ts`)).default).shape;
  const compiler = await compilerOf(server);
  const keys = keyTypes(
    shape,
    '',
    compiler,
    paths.map((path) => (typeof path === 'string' ? path.split('.') : path)) as string[][],
  );
  const defaults: Record<string, unknown> = {};
  for (const path of paths.map(String)) {
    const parsed = zod.safeParse((shape as Record<string, Schema>)[path] ?? zod.undefined(), undefined);
    if (parsed.success && parsed.data !== undefined) defaults[path] = parsed.data;
  }
  return { keys: withTokenFunction(deduplicated(`const keys = ${keys};\n`)), defaults };
}

const prefix = 'virtual:key-table/';

/** Serves `virtual:key-table/<widget>/<key>,<key>`: the compiled keys, for `readKeys`. */
export function keyTables(): Plugin {
  const server = sharedModuleServer();
  return {
    name: 'covermount:key-tables',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [name = '', paths = ''] = id.slice(prefix.length + 1).split('/');
      const { keys, defaults } = await compileKeys(await server.open(), name, paths.split(','));
      const config =
        name === 'common' ? 'packages/embed/runtime/common-config.ts' : `widgets/${name}/${name}.config.ts`;
      this.addWatchFile(projectRoot + config);
      return `${keys}export default { keys, defaults: ${JSON.stringify(defaults)} };`;
    },
    buildEnd: server.release,
  };
}
