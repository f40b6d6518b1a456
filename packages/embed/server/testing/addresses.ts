import fc from 'fast-check';

const parts = [
  '/',
  '//',
  '\\',
  ':',
  '@',
  '.',
  '#',
  '?',
  ' ',
  '\t',
  'https',
  'http',
  '://',
  '127.0.0.1',
  ':443',
  ':080',
  'localhost',
  'evil.example',
  'www.agency.example',
  'pay.partner.example',
  'xn--ida.example',
  'a',
  'A',
  'ñ',
  '\u017F',
];

/** Texts made of parts of addresses that parsers may read differently. */
export const addressLike: fc.Arbitrary<string> = fc.array(fc.constantFrom(...parts)).map((some) => some.join(''));
