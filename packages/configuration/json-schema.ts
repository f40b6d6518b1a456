/** The part of JSON Schema that `config-schemas/` uses. */
export interface JsonSchema {
  $id?: string;
  /** Another file of `config-schemas/`: `./brand.json`. */
  $ref?: string;
  title?: string;
  type?: string | readonly string[];
  enum?: readonly string[];
  description?: string;
  default?: unknown;
  examples?: readonly unknown[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** Keys of which an object needs at least one. */
  anyOf?: readonly { required?: readonly string[] }[];
}

/** A limit from a schema; undefined for the smallest and largest safe integers, which limit nothing. */
export const limitOf = (value: number | undefined): number | undefined =>
  value === undefined || Math.abs(value) === Number.MAX_SAFE_INTEGER ? undefined : value;
