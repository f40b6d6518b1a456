/** The subset of JSON Schema that the generated schemas use. */
export interface Schema {
  type?: string;
  enum?: readonly unknown[];
  description?: string;
  default?: unknown;
  examples?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  $ref?: string;
}

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

export const code = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
};

const json = (value: unknown): string => code(JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' '));

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

function range({ minimum, maximum, exclusiveMinimum }: Schema): string {
  // An integer without a limit has the limit of JavaScript.
  const low = minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum;
  const high = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  if (low !== undefined && high !== undefined) return `, ${low} to ${high}`;
  if (low !== undefined) return `, ${low} or more`;
  if (high !== undefined) return `, up to ${high}`;
  return exclusiveMinimum === undefined ? '' : `, more than ${exclusiveMinimum}`;
}

/** The accepted values of a key, in words. */
export function typeText(schema: Schema): string {
  if (schema.enum) {
    const shown = schema.enum.slice(0, 8).map((value) => code(value));
    return schema.enum.length > 8
      ? `${shown.slice(0, 3).join(', ')} and so on, ${schema.enum.length} in all`
      : shown.join(' or ');
  }
  switch (schema.type) {
    case 'string':
      return 'text';
    case 'boolean':
      return 'true or false';
    case 'integer':
      return `whole number${range(schema)}`;
    case 'number':
      return `number${range(schema)}`;
    case 'array':
      return `list of: ${typeText(schema.items ?? {})}`;
    case 'object':
      return typeof schema.additionalProperties === 'object'
        ? `object of: ${typeText(schema.additionalProperties)}`
        : 'object';
    default:
      return 'any';
  }
}

const isGroup = ({ type, properties }: Schema): boolean => type === 'object' && properties !== undefined;

/** The keys of an object; equal groups of keys share their rows. */
function withEqualGroups(properties: Readonly<Record<string, Schema>>): { keys: string[]; schema: Schema }[] {
  const rows = new Map<string, { keys: string[]; schema: Schema }>();
  for (const [key, schema] of Object.entries(properties)) {
    const identity = isGroup(schema) ? JSON.stringify(schema) : key;
    const row = rows.get(identity) ?? { keys: [], schema };
    row.keys.push(key);
    rows.set(identity, row);
  }
  return [...rows.values()];
}

function keyRows(properties: Readonly<Record<string, Schema>>, prefix = ''): string[][] {
  return withEqualGroups(properties).flatMap(({ keys, schema }) => {
    const [key, ...equal] = keys;
    const path = `${prefix}${equal.length > 0 ? '*' : key}`;
    const standard = schema.default === undefined ? '' : json(schema.default);
    const examples = (schema.examples ?? []).map(json).filter((example) => example !== '`{}`');
    const own = [
      code(path),
      equal.length > 0 ? `${typeText(schema)}, for each of ${keys.map(code).join(', ')}` : typeText(schema),
      isGroup(schema) ? '' : standard,
      schema.description ?? '',
      examples.join(' or '),
    ];
    return [
      own,
      ...(isGroup(schema) ? keyRows(schema.properties ?? {}, `${path}.`) : []),
      ...(schema.items && isGroup(schema.items) ? keyRows(schema.items.properties ?? {}, `${path}[].`) : []),
    ];
  });
}

/**
 * One row per key, nested keys by path, the keys of a list’s items after `[]`; `*` stands for the keys of equal groups.
 */
export const keyTable = (properties: Readonly<Record<string, Schema>>): string =>
  table(['Key', 'Type', 'Default', 'What it does', 'Example'], keyRows(properties));

/** One row per text, in both languages. */
export function labelTable(labels: Schema): string {
  const texts = Object.entries(labels.properties ?? {}).filter(([, { type }]) => type === 'string');
  const rows = texts.map(([key, { default: english, description = '' }]) => [
    code(key),
    String(english),
    description.slice(description.indexOf('Español: ') + 'Español: '.length),
  ]);
  return table(['Key', 'English', 'Español'], rows);
}

/** One row per event, with a line for each property. */
export function eventTable(events: Readonly<Record<string, Schema>>): string {
  const rows = Object.entries(events).map(([name, { description = '', properties = {} }]) => [
    code(name),
    description,
    Object.entries(properties)
      .map(([key, schema]) => `${code(key)}: ${typeText(schema)}${schema.description ? `. ${schema.description}` : ''}`)
      .join('<br>'),
  ]);
  return table(['Event', 'When', 'Data'], rows);
}
