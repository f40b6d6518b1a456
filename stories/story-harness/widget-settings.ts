import type { ArgTypes } from 'storybook/internal/csf';
import type { Schema } from '#tooling/generate/reference';
import { typeText } from '#tooling/generate/reference';

const schemas = import.meta.glob<Schema>(
  ['/config-schemas/*.json', '!/config-schemas/{brand,page,custom-elements,openapi}.json'],
  { eager: true, import: 'default' },
);

/** Keys that the toolbar sets, or that only matter on real pages. */
const hidden = new Set(['$schema', 'brand', 'language', 'debug', 'load', 'isolation', 'services']);
const look = new Set(['labels', 'theme']);

const limits = ({ minimum, maximum }: Schema) => ({
  ...(minimum !== undefined && { min: minimum }),
  ...(maximum !== undefined && { max: maximum }),
});

function control(schema: Schema): ArgTypes[string] {
  if (schema.enum) return { control: { type: 'select' }, options: schema.enum };
  switch (schema.type) {
    case 'string':
      return { control: { type: 'text' } };
    case 'boolean':
      return { control: { type: 'boolean' } };
    case 'integer':
    case 'number':
      return { control: { type: 'number', ...limits(schema) } };
    default:
      return { control: { type: 'object' } };
  }
}

const standard = (value: unknown) => {
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** The controls of a widget: its configuration keys, from the schema that editors read. */
export function widgetSettings(widget: string): ArgTypes {
  const { properties = {} } = schemas[`/config-schemas/${widget}.json`] ?? {};
  const keys = Object.entries(properties).filter(([key]) => !hidden.has(key));
  const own = keys.filter(([key]) => !look.has(key));
  const shared = keys.filter(([key]) => look.has(key));
  return Object.fromEntries(
    [...own, ...shared].map(([key, schema]) => [
      key,
      {
        ...control(schema),
        name: key,
        description: schema.description ?? '',
        table: {
          category: look.has(key) ? 'Texts and colors' : 'Behavior',
          type: { summary: typeText(schema).replaceAll('`', '') },
          ...(schema.default !== undefined && { defaultValue: { summary: standard(schema.default) } }),
        },
      },
    ]),
  );
}
