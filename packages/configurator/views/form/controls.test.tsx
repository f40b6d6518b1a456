import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { readSchema } from '#cms/read-schema';
import { type SchemaField, schemaFields } from '#configuration/schema-fields';
import { format } from '#i18n/format';
import { schemaNames } from '../../configuration/load-schemas.ts';
import type { Json, JsonObject } from '../../json.ts';
import { isLabels, labelTexts } from '../../schema/labels.ts';
import type { LazyDisclosureProps } from '../lazy-disclosure.tsx';
import { en } from '../strings.en.ts';
import { ControlView } from './control-view.tsx';
import { FormContext } from './form-context.ts';

// Renders every disclosure as if open.
vi.mock('../lazy-disclosure.tsx', async () => {
  const { createElement, Fragment } = await import('react');
  return {
    LazyDisclosure: ({ summary, children }: LazyDisclosureProps) =>
      createElement(Fragment, undefined, summary, children()),
  };
});

/** A value in which every list and every record has an entry, so that the controls of their keys are rendered. */
function filled(field: SchemaField): Json | undefined {
  switch (field.kind) {
    case 'rows':
      return [objectOf(field.fields)];
    case 'record':
      return { entry: filled(field.item) ?? '' };
    case 'group':
      return objectOf(field.fields);
    default:
      return undefined;
  }
}

const objectOf = (fields: readonly SchemaField[]): JsonObject =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = filled(field);
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );

/** The names of the controls for the keys of a field. */
function controlsOf(field: SchemaField, path: string): string[] {
  const hasTexts: boolean = isLabels(field);
  const within = (fields: readonly SchemaField[], prefix: string) =>
    fields.flatMap((member) => controlsOf(member, `${prefix}.${member.name}`));
  switch (field.kind) {
    case 'group':
      return hasTexts ? labelTexts(field).map(({ key }) => `${path}.${key}`) : within(field.fields, path);
    case 'rows':
      return within(field.fields, `${path}.0`);
    case 'record':
      return [`${path}.entry-key`, ...controlsOf(field.item, `${path}.entry`)];
    case 'choices':
      return field.choices.map((choice) => `${path}.${choice}`);
    case 'reference':
      // The keys of another schema are rendered once it is opened.
      return [];
    default:
      return [path];
  }
}

test.each(schemaNames)('every key of %s has a control', (name) => {
  const fields = schemaFields(readSchema(name));
  const html = renderToStaticMarkup(
    <FormContext
      value={{
        texts: en,
        words: '',
        problemAt: () => undefined,
        inheritedAt: () => undefined,
        themeBelow: () => ({}),
        change: () => undefined,
        renameKey: () => undefined,
        ControlView,
      }}
    >
      {fields.map((field) => (
        <ControlView key={field.name} field={field} path={[field.name]} value={filled(field)} />
      ))}
    </FormContext>,
  );
  const drawn = new Set(
    [...html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)].map(([, controlName]) => controlName),
  );
  const expected = fields.flatMap((field) => controlsOf(field, field.name));
  expect(expected.length).toBeGreaterThan(3);
  expect(expected.filter((controlName) => !drawn.has(controlName))).toEqual([]);
  for (const field of fields)
    if (field.kind === 'reference') expect(html).toContain(format(en.openKeys, { name: field.name }));
});
