import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** The definition of a schema: `schema._zod.def`, which zod types separately for each kind of schema. */
export interface SchemaDefinition {
  type: string;
  /** The schema behind a default, optional or nullable wrapper. */
  innerType?: Schema;
  /** The keys of an object. */
  shape?: Record<string, Schema>;
  /** The schema of all other keys of an object. */
  catchall?: Schema;
  /** The items of an array. */
  element?: Schema;
  /** The schemas of a union. */
  options?: readonly Schema[];
  /** The values of an enum, by name. */
  entries?: Record<string, string | number>;
  /** The values of a literal. */
  values?: readonly unknown[];
  checks?: readonly { _zod: { def: Record<string, unknown> } }[];
}
