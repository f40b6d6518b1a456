import { expect, it } from 'vitest';
import { shownPhoneNumber } from './shown-phone-number.ts';

it.each([
  ['5125550142', '512-555-0142'],
  ['(512) 555.0142', '512-555-0142'],
  ['+1 512 555 0142', '512-555-0142'],
  ['1-800-555-RIDE', '1-800-555-RIDE'],
  ['512-555-0142 ext. 7', '512-555-0142 ext. 7'],
  ['911', '911'],
  ['+52 55 1234 5678', '+52 55 1234 5678'],
  ['', ''],
])('shows %j as %j', (phone, shown) => {
  expect(shownPhoneNumber(phone)).toBe(shown);
});
