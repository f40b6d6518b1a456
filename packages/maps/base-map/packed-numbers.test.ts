import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packLines, packNumbers, unpackLines, unpackNumbers } from './packed-numbers.ts';

const whole = fc.integer({ min: -(2 ** 24), max: 2 ** 24 });

test('numbers come back as they were', () => {
  fc.assert(
    fc.property(fc.array(whole), (numbers) => {
      expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
    }),
  );
});

test('the text needs no escape in JSON', () => {
  fc.assert(
    fc.property(fc.array(whole), (numbers) => {
      const text = packNumbers(numbers);
      expect(JSON.stringify(text)).toBe(`"${text}"`);
    }),
  );
});

test('lines come back as they were, with what they span', () => {
  const lines = [
    [
      [10, 20],
      [12, 18],
      [400_000, 5],
    ],
    [
      [7, 7],
      [-3, 9],
    ],
  ] as const;
  const [first, second] = unpackLines(packLines(lines));
  expect([...first!.points]).toEqual(lines[0].flat());
  expect([...second!.points]).toEqual(lines[1].flat());
  expect(second).toMatchObject({ left: -3, top: 7, right: 7, bottom: 9 });
});
