import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

/** What is sent, as JSON Schema: the description and the examples of every key with it. */
export function schemaOf(schema: z.ZodMiniType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema as unknown as z.core.$ZodType, {
    io: 'input',
    override({ jsonSchema }) {
      // Every whole number has these bounds in zod: they say nothing about the call.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return json;
}
