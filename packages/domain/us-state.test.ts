import { describe, expect, it } from 'vitest';
import { stateCodeOfName, stateNames } from './us-state-name.ts';
import { isStateCode, stateCodeOf, stateCodes } from './us-state.ts';

describe('states', () => {
  it('are 56, each with a name of its own', () => {
    expect(new Set(stateCodes).size).toBe(56);
    expect(Object.keys(stateNames).toSorted()).toEqual([...stateCodes].toSorted());
    expect(new Set(Object.values(stateNames)).size).toBe(56);
  });

  it('are listed by name', () => {
    const names = stateCodes.map((code) => stateNames[code]);
    expect(names.filter((name) => !name.startsWith('U.S.'))).toEqual(
      names.filter((name) => !name.startsWith('U.S.')).toSorted(),
    );
  });

  it.each([
    ['TX', 'TX'],
    [' tx ', 'TX'],
    ['pr', 'PR'],
    ['XX', undefined],
    ['', undefined],
    ['Texas', undefined],
  ])('%j means %s', (text, expected) => {
    expect(stateCodeOf(text)).toBe(expected);
  });

  it.each([
    ['Texas', 'TX'],
    [' district of columbia ', 'DC'],
    ['Ontario', undefined],
  ])('the name %j means %s', (name, expected) => {
    expect(stateCodeOfName(name)).toBe(expected);
  });

  it('are no properties that every object has', () => {
    expect(['constructor', 'toString', '__proto__'].some(isStateCode)).toBe(false);
  });
});
