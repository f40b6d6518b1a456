import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { eventCatalogue } from './event-catalogue.ts';
import { withoutPersonalData } from './personal-data.ts';
import { reportableKeys } from './reportable-keys.ts';

const events = Object.entries<z.ZodMiniObject>(eventCatalogue);

describe('the catalogue of events', () => {
  it('has the keys that the filter lets through, and no others', () => {
    const keys = new Set(events.flatMap(([, data]) => Object.keys(data.shape)));
    expect([...keys].toSorted()).toEqual([...reportableKeys]);
  });

  it.each(events)('%s is described, key by key', (name, data) => {
    expect(name).toMatch(/^[A-Z][A-Za-z]*( [A-Z][a-z]+)*$/);
    expect(z.globalRegistry.get(data)?.description).toMatch(/\.$/);
    for (const value of Object.values(data.shape)) {
      const inner = value instanceof z.ZodMiniOptional && !z.globalRegistry.get(value) ? value._zod.def.innerType : value;
      const { description, examples } = z.globalRegistry.get(inner) ?? {};
      expect(description).toMatch(/\.$/);
      for (const example of examples as unknown[]) expect(z.safeParse(value, example).success).toBe(true);
    }
  });

  it.each(events)('%s passes the filter as its examples have it', (_, data) => {
    const example = Object.fromEntries(
      Object.entries(data.shape).map(([key, value]) => {
        const inner = value instanceof z.ZodMiniOptional && !z.globalRegistry.get(value) ? value._zod.def.innerType : value;
        return [key, (z.globalRegistry.get(inner)?.examples as unknown[])[0]];
      }),
    );
    expect(withoutPersonalData(example)).toEqual(example);
  });
});
