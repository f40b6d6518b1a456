import type { DriverLicense } from './driver-license.ts';

// Licenses of fictional people, as barcode readers return them.

const file = (header: string, lines: readonly string[]) => `@\n\u001E\r${header}${lines.join('\n')}\r`;

/** A fictional Texas license, in version 10 of the standard. */
export const alexBarcode = file('ANSI 636015100002DL00410263ZT03040007DL', [
  'DAQ12345678',
  'DCSEXAMPLE',
  'DDEN',
  'DACALEX',
  'DDFN',
  'DADJORDAN',
  'DDGN',
  'DCAC',
  'DCBNONE',
  'DCDNONE',
  'DBD04182021',
  'DBB04171990',
  'DBA04172029',
  'DBC1',
  'DAU070 in',
  'DAYBRO',
  'DAG100 CONGRESS AVE',
  'DAIAUSTIN',
  'DAJTX',
  'DAK787010000  ',
  'DCF00000000000000000000',
  'DCGUSA',
  'DDAF\rZTZTAN',
]);

export const alexLicense: DriverLicense = {
  firstName: 'Alex',
  lastName: 'Example',
  birthDate: '1990-04-17',
  number: '12345678',
  gender: 'male',
  issueDate: '2021-04-18',
  expiryDate: '2029-04-17',
  address: { street: '100 Congress Ave', city: 'Austin', state: 'TX', zip: '78701' },
};
