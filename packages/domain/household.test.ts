import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { householdErrors, maySpouseBeAdded } from './household.ts';
import { additionalRelations } from './relation.ts';

const single = { relation: 'self', maritalStatus: 'single' } as const;
const married = { relation: 'self', maritalStatus: 'married' } as const;
const spouse = { relation: 'spouse', maritalStatus: 'married' } as const;
const marriedParent = { relation: 'parent', maritalStatus: 'married' } as const;
const singleChild = { relation: 'child', maritalStatus: 'single' } as const;

describe('householdErrors', () => {
  it.each([
    ['a single driver', single, [], []],
    ['a single driver and a child', single, [singleChild], []],
    ['a single driver and both married parents', single, [marriedParent, marriedParent], []],
    ['a married couple', married, [spouse], []],
    ['a married couple and a child', married, [singleChild, spouse], []],
    ['a married couple and both parents', married, [spouse, marriedParent, marriedParent], []],
    ['a single driver with a spouse', single, [spouse], ['spouseNotAllowed', 'marriedDriversOdd']],
    ['a married driver alone', married, [], ['spouseMissing', 'marriedDriversOdd']],
    ['a married driver and a married parent', married, [marriedParent], ['spouseMissing']],
    ['a married driver with two spouses', married, [spouse, spouse], ['spouseRepeated', 'marriedDriversOdd']],
    ['one of two married parents', single, [marriedParent], ['marriedDriversOdd']],
  ] as const)('returns the household errors of %s', (_, primary, additional, expected) => {
    expect(householdErrors(primary, additional)).toEqual(expected);
  });

  it('ignores the order in which drivers were added', () => {
    const member = fc.record({
      relation: fc.constantFrom(...additionalRelations),
      maritalStatus: fc.constantFrom('single' as const, 'married' as const),
    });
    fc.assert(
      fc.property(fc.constantFrom(single, married), fc.array(member, { maxLength: 6 }), (primary, additional) => {
        expect(householdErrors(primary, additional.toReversed())).toEqual(householdErrors(primary, additional));
      }),
    );
  });
});

describe('maySpouseBeAdded', () => {
  it.each([
    [married, [], true],
    [married, [singleChild], true],
    [married, [spouse], false],
    [single, [], false],
  ] as const)('returns whether a spouse may be added beside %j with %j: %s', (primary, additional, expected) => {
    expect(maySpouseBeAdded(primary, additional)).toBe(expected);
  });
});
