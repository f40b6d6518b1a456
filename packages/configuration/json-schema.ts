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
  /** Keys of which an object needs one. */
  anyOf?: readonly { required?: readonly string[] }[];
}

/** The smallest and largest integers are the limits of JavaScript, and say nothing. */
export const limitOf = (value: number | undefined): number | undefined =>
  value === undefined || Math.abs(value) === Number.MAX_SAFE_INTEGER ? undefined : value;
