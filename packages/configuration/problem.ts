import type * as z from 'zod/mini';

/** A problem of a configuration. Only a missing `required` value stops the widget. */
export interface Problem {
  kind: 'unknown' | 'invalid' | 'required' | 'ignored' | 'unreadable' | 'repaired' | 'unfetched';
  /** The source of the value. */
  source: string;
  /** Keys from the top, and list indexes. */
  path: readonly (string | number)[];
  found?: unknown;
  /** The schema of accepted values; absent when no value is accepted. */
  schema?: z.core.$ZodType | undefined;
  /** The accepted values in words, if the schema does not describe them. */
  accepted?: string;
  /** True if the value of a weaker source applies instead. */
  hasWeaker?: boolean;
  /** The list item that is omitted because of the problem. */
  item?: Problem['path'];
  /** The consequence, if it differs from the usual one. */
  outcome?: string;
  /** The known keys of the object. */
  known?: readonly string[];
  /** An additional sentence for the author. */
  detail?: string;
}
