import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { errorOf } from './error-code.ts';
import { phoneNumberSchema } from './phone-number.schema.ts';
import { formatPhoneNumber, formatTypedPhone, phoneDigits } from './phone-number.ts';

/** Text with the caret shown as a bar. */
function typed(text: string) {
  return { text: text.replace('|', ''), caret: text.indexOf('|') };
}

describe('formatTypedPhone', () => {
  it.each([
    ['5|', '5|'],
    ['512|', '512|'],
    ['5125|', '512-5|'],
    ['512-5550|', '512-555-0|'],
    ['512-555-0142|', '512-555-0142|'],
    ['512-555-01429|', '512-555-0142|'],
    ['abc|', '|'],
    ['512-55|5-014', '512-55|5-014'],
    // A digit typed in the middle shifts the rest.
    ['51|12-555-014', '51|1-255-5014'],
    ['512-5|55-0142', '512-5|55-0142'],
    // Backspace over a dash only moves the caret.
    ['512|555-0142', '512|-555-0142'],
    ['51|-555-0142', '51|5-550-142'],
    ['|', '|'],
    // Pasted.
    ['+1 (512) 555-0142|', '512-555-0142|'],
    ['1-512-555-0142|', '512-555-0142|'],
    ['15125550142|', '512-555-0142|'],
    ['(512) 555 0142|', '512-555-0142|'],
    ['+1512|', '512|'],
    ['|+1 512 555 0142', '|512-555-0142'],
    // Numbers of other countries are not truncated to ten digits.
    ['+|', '+|'],
    ['+1|', '|'],
    ['+52 55 1234 5678|', '+525512345678|'],
    ['+5|2 55 1234 5678', '+5|25512345678'],
  ])('formats the input %s as %s', (before, after) => {
    expect(formatTypedPhone(typed(before))).toEqual(typed(after));
  });

  it('moves the caret over a dash that the Delete key cannot remove', () => {
    expect(formatTypedPhone(typed('512|555-0142'), 'forward')).toEqual(typed('512-|555-0142'));
    expect(formatTypedPhone(typed('512-|55-0142'), 'forward')).toEqual(typed('512-|550-142'));
  });

  const anyTyping = fc
    .stringMatching(/^[\d+() -]{0,18}$/)
    .chain((text) => fc.record({ text: fc.constant(text), caret: fc.nat(text.length) }));

  it('formats at most ten digits, with dashes only between digits and the caret inside', () => {
    fc.assert(
      fc.property(anyTyping, (typing) => {
        const { text, caret } = formatTypedPhone(typing);
        expect(text).toMatch(/^(\d{0,3}|\d{3}-\d{1,3}|\d{3}-\d{3}-\d{1,4}|\+\d{0,15})$/);
        expect(caret).toBeGreaterThanOrEqual(0);
        expect(caret).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it('leaves a formatted number and its caret unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9]\d{0,9}$/), fc.nat(10), (digits, before) => {
        const text = formatPhoneNumber(digits);
        const caret = Math.min(before, text.length);
        const again = formatTypedPhone({ text, caret });
        expect(again.text).toBe(text);
        expect(phoneDigits(text.slice(0, caret))).toBe(phoneDigits(again.text.slice(0, again.caret)));
      }),
    );
  });

  it('formats a number while it is typed digit by digit, with the caret at the end', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9]\d{9}$/), (digits) => {
        let field = { text: '', caret: 0 };
        for (const digit of digits) {
          const text = field.text.slice(0, field.caret) + digit + field.text.slice(field.caret);
          field = formatTypedPhone({ text, caret: field.caret + 1 });
        }
        expect(field).toEqual({ text: formatPhoneNumber(digits), caret: 12 });
      }),
    );
  });
});

describe('phone number', () => {
  it.each([
    ['512-555-0142', undefined],
    ['5125550142', undefined],
    ['+1 (512) 555-0142', undefined],
    ['512-555-014', 'phoneInvalid'],
    ['+52 55 1234 5678', 'phoneInvalid'],
    ['+525512345678', 'phoneInvalid'],
    ['000-000-0000', 'phoneInvalid'],
    ['112-555-0142', 'phoneInvalid'],
    ['512-055-0142', 'phoneInvalid'],
    ['512-155-0142', 'phoneInvalid'],
    ['', 'required'],
    ['abc', 'phoneInvalid'],
  ])('validates the phone number %j with the error %s', (text, expected) => {
    expect(errorOf(phoneNumberSchema, text)).toBe(expected);
  });

  it('removes the dashes from a phone number', () => {
    expect(z.parse(phoneNumberSchema, '512-555-0142')).toBe('5125550142');
  });
});
