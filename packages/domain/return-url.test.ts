import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanReturnUrl, withToken } from './return-url.ts';

const page = 'https://www.agency.example/pay';

describe('cleanReturnUrl', () => {
  it.each([
    ['', ''],
    ['#form', ''],
    ['?page_id=12', '?page_id=12'],
    ['?lang=es&page_id=12#pay', '?lang=es&page_id=12'],
    ['?email=alex%40example.com&page_id=12', '?page_id=12'],
    ['?id=alex%40example.com', ''],
    ['?id=512-555-0142', ''],
    ['?q=78701', ''],
    ['?dob=4-17-1990', ''],
    ['?FirstName=Alex', ''],
    ['?policyNumber=TWD-1', ''],
    ['?token=abc', ''],
    ['?ref=Alex Example', ''],
  ])('reduces the query and hash %j to %j', (given, kept) => {
    expect(cleanReturnUrl(page + given)).toBe(page + kept);
  });

  it('removes email addresses, long numbers and the hash from the return address', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.oneof(fc.emailAddress(), fc.string(), fc.stringMatching(/^\d{5,12}$/))),
        fc.string(),
        (query, hash) => {
          const address = cleanReturnUrl(
            `${page}?${new URLSearchParams(query).toString()}#${encodeURIComponent(hash)}`,
          );
          expect(decodeURIComponent(new URL(address).search)).not.toMatch(/@|\d{5}|#/);
          expect(new URL(address).hash).toBe('');
        },
      ),
    );
  });
});

describe('withToken', () => {
  it('replaces an existing token', () => {
    expect(withToken(`${page}?page_id=12&token=old#x`, 'new/1')).toBe(`${page}?page_id=12&token=new%2F1`);
  });
});
