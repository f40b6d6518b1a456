import { expect, it } from 'vitest';
import { phoneLink } from './phone-link.ts';

it.each([
  ['512-555-0142', 'tel:+15125550142'],
  ['(512) 555-0142', 'tel:+15125550142'],
  ['1 512 555 0142', 'tel:+15125550142'],
  ['+1 512-555-0142', 'tel:+15125550142'],
  ['1-800-555-WXYZ', 'tel:+18005559999'],
  ['1-800-555-0142 EXT 7', 'tel:+18005550142,7'],
  ['512-555-0142, ext. 12', 'tel:+15125550142,12'],
  ['*611', 'tel:*611'],
  ['911', 'tel:911'],
  ['+52 55 5555 01420', 'tel:+5255555501420'],
])('converts %s to the link %s', (phone, address) => {
  expect(phoneLink(phone)).toBe(address);
});
