import { readFileSync } from 'node:fs';
import { projectRoot, widgetNames } from '../project.ts';

interface Schema {
  type?: string;
  description?: string;
  default?: unknown;
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: readonly Schema[];
  $ref?: string;
}

const comment = ({ description, default: standard }: Schema, indent: string): string => {
  const lines = [
    ...(description?.split('\n') ?? []),
    ...(standard === undefined ? [] : [`@default ${JSON.stringify(standard)}`]),
  ];
  return lines.length === 0 ? '' : `${indent}/** ${lines.join(`\n${indent} * `).replaceAll('*/', '* /')} */\n`;
};

/** A configuration schema as a TypeScript type. */
function typeOf(schema: Schema, indent = ''): string {
  if (schema.anyOf && !schema.properties) return schema.anyOf.map((option) => typeOf(option, indent)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  switch (schema.type) {
    case 'string':
    case 'boolean':
      return schema.type;
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return `readonly (${typeOf(schema.items ?? {}, indent)})[]`;
    case 'object': {
      const inner = `${indent}  `;
      if (!schema.properties) {
        const { additionalProperties: values } = schema;
        return `Record<string, ${typeof values === 'object' ? typeOf(values, indent) : 'unknown'}>`;
      }
      const members = Object.entries(schema.properties).map(
        ([key, value]) =>
          `${comment(value, inner)}${inner}${JSON.stringify(key)}${schema.required?.includes(key) ? '' : '?'}: ${typeOf(value, inner)};\n`,
      );
      return `{\n${members.join('')}${indent}}`;
    }
    default:
      return 'unknown';
  }
}

const read = (path: string): string => readFileSync(projectRoot + path, 'utf8');

/** `covermount.d.ts`: the types of the module, of its events, and of each widget's configuration. */
export function moduleDeclarations(): string {
  const names = widgetNames();
  const configs = names.map((name) => `  '${name}': import('./widgets/${name}.js').Config;\n`);
  const tags = names.map((name) => `    'cover-${name}': HTMLElement;\n`);
  return `${read('packages/embed/loader/public.ts')
    .replace(/^\/\/.*\n+/, '')
    .replace(/(interface WidgetConfigs \{\n)[^}]*/, (_all, start: string) => start + configs.join(''))}
export declare const mount: Covermount['mount'];
export declare const ready: Covermount['ready'];
export declare const version: string;

type EventsOfCovermount = { [Name in keyof CovermountEvents]: CustomEvent<CovermountEvents[Name]> };

declare global {
  interface HTMLElementTagNameMap {
${tags.join('')}  }
  interface HTMLElementEventMap extends EventsOfCovermount {}
  interface DocumentEventMap extends EventsOfCovermount {}
  interface WindowEventMap extends EventsOfCovermount {}
  var covermount: Covermount;
}
`;
}

/** `server/server.d.mts`: the types for printing first paints on a server. */
export function serverDeclarations(): string {
  const names = ['renderFirstPaint', 'renderElement', 'styleSources', 'importMap', 'widgets'];
  const declared = names.map((name) => `export declare const ${name}: CovermountServer['${name}'];\n`);
  return `${read('packages/embed/server/public.ts').replace(/^\/\/.*\n+/, '')}${declared.join('')}`;
}

const kebab = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isSingle = ({ type }: Schema): boolean =>
  type === 'string' || type === 'boolean' || type === 'number' || type === 'integer';

const isList = ({ type, items }: Schema): boolean => type === 'array' && isSingle(items ?? {});

/** React removes an attribute that is `false`, so it cannot switch a key off. A string can. */
function attributeTypeOf(schema: Schema): string {
  if (isList(schema)) return 'string';
  return schema.type === 'boolean' && !schema.enum ? `true | 'true' | 'false'` : typeOf(schema);
}

/**
 * The attributes of a widget's element: every key with a single value or a list of such, and the two that hold JSON.
 */
function attributesOf(name: string): string {
  const { properties = {} } = JSON.parse(read(`config-schemas/${name}.json`)) as Schema;
  const attributes = Object.entries(properties)
    .filter(([key, schema]) => key !== '$schema' && (isSingle(schema) || isList(schema)))
    .map(([key, schema]) => `${comment(schema, '    ')}    '${kebab(key)}'?: ${attributeTypeOf(schema)};\n`);
  const json = `    /** Configuration as JSON. */\n    config?: string;\n    /** Address of configuration as JSON. */\n    'config-src'?: string;\n`;
  return `  interface ${attributesName(name)} extends HTMLAttributes<HTMLElement> {\n${attributes.join('')}${json}  }\n`;
}

const attributesName = (name: string): string =>
  `Cover${name.replaceAll(/(?:^|-)(\w)/g, (_dash, letter: string) => letter.toUpperCase())}Attributes`;

/**
 * `react.d.ts`: the elements in JSX, for projects with React; a separate file, because other projects lack its types.
 */
export function reactDeclarations(): string {
  const names = widgetNames();
  const elements = names.map(
    (name) => `      'cover-${name}': DetailedHTMLProps<${attributesName(name)}, HTMLElement>;\n`,
  );
  return `import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
${names.map(attributesOf).join('')}
  namespace JSX {
    interface IntrinsicElements {
${elements.join('')}    }
  }
}
`;
}

/** `widgets/<name>.d.ts`: the widget's configuration and its `mount`. */
export function widgetDeclarations(name: string): string {
  const schema = JSON.parse(read(`config-schemas/${name}.json`)) as Schema;
  return `import type { Handle } from '../covermount.js';

/** Configuration of \`<cover-${name}>\`. */
export interface Config ${typeOf(schema)}

/** Draws the widget in an element of your own. */
export declare function mount(element: HTMLElement, config?: Config): Handle<Config>;
`;
}
