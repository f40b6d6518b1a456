import { readFileSync } from 'node:fs';
import { projectRoot } from './module-server.ts';

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
  if (schema.anyOf) return schema.anyOf.map((option) => typeOf(option, indent)).join(' | ');
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

/** `covermount.d.ts`: the module's own types, and those of its events. */
export const moduleDeclarations = (): string =>
  `${read('packages/embed/loader/public.ts').replace(/^\/\/.*\n+/, '')}
export declare const mount: Covermount['mount'];
export declare const ready: Covermount['ready'];
export declare const version: string;

type EventsOfCovermount = { [Name in keyof CovermountEvents]: CustomEvent<CovermountEvents[Name]> };

declare global {
  interface HTMLElementEventMap extends EventsOfCovermount {}
  interface DocumentEventMap extends EventsOfCovermount {}
  var covermount: Covermount;
}
`;

/** `widgets/<name>.d.ts`: the widget's configuration and its `mount`. */
export function widgetDeclarations(name: string): string {
  const schema = JSON.parse(read(`config-schemas/${name}.json`)) as Schema;
  return `import type { Handle } from '../covermount.js';

/** Configuration of \`<cover-${name}>\`. */
export interface Config ${typeOf(schema)}

/** Draws the widget in an element of your own. */
export declare function mount(element: HTMLElement, config?: Config): Handle;
`;
}
