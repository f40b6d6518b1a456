import { describe, expect, it } from 'vitest';
import { noPicks, picked } from './comparison.ts';

const after = (...ids: string[]) => ids.reduce(picked, noPicks);

describe('picks', () => {
  it.each([
    ['one', ['a'], ['a'], false],
    ['two, in the order picked', ['b', 'a'], ['b', 'a'], false],
    ['three', ['a', 'b', 'c'], ['a', 'b', 'c'], false],
    ['no fourth, and tell so', ['a', 'b', 'c', 'd'], ['a', 'b', 'c'], true],
    ['none that is picked again', ['a', 'b', 'a'], ['b'], false],
    ['another in the place of one that was taken out', ['a', 'b', 'c', 'd', 'a', 'd'], ['b', 'c', 'd'], false],
  ])('hold %s', (_, wishes, ids, isFull) => {
    expect(after(...wishes)).toEqual({ ids, isFull });
  });
});
