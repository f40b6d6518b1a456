import type { FieldKind, SchemaField } from '#configuration/schema-fields';
import { commonKeys } from '#embed/runtime/common-config';

/** The common groups of all schemas, in the order of the form. */
export const commonGroups = ['settings', 'keys', 'texts', 'look', 'services', 'page'] as const;

export type CommonGroup = Exclude<(typeof commonGroups)[number], 'keys'>;

/** A part of the form: one of the common groups, or a single key that is an object or a list of objects. */
export interface SettingsGroup {
  /** Absent for the group of a single key. */
  name?: CommonGroup;
  fields: readonly SchemaField[];
}

/** The common group of these keys, in every schema. */
const groupOfKey: Readonly<Record<string, CommonGroup>> = { labels: 'texts', theme: 'look', services: 'services' };

const large = new Set<FieldKind>(['group', 'rows', 'record', 'reference']);

/**
 * Groups the keys of a schema: simple settings, each object or list of objects, the texts, the theme, the services, and
 * the keys that every widget has.
 */
export function groupFields(fields: readonly SchemaField[]): SettingsGroup[] {
  const placeOf = ({ name, kind }: SchemaField): (typeof commonGroups)[number] =>
    groupOfKey[name] ?? (commonKeys.includes(name) ? 'page' : large.has(kind) ? 'keys' : 'settings');
  return commonGroups.flatMap((name): SettingsGroup[] => {
    const members = fields.filter((field) => placeOf(field) === name);
    if (name === 'keys') return members.map((field) => ({ fields: [field] }));
    return members.length > 0 ? [{ name, fields: members }] : [];
  });
}
