import type { Json } from './schema.ts';

/**
 * Moves every object schema into the components, under its title or else under the names of its parent and its key, and
 * leaves a reference with the description of the key. An untitled object without such a parent stays where it is.
 *
 * @throws {Error} when two different schemas have one name.
 */
export function nameSchemas(document: unknown): { document: unknown; schemas: Json } {
  const schemas: Json = {};

  const moved = (node: unknown, inherited?: string): unknown => {
    if (Array.isArray(node)) return node.map((item) => moved(item, inherited));
    if (typeof node !== 'object' || node === null) return node;
    const { title, description, examples, properties, ...rest } = node as Json;
    const isObject = rest.type === 'object' && typeof properties === 'object' && properties !== null;
    const name = typeof title === 'string' ? title : inherited;
    const schema: Json = {
      ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, moved(value, name)])),
      ...(isObject && { properties: named(properties as Json, name) }),
      ...(!isObject && properties !== undefined && { properties: moved(properties) }),
    };
    const about = { ...(description !== undefined && { description }), ...(examples !== undefined && { examples }) };
    if (!isObject || !name) return { ...schema, ...about };
    if (name in schemas && JSON.stringify(schemas[name]) !== JSON.stringify(schema)) {
      throw new Error(`Two different schemas have the name ${name}: give one of them a title of its own.`);
    }
    schemas[name] = schema;
    return { $ref: `#/components/schemas/${name}`, ...about };
  };

  const named = (properties: Json, parent: string | undefined): Json =>
    Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [key, moved(value, parent && parent + singular(key))]),
    );

  const result = moved(document);
  return {
    document: result,
    schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** The key of a list as the name of one of its items: `Driver` for `drivers`. */
function singular(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).replace(/(?<=ss)es$|(?<!s)s$/, '');
}
