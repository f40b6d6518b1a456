import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { eventCatalogue } from './event-catalogue.ts';
import { withoutPersonalData } from './personal-data.ts';
import { reportableKeys } from './reportable-keys.ts';

const events = Object.entries<z.ZodMiniObject>(eventCatalogue);

/** The description of a key in the catalogue: on its schema, or on the schema inside an optional one. */
function described(schema: z.core.$ZodType): { description?: string; examples: readonly unknown[] } {
  const own = z.globalRegistry.get(schema);
  const { description, examples = [] } = own ?? z.globalRegistry.get((schema as z.ZodMiniOptional).def.innerType) ?? {};
  return { ...(description !== undefined && { description }), examples: examples as unknown[] };
}

describe('event catalogue', () => {
  it('has exactly the keys that the filter accepts', () => {
    const keys = new Set(events.flatMap(([, data]) => Object.keys(data.shape)));
    expect([...keys].toSorted()).toEqual([...reportableKeys]);
  });

  it.each(events)('describes each key of the event %s', (name, data) => {
    expect(name).toMatch(/^[A-Z][A-Za-z]*(-[A-Z][a-z]+)?( [A-Z][a-z]+)*$/);
    expect(z.globalRegistry.get(data)?.description).toMatch(/\.$/);
    for (const value of Object.values(data.shape)) {
      const { description, examples } = described(value);
      expect(description).toMatch(/\.$/);
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) expect(z.safeParse(value, example).success).toBe(true);
    }
  });

  it.each(events)('the filter keeps the example data of the event %s', (_, data) => {
    const example = Object.fromEntries(
      Object.entries(data.shape).map(([key, value]) => [key, described(value).examples[0]]),
    );
    expect(withoutPersonalData(example)).toEqual(example);
  });
});
