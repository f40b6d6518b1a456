import { describe, expect, it } from 'vitest';
import { writePdf } from './pdf.ts';

const written = (text: string, pages = 1) =>
  Buffer.from(
    writePdf({ title: 'Policy', language: 'en-US', pages: Array.from({ length: pages }, () => [{ text }]) }),
  ).toString('latin1');

describe('a written PDF', () => {
  it.each([1, 3])('lists every object of %i pages at its offset', (pages) => {
    const pdf = written('Alex', pages);
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)![1]);
    expect(pdf.slice(start, start + 5)).toBe('xref\n');
    const entries = [...pdf.slice(start).matchAll(/^(\d{10}) \d{5} n $/gm)].map(([, offset]) => Number(offset));
    expect(entries).toHaveLength(5 + 2 * pages);
    for (const [index, offset] of entries.entries()) {
      expect(pdf.startsWith(`${index + 1} 0 obj\n`, offset)).toBe(true);
    }
    expect(pdf.match(/\/Type \/Page /g)).toHaveLength(pages);
  });

  it('states the length of each stream in bytes', () => {
    const pdf = written('Señora Peña – “Policy”');
    const [, length, content] = /\/Length (\d+) >>\nstream\n(.*?)\nendstream/s.exec(pdf)!;
    expect(content).toHaveLength(Number(length));
  });

  it.each([
    ['a (b) c\\d', String.raw`(a \(b\) c\\d)`],
    ['Peña', '(Pe\u00f1a)'],
    ['Pen\u0303a', '(Pe\u00f1a)'],
    ['– “x” €', '(\u0096 \u0093x\u0094 \u0080)'],
    ['日本', '(??)'],
    ['a\nb', '(a?b)'],
  ])('writes %j in the bytes of Windows-1252', (text, literal) => expect(written(text)).toContain(`${literal} Tj`));
});
