import { describe, expect, it } from 'vitest';
import { englishStates, readState, stateNames } from './us-state-name.ts';
import { readStateName, spanishStates } from './us-state-spanish.ts';
import { isStateCode, stateCodeOf, stateCodes } from './us-state.ts';

describe('usState', () => {
  it('has 56 states with distinct names', () => {
    expect(new Set(stateCodes).size).toBe(56);
    expect(Object.keys(stateNames).toSorted()).toEqual([...stateCodes].toSorted());
    expect(new Set(Object.values(stateNames)).size).toBe(56);
  });

  it('lists the states by name', () => {
    const names = stateCodes.map((code) => stateNames[code]);
    expect(names.filter((name) => !name.startsWith('U.S.'))).toEqual(
      names.filter((name) => !name.startsWith('U.S.')).toSorted(),
    );
  });

  it('sorts the states of a list as an English collator does', () => {
    const labels = englishStates.byName.map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('sorts the states of a list as a Spanish collator does, by their Spanish names', () => {
    const labels = spanishStates.byName.map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'es')));
    expect(labels).toHaveLength(56);
    expect(labels).toEqual(expect.arrayContaining(['Nueva York', 'Pensilvania', 'Virginia Occidental', 'Texas']));
  });

  it.each(spanishStates.byName)('reads the Spanish name $label as $value', ({ value, label }) => {
    expect(readStateName(label)).toBe(value);
  });

  it.each([
    ['TX', 'TX'],
    [' tx ', 'TX'],
    ['pr', 'PR'],
    ['XX', undefined],
    ['', undefined],
    ['Texas', undefined],
  ])('reads the state code %j as %s', (text, expected) => {
    expect(stateCodeOf(text)).toBe(expected);
  });

  it.each([
    ['Texas', 'TX'],
    ['CALIFORNIA', 'CA'],
    [' district  of columbia ', 'DC'],
    ['US Virgin Islands', 'VI'],
    ['tx', 'TX'],
    ['Ontario', undefined],
    ['', undefined],
  ])('reads the state %j by its code or name as %s', (name, expected) => {
    expect(readState(name)).toBe(expected);
  });

  it.each([
    ['Tejas', 'TX'],
    ['TX ', 'TX'],
    ['NUEVO MÉXICO', 'NM'],
    ['nueva  york', 'NY'],
    ['Míchigan', 'MI'],
    ['Hawái', 'HI'],
    ['Oregón', 'OR'],
    ['Carolina del Norte', 'NC'],
    ['Texas', 'TX'],
    ['Ontario', undefined],
    ['constructor', undefined],
  ])('reads the state %j by its code or its name in English or Spanish as %s', (name, expected) => {
    expect(readStateName(name)).toBe(expected);
  });

  it('rejects the names of object properties as states', () => {
    expect(['constructor', 'toString', '__proto__'].some(isStateCode)).toBe(false);
  });
});
