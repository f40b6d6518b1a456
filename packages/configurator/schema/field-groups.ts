import type { FieldKind, SchemaField } from '#configuration/schema-fields';
import { commonKeys } from '#embed/runtime/common-config';

/** Groups that any schema may have, in the order of the form. */
export const commonGroups = ['settings', 'keys', 'texts', 'look', 'services', 'page'] as const;

export type CommonGroup = Exclude<(typeof commonGroups)[number], 'keys'>;

/** A part of the form: one of the common groups, or a single key that is an object or a list of objects. */
export interface SettingsGroup {
  /** Where it is a common group. */
  name?: CommonGroup;
  fields: readonly SchemaField[];
}

/** Keys that have a group of their own in every schema. */
const groupOfKey: Readonly<Record<string, CommonGroup>> = { labels: 'texts', theme: 'look', services: 'services' };

const large = new Set<FieldKind>(['group', 'rows', 'record', 'reference']);

/**
 * The groups of a schema's keys: its single keys, each object or list of objects, the texts, the look, the services, and the keys
 * that every widget has.
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
