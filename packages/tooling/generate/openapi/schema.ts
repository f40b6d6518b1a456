import * as z from 'zod/mini';
import { otherNamesOf } from '#services/contract/aliases';

export type Json = Record<string, unknown>;

/** The wire format as JSON Schema, with the description and the examples of every key. */
export function schemaOf(schema: z.ZodMiniType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema as unknown as z.core.$ZodType, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      const names = otherNamesOf(zodSchema).map((name) => `\`${name}\``);
      if (names.length > 0) jsonSchema.description = `${jsonSchema.description} Also read as ${names.join(', ')}.`;
      // zod gives every integer these bounds: they are not part of the contract.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return json;
}
