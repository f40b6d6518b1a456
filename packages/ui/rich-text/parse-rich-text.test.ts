import { expect, test } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';

test.each(['<a ', '<a "', "<a '", '<a ="<a ', '<!--', '<a'])(
  'a megabyte of “%s” is read in time that grows with its length',
  (piece) => {
    // With quadratic time the test would run for minutes.
    const nodes = parseRichText(piece.repeat(300_000));
    expect(JSON.stringify(nodes)).not.toContain('"tag"');
  },
);
