import type * as z from 'zod/mini';

const completedLists = new WeakSet<object>();

/**
 * Marks a list of a response whose rows may leave keys to the object that holds the list: a row without a value takes
 * that of the key of the same name beside the list.
 */
export function completedByParent<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  completedLists.add(schema);
  return schema;
}

/** Whether {@link completedByParent} marks the list. */
export function isCompletedByParent(schema: object): boolean {
  return completedLists.has(schema);
}
