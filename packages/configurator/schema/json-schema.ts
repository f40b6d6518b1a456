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
