import { type FieldOf, fieldsIn, type SchemaField } from '#configuration/schema-fields';
import type { XmlNode } from './node-xml.ts';

const foundation = 'granite/ui/components/coral/foundation/';

/** Objects are edited as JSON, because a template cannot build one from fields. */
const isJson = ({ kind }: SchemaField): boolean => ['group', 'rows', 'record', 'json', 'reference'].includes(kind);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (typeof value === 'object' && Object.keys(value as object).length === 0);

/** The help text below a field. */
export function helpOf(field: SchemaField): string {
  const { description, default: standard, examples = [] } = field;
  const keys = fieldsIn(field)
    .filter(({ kind }) => kind !== 'group')
    .map(({ name }) => name);
  const parts = [
    description.replaceAll('`', '').replaceAll('\n', ' · '),
    isJson(field) && keys.length > 0 && `JSON with the keys ${keys.join(', ')}.`,
    isJson(field) && keys.length === 0 && 'JSON.',
    !isEmpty(standard) && !isJson(field) && `Default: ${textOf(standard)}`,
    !isEmpty(examples[0]) && (isJson(field) || isEmpty(standard)) && `Example: ${textOf(examples[0])}`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** The options of a select; the first one means no value. */
function optionsOf(field: FieldOf<'boolean' | 'choice' | 'choices'>): { text: string; value: string }[] {
  const { default: standard } = field;
  const none = { text: isEmpty(standard) ? 'Default' : `Default (${textOf(standard)})`, value: '' };
  if (field.kind === 'boolean') return [none, { text: 'On', value: 'true' }, { text: 'Off', value: 'false' }];
  return [none, ...field.choices.map((choice) => ({ text: choice, value: choice }))];
}

const selectItems = (options: readonly { text: string; value: string }[]): XmlNode => ({
  name: 'items',
  children: options.map(({ text, value }, index) => ({ name: `option${index}`, properties: { text, value } })),
});

/** The node of a dialog field; that of a list contains a node for its items. */
function dialogFieldOf(field: SchemaField): Pick<XmlNode, 'properties' | 'children'> {
  switch (field.kind) {
    case 'boolean':
    case 'choice':
      return {
        properties: { 'sling:resourceType': `${foundation}form/select` },
        children: [selectItems(optionsOf(field))],
      };
    case 'choices':
    case 'list': {
      const item: SchemaField = field.kind === 'list' ? field.item : { ...field, kind: 'choice', default: undefined };
      const { properties, children } = dialogFieldOf(item);
      const validation = item.kind === 'text' && { validation: 'covermount-item' };
      return {
        properties: { 'sling:resourceType': `${foundation}form/multifield` },
        children: [
          {
            name: 'field',
            properties: { ...properties, ...validation, name: `./${field.name}` },
            ...(children && { children }),
          },
        ],
      };
    }
    case 'number':
      return {
        properties: {
          'sling:resourceType': `${foundation}form/numberfield`,
          step: field.isWhole ? '1' : 'any',
          ...(field.minimum !== undefined && { min: String(field.minimum) }),
          ...(field.maximum !== undefined && { max: String(field.maximum) }),
        },
      };
    case 'text':
      return {
        properties: {
          'sling:resourceType': `${foundation}form/textfield`,
          ...(!isEmpty(field.default) && { emptyText: textOf(field.default) }),
          ...(field.maxLength !== undefined && { maxlength: String(field.maxLength) }),
        },
      };
    default:
      return {
        properties: {
          'sling:resourceType': `${foundation}form/textarea`,
          validation: 'covermount-json',
          rows: '6',
        },
      };
  }
}

/** A field of a dialog, with its label. */
export function dialogField(field: SchemaField): XmlNode {
  const { properties, children } = dialogFieldOf(field);
  const isList = field.kind === 'choices' || field.kind === 'list';
  return {
    name: field.name,
    properties: {
      ...properties,
      fieldLabel: field.label,
      fieldDescription: helpOf(field),
      // A list has the name on its item field.
      ...(!isList && { name: `./${field.name}` }),
    },
    ...(children && { children }),
  };
}

export interface DialogTab {
  name: string;
  title: string;
  fields: readonly SchemaField[];
}

/** The node of a dialog, or of a design dialog. */
export function dialogNode(title: string, tabs: readonly DialogTab[]): Omit<XmlNode, 'name'> {
  const container = `${foundation}container`;
  const tab = ({ name, title: heading, fields }: DialogTab): XmlNode => ({
    name,
    properties: { 'jcr:title': heading, 'sling:resourceType': container, margin: true },
    children: [{ name: 'items', children: fields.map(dialogField) }],
  });
  return {
    properties: {
      'jcr:title': title,
      'sling:resourceType': 'cq/gui/components/authoring/dialog',
      extraClientlibs: ['covermount.editor'],
    },
    children: [
      {
        name: 'content',
        properties: { 'sling:resourceType': container },
        children: [
          {
            name: 'items',
            children: [
              {
                name: 'tabs',
                properties: { 'sling:resourceType': `${foundation}tabs`, maximized: true },
                children: [{ name: 'items', children: tabs.map(tab) }],
              },
            ],
          },
        ],
      },
    ],
  };
}

/** A field in a Universal Editor model. */
export interface ModelField {
  component: 'text' | 'number' | 'select' | 'multiselect' | 'tab';
  name: string;
  label: string;
  valueType?: 'string' | 'string[]' | 'number';
  description?: string;
  multi?: true;
  options?: readonly { name: string; value: string }[];
  validation?: { regExp: string; customErrorMsg: string };
}

/**
 * Matches JSON of an object or a list by checking the neighbors of each token, because a regular expression cannot
 * count brackets. Finds the usual mistakes: quotes and commas.
 */
const jsonPattern = (() => {
  const string = String.raw`"(?:[^"\\]|\\.)*"(?=\s*(?:[:,}\]]|$))`;
  const literal = String.raw`(?:-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?=\s*(?:[,}\]]|$))`;
  const opening = String.raw`\{(?=\s*["}])|\[(?=\s*["\d{}\[\]tfn-])`;
  const closing = String.raw`[}\]](?=\s*(?:[,}\]]|$))`;
  const between = String.raw`,(?=\s*["\d{\[tfn-])|:(?=\s*["\d{\[tfn-])`;
  return String.raw`^\s*(?:[{\[](?:${string}|${literal}|${opening}|${closing}|${between}|\s)*[}\]])?\s*$`;
})();

const namedOptions = (field: Parameters<typeof optionsOf>[0]): { name: string; value: string }[] =>
  optionsOf(field).map(({ text, value }) => ({ name: text, value }));

function modelField(field: SchemaField): ModelField {
  const shared = { name: field.name, label: field.label, description: helpOf(field) };
  switch (field.kind) {
    case 'boolean':
    case 'choice':
      return { component: 'select', valueType: 'string', ...shared, options: namedOptions(field) };
    case 'choices':
      return { component: 'multiselect', valueType: 'string[]', ...shared, options: namedOptions(field).slice(1) };
    case 'list':
      return {
        component: 'text',
        valueType: 'string',
        multi: true,
        ...shared,
        // The items are printed with commas between them.
        ...(field.item.kind === 'text' && {
          validation: {
            regExp: '^[^,]*$',
            customErrorMsg: 'An item has no comma. Write a list whose items have commas into the page block.',
          },
        }),
      };
    case 'number':
      return { component: 'number', valueType: 'number', ...shared };
    case 'text':
      return { component: 'text', valueType: 'string', ...shared };
    default:
      return {
        component: 'text',
        valueType: 'string',
        ...shared,
        validation: {
          regExp: jsonPattern,
          customErrorMsg:
            'This is no JSON: names and texts are in double quotes, with a comma between two and none at the end.',
        },
      };
  }
}

/** The fields of a model, in tabs. */
export const modelFields = (tabs: readonly DialogTab[]): ModelField[] =>
  tabs.flatMap(({ name, title, fields }) => [
    { component: 'tab', name: `${name}Tab`, label: title },
    ...fields.map(modelField),
  ]);
