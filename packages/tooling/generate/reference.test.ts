import { describe, expect, it } from 'vitest';
import { withSections } from './docs.ts';
import { keyTable, type Schema } from './reference.ts';

const flag: Schema = { type: 'boolean', description: 'A flag.' };
const group = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  description: 'A day.',
  properties,
});

describe('tables of keys', () => {
  it('lists the keys of equal groups once', () => {
    const days = { monday: group({ open: flag }), tuesday: group({ open: flag }), sunday: group({ closed: flag }) };
    const rows = keyTable({ days: group(days), before: flag, after: flag })
      .split('\n')
      .slice(2);
    expect(rows).toEqual([
      '| `days` | object |  | A day. |  |',
      '| `days.*` | object, for each of `monday`, `tuesday` |  | A day. |  |',
      '| `days.*.open` | true or false |  | A flag. |  |',
      '| `days.sunday` | object |  | A day. |  |',
      '| `days.sunday.closed` | true or false |  | A flag. |  |',
      '| `before` | true or false |  | A flag. |  |',
      '| `after` | true or false |  | A flag. |  |',
    ]);
  });

  it.each([
    ['page', '`language`, `debug`, `load`, `isolation`, `theme`, `services`', ['brand', 'widgets']],
    ['brand', '`language`, `theme`, `services`', ['code', 'name', 'logo', 'phone', 'widgets']],
  ])('documents only the keys of a %s block that are not common to all widgets', (name, common, described) => {
    const text = withSections(`<!-- generated: ${name}-keys -->\n<!-- /generated -->`);
    expect([...text.matchAll(/^\| `(\w+)`/gm)].map(([, key]) => key)).toEqual(described);
    expect(text).toContain(`And, [as every widget](#keys-of-every-widget): ${common}.`);
  });
});
