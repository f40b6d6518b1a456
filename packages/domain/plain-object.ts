export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value if it is an object, otherwise an empty object. */
export const asRecord = (value: unknown): Record<string, unknown> => (isPlainObject(value) ? value : {});
