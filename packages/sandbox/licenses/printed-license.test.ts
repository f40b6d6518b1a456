import { describe, expect, it } from 'vitest';
import { readPrintedLicense } from './printed-license.ts';

const front = `TEXAS DRIVER LICENSE
4d DL: 12345678 9 CLASS: C
4a Iss: 04/18/2021 4b Exp: 04/17/2029
3 DOB: 04/17/1990
1 EXAMPLE
2 ALEX JORDAN
8 100 CONGRESS AVE
AUSTIN, TX 78701-0000
15 SEX: M 16 HGT: 5'-10"`;

const alex = { firstName: 'Alex', lastName: 'Example', birthDate: '1990-04-17', number: '12345678' };

describe('readPrintedLicense', () => {
  it('reads name and address of the holder', () => {
    expect(readPrintedLicense(front)).toEqual({
      ...alex,
      gender: 'male',
      issueDate: '2021-04-18',
      expiryDate: '2029-04-17',
      address: { street: '100 Congress Ave', city: 'Austin', state: 'TX', zip: '78701' },
    });
  });

  it.each([
    ['with words as labels', 'LN EXAMPLE\nFN ALEX\nDOB 4/17/1990\nDL NO. 12345678'],
    ['with long labels', 'Last Name: EXAMPLE\nFirst Name: ALEX\nDate of birth: 04-17-1990\nLicense No: 12345678'],
    ['with spaces and blank lines', '\n 1 EXAMPLE \n\n  2 ALEX\n\n3 DOB 04/17/1990\n\n4d DLN 1234-5678\n'],
  ])('reads a license text %s', (_, text) => expect(readPrintedLicense(text)).toEqual(alex));

  it('reads a license text without its smudged lines', () => {
    expect(readPrintedLicense('1 EXAMPLE\n2 ALEX\n3 DOB 0#/17/19~0\nAUSTIN, TX 78')).toEqual({
      firstName: 'Alex',
      lastName: 'Example',
    });
  });

  it.each([
    ['has no names', '4d DL: 12345678\n3 DOB: 04/17/1990'],
    ['is not of a license', 'GROCERIES\n2 MILK 1.99\n1 BREAD 2.49'],
    ['is empty', ''],
  ])('returns undefined for a text that %s', (_, text) => expect(readPrintedLicense(text)).toBeUndefined());
});
