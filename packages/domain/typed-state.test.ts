import { expect, it } from 'vitest';
import { readTypedState } from './typed-state.ts';

it.each([
  ['tx ', 'TX'],
  ['Texas', 'TX'],
  ['Tejas', 'TX'],
  ['nueva  york', 'NY'],
  ['NUEVO MÉXICO', 'NM'],
  ['Oregón', 'OR'],
  ['Míchigan', 'MI'],
  ['Ontario', undefined],
  ['constructor', undefined],
])('reads the typed state %j as %s', (text, expected) => {
  expect(readTypedState(text)).toBe(expected);
});
