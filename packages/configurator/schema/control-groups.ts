import type { Control, ObjectControl } from './controls.ts';

/** Groups that any schema may have, in the order of the form. */
export const commonGroups = ['settings', 'keys', 'texts', 'look', 'services', 'page'] as const;

export type CommonGroup = Exclude<(typeof commonGroups)[number], 'keys'>;

/** A part of the form: one of the common groups, or a single key that is an object or a list of objects. */
export interface ControlGroup {
  /** Where it is a common group. */
  name?: CommonGroup;
  controls: readonly Control[];
}

/** Keys that have a group of their own in every schema. */
const groupOfKey: Readonly<Record<string, CommonGroup>> = { labels: 'texts', theme: 'look', services: 'services' };

const single = new Set<Control['kind']>(['text', 'number', 'boolean', 'choice', 'choices', 'values', 'union', 'any']);

/**
 * The groups of a schema's keys: its single keys, each object or list of objects, the texts, the look, the services, and the keys
 * that every widget has.
 *
 * @param common The keys that every widget has.
 */
export function groupControls({ controls }: ObjectControl, common: ReadonlySet<string>): ControlGroup[] {
  const placeOf = ({ key, kind }: Control): (typeof commonGroups)[number] =>
    groupOfKey[key] ?? (common.has(key) ? 'page' : single.has(kind) ? 'settings' : 'keys');
  return commonGroups.flatMap((name): ControlGroup[] => {
    const members = controls.filter((control) => placeOf(control) === name);
    if (name === 'keys') return members.map((control) => ({ controls: [control] }));
    return members.length > 0 ? [{ name, controls: members }] : [];
  });
}
