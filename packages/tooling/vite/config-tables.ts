import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import type * as z from 'zod/mini';
import type { SchemaDefinition } from '#domain/schema-definition';
import type { WidgetDefinition } from '#embed/runtime/define-widget';
import { projectRoot } from '../project.ts';
import { checksOf, type Compiler, compilerOf, deduplicated, withTokenFunction } from './key-tables.ts';
import { sharedModuleServer } from './module-server.ts';

type Schema = z.core.$ZodType;

const json = (value: unknown): string => JSON.stringify(value);
const defOf = (schema: Schema) => schema._zod.def as unknown as SchemaDefinition;

/** The schema reads the values of such a key. */
const leftToSchema = 'type:"text",accepts:()=>false';
const acceptsAll = 'accepts:()=>true';

interface TableCompiler extends Compiler {
  safeParse: (schema: Schema, value: unknown) => { success: boolean; data?: unknown };
  /** The constants of schemas that several tables share. */
  constants: ReadonlyMap<Schema, string>;
}

/** The schema without its wrappers; undefined if a wrapper does more than make it optional or give it a default. */
function withoutDefault(schema: Schema): Schema | undefined {
  const { type, innerType } = defOf(schema);
  if (!innerType) return schema;
  return /^(optional|default|prefault)$/.test(type) ? withoutDefault(innerType) : undefined;
}

/** The properties of a `KeyType` besides its default, as source. */
function properties(schema: Schema | undefined, compiler: TableCompiler): string {
  if (!schema) return leftToSchema;
  const def = defOf(schema);
  if (def.type === 'unknown' || def.type === 'any') return `type:"text",${acceptsAll}`;
  if (def.type === 'object' && def.shape) {
    if (def.checks?.length) return leftToSchema;
    if (!def.catchall) return `type:"object",keys:${compileTable(def.shape, compiler)},${acceptsAll}`;
    if (Object.keys(def.shape).length > 0) return leftToSchema;
    return `type:"object",values:${wholeType(def.catchall, compiler)},${acceptsAll}`;
  }
  const conditions = checksOf(schema, compiler);
  if (!conditions) return leftToSchema;
  const accepts = `accepts:v=>${conditions.join('&&')}`;
  if (/^(enum|literal|union)$/.test(def.type)) return `type:"choice",${accepts}`;
  if (def.element) return `type:"list",items:${wholeType(def.element, compiler)},${accepts}`;
  return `type:${json(def.type === 'string' ? 'text' : def.type)},${accepts}`;
}

/** The source of a `KeyType` with its default. */
function wholeType(wrapped: Schema, compiler: TableCompiler): string {
  const { success, data } = compiler.safeParse(wrapped, undefined);
  const isWritable = isDeepStrictEqual(data, data === undefined ? data : JSON.parse(json(data)));
  const filling = !success || !isWritable ? ',isRequired:true' : data === undefined ? '' : `,default:${json(data)}`;
  const schema = withoutDefault(wrapped);
  const constant = schema && compiler.constants.get(schema);
  if (constant) return filling ? `{...${constant}${filling}}` : constant;
  return `{${properties(schema, compiler)}${filling}}`;
}

/** The source of the table of an object's keys. */
function compileTable(shape: Readonly<Record<string, Schema>>, compiler: TableCompiler): string {
  return `{${Object.entries(shape)
    .map(([key, schema]) => `${json(key)}:${wholeType(schema, compiler)}`)
    .join(',')}}`;
}

const commonFile = 'packages/embed/runtime/common-config.ts';

/**
 * Compiles all keys of a configuration.
 *
 * @param name A widget's name, for its own keys; or `common`, for those of every widget, of a brand and of the page
 *   block.
 * @param themeFrom The module of a key table that has the theme, instead of another copy of it.
 * @returns Source of a module.
 */
export async function compileConfig(server: ViteDevServer, name: string, themeFrom?: string): Promise<string> {
  const load = <Module>(path: string) => server.ssrLoadModule(path) as Promise<Module>;
  const { safeParse } = await load<typeof import('zod/mini')>('zod/mini');
  const constants = new Map<Schema, string>();
  const compiler: TableCompiler = { ...(await compilerOf(server)), safeParse, constants };
  if (name !== 'common') {
    const { default: definition } = await load<{ default: WidgetDefinition }>(`/widgets/${name}/index.ts`);
    return `${deduplicated(`const keys = ${compileTable(definition.config.shape, compiler)};\n`)}export default keys;`;
  }
  const { brandConfig, commonShape, pageConfig } = await load<typeof import('#embed/runtime/common-config')>(
    `/${commonFile}`,
  );
  let code = '';
  const define = (constant: string, schema: Schema) => {
    code += `const ${constant} = {${properties(withoutDefault(schema), compiler)}};\n`;
    constants.set(withoutDefault(schema) as Schema, constant);
  };
  if (themeFrom) {
    code += `import table from ${json(themeFrom)};\nconst theme = table.keys.theme;\n`;
    constants.set(withoutDefault(commonShape.theme) as Schema, 'theme');
  } else {
    define('theme', commonShape.theme);
  }
  define('services', commonShape.services);
  define('brandType', brandConfig);
  code += `const common = ${compileTable(commonShape, compiler)};\n`;
  code += `const page = ${compileTable(pageConfig.shape, compiler)};\n`;
  return `${withTokenFunction(deduplicated(code))}const brand = brandType.keys;\nexport { brand, common, page };`;
}

const prefix = 'virtual:config-table/';

/**
 * The key table with the theme that every first paint imports, and so loads first: a second table would load the theme
 * twice.
 */
function firstPaintTable(): string {
  const file = 'packages/embed/first-paint/first-paint.ts';
  const [, table] =
    /from '(virtual:key-table\/common\/[^']*\btheme\b[^']*)'/.exec(readFileSync(projectRoot + file, 'utf8')) ?? [];
  if (table === undefined) throw new Error(`${file} imports no key table with the theme.`);
  return table;
}

/** Serves `virtual:config-table/<widget>`: all keys of its configuration, for `readCompiled`. */
export function configTables(): Plugin {
  const server = sharedModuleServer();
  return {
    name: 'covermount:config-tables',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      this.addWatchFile(projectRoot + (name === 'common' ? commonFile : `widgets/${name}/${name}.config.ts`));
      return compileConfig(await server.open(), name, firstPaintTable());
    },
    buildEnd: server.release,
  };
}
