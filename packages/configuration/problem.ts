import type * as z from 'zod/mini';

/** A problem of a configuration. Only a missing `required` value stops the widget. */
export interface Problem {
  kind: 'unknown' | 'invalid' | 'required' | 'unreadable' | 'repaired' | 'unfetched';
  /** The source of the value. */
  source: string;
  /** Keys from the top, and indices in lists. */
  path: readonly (string | number)[];
  found?: unknown;
  /** The schema of accepted values; absent when no value is accepted. */
  schema?: z.core.$ZodType;
  /** The known keys of the object. */
  known?: readonly string[];
  /** An additional sentence for the author. */
  detail?: string;
}
