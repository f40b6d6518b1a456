import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributionKeys, attributionOf, hasCampaign, isAffiliateSource } from './attribution.ts';

const page = 'https://agency.example/offer';

describe('attributionOf', () => {
  it('reads every campaign key, in any case', () => {
    const query =
      'adid=1&AdGroupId=2&campaign_id=3&gclid=4&fbclid=5&utm_source=radio&UTM_Medium=cpc&utm_campaign=spring&zip=78701';
    expect(attributionOf(`${page}?${query}#driver1`)).toEqual({
      adId: '1',
      adGroupId: '2',
      campaignId: '3',
      gclId: '4',
      fbclId: '5',
      utmSource: 'radio',
      medium: 'cpc',
      utmCampaign: 'spring',
      landingPage: page,
    });
  });

  it.each([
    ['no campaign', page, { landingPage: page }],
    ['empty values', `${page}?utm_source=&gclid=%20`, { landingPage: page }],
    ['an email address as a value', `${page}?utm_source=alex%40example.com`, { landingPage: page }],
    ['a value that is too long', `${page}?gclid=${'x'.repeat(5000)}`, { landingPage: page, gclId: 'x'.repeat(200) }],
    ['keys of Object.prototype', `${page}?__proto__=1&constructor=2`, { landingPage: page }],
    ['no address', 'somewhere', {}],
    ['', '', {}],
  ])('reads the attribution of an address with %s', (_, address, expected) => {
    expect(attributionOf(address)).toEqual(expected);
  });

  it('returns only known keys, with short values, for any address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
        for (const [key, value] of Object.entries(attributionOf(address))) {
          expect(attributionKeys).toContain(key);
          expect(String(value)).not.toContain('?');
        }
      }),
    );
  });
});

describe('hasCampaign', () => {
  it.each([
    [{}, false],
    [{ landingPage: page, anonymousId: '1' }, false],
    [{ gclId: '4' }, true],
    [{ utmSource: undefined }, false],
  ])('returns for %j whether it has a campaign: %s', (attribution, expected) => {
    expect(hasCampaign(attribution)).toBe(expected);
  });
});

describe('isAffiliateSource', () => {
  it.each([
    ['qs', true],
    ['EQ', true],
    ['radio', false],
    ['', false],
    [undefined, false],
  ])('returns for %j whether it is an affiliate source: %s', (source, expected) => {
    expect(isAffiliateSource(source)).toBe(expected);
  });
});
