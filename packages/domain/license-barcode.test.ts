import { describe, expect, it } from 'vitest';
import { nameFromCapitals } from './driver-license.ts';
import { alexBarcode, alexLicense } from './license-barcode.examples.ts';
import { readLicenseBarcode } from './license-barcode.ts';

/** A barcode with these elements, below a header with version and issuer. */
const barcode = (lines: readonly string[], header = 'ANSI 636015090102DL00410200ZT03040007DL') =>
  `@\n\u001E\r${header}${lines.join('\n')}\r`;

const sam = ['DAQS1234', 'DCSSAMPLE', 'DACSAM'];

describe('readLicenseBarcode', () => {
  it('reads the holder’s name and address', () => {
    expect(readLicenseBarcode(alexBarcode)).toEqual(alexLicense);
  });

  it.each([
    [
      'version 1, with the full name',
      'AAMVA6360150101DL00290170DL',
      ['DAAEXAMPLE,KIM,LEE', 'DAQ777', 'DBB19911203', 'DBCF'],
      'Kim',
      '1991-12-03',
    ],
    [
      'version 1, with spaces instead of commas',
      'ANSI 6360150101DL00290170DL',
      ['DAAEXAMPLE KIM LEE', 'DAQ777', 'DBB19911203', 'DBCF'],
      'Kim',
      '1991-12-03',
    ],
    [
      'version 1, with dollar signs',
      'ANSI 6360150101DL00290170DL',
      ['DAAEXAMPLE$KIM$LEE', 'DAQ777', 'DBB19911203', 'DBCF'],
      'Kim',
      '1991-12-03',
    ],
    [
      'version 2, with all given names in one',
      'ANSI 636015020002DL00410200ZT03040007DL',
      ['DCTKIM LEE', 'DCSEXAMPLE', 'DAQ777', 'DBB12031991', 'DBC2'],
      'Kim',
      '1991-12-03',
    ],
    [
      'version 3, with a comma between them',
      'ANSI 636015030002DL00410200ZT03040007DL',
      ['DCSEXAMPLE', 'DCTKIM,LEE', 'DAQ777', 'DBB12031991', 'DBC2'],
      'Kim',
      '1991-12-03',
    ],
    [
      'version 4',
      'ANSI 636015040002DL00410200ZT03040007DL',
      ['DCSEXAMPLE', 'DACKIM', 'DAQ777', 'DBB12031991', 'DBC2'],
      'Kim',
      '1991-12-03',
    ],
    [
      'version 8',
      'ANSI 636015080002DL00410200ZT03040007DL',
      ['DAQ777', 'DCSEXAMPLE', 'DACKIM', 'DBB12031991', 'DBC2'],
      'Kim',
      '1991-12-03',
    ],
    [
      'version 10',
      'ANSI 636015100002DL00410200ZT03040007DL',
      ['DAQ777', 'DCSEXAMPLE', 'DACKIM', 'DBB12031991', 'DBC2'],
      'Kim',
      '1991-12-03',
    ],
    [
      'Canada, with the year first',
      'ANSI 636012090102DL00410200ZO03040007DL',
      ['DCSEXAMPLE', 'DACKIM', 'DAQ777', 'DBB19911203', 'DCGCAN', 'DBC2'],
      'Kim',
      '1991-12-03',
    ],
    [
      'an identification card',
      'ANSI 636015090101ID00310200ID',
      ['DAQ777', 'DCSEXAMPLE', 'DACKIM', 'DBB12031991', 'DBC2'],
      'Kim',
      '1991-12-03',
    ],
    [
      'a reader that drops the space in the header',
      'ANSI636015090102DL00410200ZT03040007DL',
      ['DAQ777', 'DCSEXAMPLE', 'DACKIM', 'DBB12031991', 'DBC2'],
      'Kim',
      '1991-12-03',
    ],
  ])('reads a license barcode: %s', (_, header, lines, firstName, birthDate) => {
    expect(readLicenseBarcode(barcode(lines, header))).toEqual({
      firstName,
      lastName: 'Example',
      number: '777',
      birthDate,
      gender: 'female',
    });
  });

  it.each([
    ['trailing junk', `${barcode(sam)}\u0000\u0000 DAQ999\nDCSOTHER`],
    ['spaces around values', barcode(['DAQ S12 34 ', ' DCSSAMPLE ', 'DACSAM  '])],
    ['placeholder values', barcode(['DAANONE', 'DBB', 'DBCunavl', ...sam])],
    ['other line endings', barcode(sam).replaceAll('\n', '\r\n')],
    ['a missing header', barcode(sam).slice(4)],
    ['a state’s subfile before it', `@\n\u001E\rANSI 636015090102ZT00410008DL00490100ZTZTAN\rDL${sam.join('\n')}\r`],
  ])('reads a license barcode despite %s', (_, text) => {
    expect(readLicenseBarcode(text)).toEqual({ firstName: 'Sam', lastName: 'Sample', number: 'S1234' });
  });

  it.each([
    ['month first', '04171990', '1990-04-17'],
    ['year first', '19900417', '1990-04-17'],
    ['month first, and a year that looks like one', '12202019', '2019-12-20'],
    ['with dashes', '04-17-1990', '1990-04-17'],
    ['a leap day', '02292004', '2004-02-29'],
    ['a nonexistent day', '02302004', undefined],
    ['too short', '417990', undefined],
    ['not a date', 'ABCDEFGH', undefined],
  ])('reads license dates %s', (_, written, birthDate) => {
    expect(readLicenseBarcode(barcode([...sam, `DBB${written}`]))?.birthDate).toBe(birthDate);
  });

  it.each([
    [
      'mailing',
      ['DAG1 SAMPLE ST', 'DAIDALLAS', 'DAJTX', 'DAK752010000'],
      { street: '1 Sample St', city: 'Dallas', state: 'TX', zip: '75201' },
    ],
    [
      'residence of version 1',
      ['DAL1 SAMPLE ST', 'DANDALLAS', 'DAOTX', 'DAP75201'],
      { street: '1 Sample St', city: 'Dallas', state: 'TX', zip: '75201' },
    ],
    ['of another country', ['DAG1 SAMPLE ST', 'DAITORONTO', 'DAJON', 'DAKM5V 2T6'], undefined],
    ['with an incomplete zip code', ['DAJTX', 'DAK787'], { state: 'TX' }],
  ])('reads the license address: %s', (_, lines, address) => {
    expect(readLicenseBarcode(barcode([...sam, ...lines]))?.address).toEqual(address);
  });

  it.each([
    ['of another barcode', 'https://www.example.com/DAQ12345'],
    ['of a boarding pass', 'M1EXAMPLE/ALEX       EABC123 AUSDFW'],
    ['without a name', barcode(['DBB04171990'])],
    ['that is empty', ''],
    ['that is too long', barcode([...sam, 'DAH'.padEnd(9000, 'X')])],
  ])('returns undefined for a text %s', (_, text) => {
    expect(readLicenseBarcode(text)).toBeUndefined();
  });

  it('reads hostile text without throwing', () => {
    expect(readLicenseBarcode(barcode(['DAQ1', `DCS${'-'.repeat(7000)}`]))?.number).toBe('1');
    expect(readLicenseBarcode(`ANSI 636015${'DLD'.repeat(2500)}`)).toBeUndefined();
  });
});

describe('readable name', () => {
  it.each([
    ['ALEX', 'Alex'],
    ['MARY-ANN', 'Mary-Ann'],
    ['O’BRIEN', 'O’Brien'],
    ["O'BRIEN", "O'Brien"],
    ['DE LA CRUZ', 'De La Cruz'],
    ['NUÑEZ', 'Nuñez'],
    ['McDonald', 'McDonald'],
    ['  100  CONGRESS AVE ', '100 Congress Ave'],
    ['100 E 5TH ST', '100 E 5th St'],
  ])('converts the name %s to %s', (printed, written) => expect(nameFromCapitals(printed)).toBe(written));
});
