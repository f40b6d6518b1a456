import type * as z from 'zod/mini';

/** Something that is wrong with a configuration. Only a `required` value that is missing stops the widget. */
export interface Problem {
  kind: 'unknown' | 'invalid' | 'required' | 'unreadable' | 'repaired' | 'unfetched';
  /** Which of the six sources it is in. */
  source: string;
  /** Keys from the top, and indices in lists. */
  path: readonly (string | number)[];
  found?: unknown;
  /** The schema of what is accepted there; absent where nothing is. */
  schema?: z.core.$ZodType;
  /** The keys that are known there. */
  known?: readonly string[];
  /** A further sentence for the author. */
  detail?: string;
}
