import * as z from 'zod/mini';

/** Documentation of one key for editors, the docs and the service description. */
export interface Description {
  /** One or two plain sentences: what the key does, its unit, and the rule it comes from. */
  description: string;
  /** Values that an author can paste unchanged. */
  examples?: readonly unknown[];
  /** Names an object in the service description: `Rate`. Objects of one name have the same keys. */
  title?: string;
  /** Keys of which at least one is required. */
  requiresOneOf?: readonly string[];
}

/**
 * Attaches documentation to a schema, once: a second description would apply to every key that shares the schema. Wrap
 * the schema instead, such as in `z.optional`. The build removes these calls from what ships to a page, so a
 * description costs a visitor nothing.
 *
 * @example
 * described(z._default(z.number(), 45), { description: 'Seconds before …', examples: [45] })
 */
export function described<Schema extends z.core.$ZodType>(schema: Schema, description: Description): Schema {
  const metadata = z.globalRegistry.get(schema);
  if (metadata?.description !== undefined)
    throw new Error(
      `A schema is described twice: "${metadata.description}" and "${description.description}". Wrap it, such as in z.optional, and describe that.`,
    );
  z.globalRegistry.add(schema, { ...metadata, ...description });
  return schema;
}
