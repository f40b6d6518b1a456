import { describe, expect, it } from 'vitest';
import type { CodeTable } from './code-table.ts';
import { driverStatusCodes } from './driver-status.ts';
import { genderCodes } from './gender.ts';
import { insuredCode, isInsuredOf } from './insured-status.ts';
import { isForeignLicense, licenseTypeCodes } from './license-type.ts';
import { maritalStatusCodes } from './marital-status.ts';
import { additionalRelations, relationCodes } from './relation.ts';
import { residenceStatusCodes } from './residence-status.ts';

describe.each<[string, CodeTable<string>, Record<string, number>]>([
  ['relations', relationCodes, { self: 0, spouse: 1, child: 2, otherRelated: 3, otherNonRelated: 4, parent: 5 }],
  ['genders', genderCodes, { male: 0, female: 1 }],
  ['marital statuses', maritalStatusCodes, { married: 0, single: 1 }],
  [
    'license types',
    licenseTypeCodes,
    { unitedStates: 1, learnersPermit: 2, stateId: 3, suspended: 4, unlicensed: 5, foreign: 6 },
  ],
  ['driver statuses', driverStatusCodes, { insured: 0, excluded: 1, excludedUnlicensed: 2 }],
  [
    'residence statuses',
    residenceStatusCodes,
    { resident: 0, distantStudent: 1, military: 2, outOfCountry: 3, other: 4, deceased: 5 },
  ],
])('the codes of %s', (_, table, codes) => {
  it('maps codes to names and back, as numbers and as text', () => {
    expect(Object.fromEntries(table.names.map((name) => [name, table.codeOf(name)]))).toEqual(codes);
    for (const [name, code] of Object.entries(codes)) {
      expect(table.nameOf(code)).toBe(name);
      expect(table.nameOf(String(code))).toBe(name);
    }
  });

  it('reads names in any case, with spaces or dashes, and initials that only one name has', () => {
    for (const name of table.names) {
      expect(table.nameOf(` ${name.toUpperCase()} `)).toBe(name);
      expect(table.nameOf(name.replaceAll(/(?=[A-Z])/g, '-'))).toBe(name);
      const isUnique = table.names.filter((other) => other.startsWith(name[0]!)).length === 1;
      expect(table.nameOf(name[0]!.toUpperCase())).toBe(isUnique ? name : undefined);
    }
  });

  it.each([99, -1, '', ' ', 'stranger', null, undefined, true, [], {}, Number.NaN])(
    'returns no name for the code %j',
    (code) => {
      expect(table.nameOf(code)).toBeUndefined();
    },
  );
});

it('offers an additional driver every relation except self', () => {
  expect(new Set(additionalRelations)).toEqual(new Set(relationCodes.names.filter((name) => name !== 'self')));
});

it('accepts a license id only for a foreign license', () => {
  expect(licenseTypeCodes.names.filter(isForeignLicense)).toEqual(['foreign']);
});

describe('insured', () => {
  it('uses 0 for insured and 1 for uninsured', () => {
    expect([insuredCode(true), insuredCode(false)]).toEqual([0, 1]);
    expect([0, '0', 1, '1', 2, '', null].map(isInsuredOf)).toEqual([
      true,
      true,
      false,
      false,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
