import { describe, expect, it } from 'vitest';
import { noPicks, picked } from './comparison.ts';

const after = (...ids: string[]) => ids.reduce(picked, noPicks);

describe('picks', () => {
  it.each([
    ['one', ['a'], ['a'], false],
    ['two, in the order picked', ['b', 'a'], ['b', 'a'], false],
    ['three', ['a', 'b', 'c'], ['a', 'b', 'c'], false],
    ['no fourth quote, and report that they are full', ['a', 'b', 'c', 'd'], ['a', 'b', 'c'], true],
    ['no quote twice', ['a', 'b', 'a'], ['b'], false],
    ['another quote in place of a removed one', ['a', 'b', 'c', 'd', 'a', 'd'], ['b', 'c', 'd'], false],
  ])('the picks hold %s', (_, wishes, ids, isFull) => {
    expect(after(...wishes)).toEqual({ ids, isFull });
  });
});
