import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutPersonalData } from './personal-data.ts';
import { reportableKeys } from './reportable-keys.ts';

describe('withoutPersonalData', () => {
  it('keeps event data without personal data', () => {
    const data = { step: 'contact', progress: 20, status: 503, carrier: 'Prairie Mutual', utmCampaign: 'spring2026' };
    expect(withoutPersonalData(data)).toEqual(data);
  });

  it.each([
    'firstName',
    'lastName',
    'email',
    'phone',
    'birthDate',
    'license',
    'vin',
    'zip',
    'address',
    'transactionId',
    'rateQuoteId',
    'token',
    'url',
  ])('drops the key %s', (key) => {
    expect(withoutPersonalData({ [key]: 'anything', step: 'contact' })).toEqual({ step: 'contact' });
  });

  it.each([
    ['Nothing for alex@example.com here', 'Nothing for [removed] here'],
    ['To <alex.example+quotes@mail.example.com>', 'To [removed]'],
    ['Call 512-555-0142 back', 'Call [removed] back'],
    ['Call (512) 555-0142 back', 'Call ([removed] back'],
    ['Call +1 512 555 0142', 'Call +[removed]'],
    ['Call 5125550142', 'Call [removed]'],
    ['Zip 78701 is not quotable', 'Zip [removed] is not quotable'],
    ['Born 1990-04-17', 'Born [removed]'],
    ['Born 04/17/1990', 'Born [removed]'],
    ['VIN 1HGCM82633A004352 is unknown', 'VIN [removed] is unknown'],
    ['vin wauzzzabcdefghjkl', 'vin [removed]'],
    ['License D1234567', 'License [removed]'],
    ['Status 503 after 45 s', 'Status 503 after 45 s'],
    ['/api/rating/v2/getCoverages', '/api/rating/v2/getCoverages'],
  ])('rewrites %j to %j', (message, expected) => {
    expect(withoutPersonalData({ message })).toEqual({ message: expected });
  });

  it.each([
    ['a list', ['alex@example.com']],
    ['an object', { email: 'alex@example.com' }],
    ['nothing', null],
    ['a phone number as a number', 5_125_550_142],
    ['no number', Number.NaN],
  ])('drops %s', (_, message) => {
    expect(withoutPersonalData({ message })).toEqual({});
  });

  it('shortens long texts and drops very long ones', () => {
    expect(withoutPersonalData({ message: 'a'.repeat(1000) })).toEqual({ message: 'a'.repeat(200) });
    expect(withoutPersonalData({ message: 'a'.repeat(100_000) })).toEqual({ message: '[removed]' });
  });

  it('removes every email address and phone number from any text', () => {
    const email = fc
      .tuple(fc.stringMatching(/^[a-z][a-z.]{0,8}[a-z]$/), fc.constantFrom('@example.com', '@mail.example.org'))
      .map((parts) => parts.join(''));
    const phone = fc
      .tuple(fc.stringMatching(/^[2-9]\d{2}$/), fc.constantFrom('-', ' ', '.', ''))
      .map(([area, mark]) => [area, '555', '0142'].join(mark));
    const words = fc.stringMatching(/^[a-z ,:]{0,40}$/);
    fc.assert(
      fc.property(
        words,
        fc.oneof(email, phone),
        words,
        fc.constantFrom(...reportableKeys),
        (before, secret, after, key) => {
          const result = withoutPersonalData({ [key]: `${before} ${secret} ${after}` });
          expect(JSON.stringify(result)).not.toContain(secret);
        },
      ),
    );
  });

  it('returns only keys of the catalogue with primitive values, for any data', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.oneof(fc.constantFrom<string>(...reportableKeys), fc.string()), fc.anything()),
        (data) => {
          for (const [key, value] of Object.entries(withoutPersonalData(data))) {
            expect(reportableKeys).toContain(key);
            expect(['string', 'number', 'boolean']).toContain(typeof value);
          }
        },
      ),
    );
  });
});
