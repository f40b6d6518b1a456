import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { servicesConfig } from './services-config.ts';

it('calls the page’s own origin and has no lead store by default', () => {
  expect(z.parse(servicesConfig, {})).toEqual({
    brandCode: '',
    api: { base: '', ca: '', authorization: '' },
    site: { base: '' },
    leadStore: { url: '', authorization: '' },
    verificationSheet: { url: '', authorization: '' },
    purchaseLog: { url: '', authorization: '' },
    addressSearch: { base: '' },
    session: { mode: 'token' },
    maps: { provider: 'leaflet', tiles: '', attribution: '', key: '' },
    botCheck: { provider: 'none', siteKey: '', isEnterprise: false, host: 'www.google.com' },
    analytics: { sinks: ['dataLayer'], identify: 'none' },
    trustedOrigins: [],
    paths: {},
  });
});

it('reads every key of the services configuration', () => {
  const block = {
    brandCode: 'LS',
    api: { base: 'https://api.agency.example', ca: 'https://ca-api.agency.example' },
    site: { base: 'https://www.agency.example' },
    leadStore: { url: 'https://sheets.example/leads', authorization: 'Basic ZXhhbXBsZQ==' },
    verificationSheet: { url: 'https://sheets.example/verifications', authorization: 'Basic ZXhhbXBsZQ==' },
    purchaseLog: { url: 'https://sheets.example/purchases', authorization: 'Basic ZXhhbXBsZQ==' },
    addressSearch: { base: 'https://geocode.example/arcgis/rest/services/World/GeocodeServer' },
    session: { mode: 'cookie' },
    maps: { provider: 'leaflet', tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Map makers' },
    botCheck: { provider: 'none' },
    analytics: { sinks: ['dataLayer'] },
    trustedOrigins: ['https://pay.partner.example'],
    paths: { requote: '/api/rating/requote' },
  };
  expect(z.parse(servicesConfig, block)).toMatchObject(block);
});

const accepts = (config: object) => z.safeParse(servicesConfig, config).success;

describe('service address', () => {
  it.each([
    '',
    '/',
    '/sandbox',
    'https://api.agency.example',
    'https://api.agency.example:8443/v1?x=1',
    'http://localhost:4173',
    'http://127.0.0.1:1/x',
    'http://[::1]/',
  ])('accepts the service address %j', (base) => expect(accepts({ api: { base } })).toBe(true));

  it.each([
    'api.agency.example',
    '//api.agency.example',
    '/\\api.agency.example',
    'http://api.agency.example',
    'http://localhost.evil.example',
    'http://localhost@evil.example',
    'https://user@api.agency.example',
    'https://',
    'https:///path',
    'javascript:alert(1)',
    'https://api.agency.example with blanks',
  ])('rejects the service address %j', (base) => expect(accepts({ api: { base } })).toBe(false));
});

describe('trusted origin', () => {
  it.each([
    'https://pay.partner.example',
    'https://pay.partner.example:8443',
    'http://localhost:4174',
    'http://127.0.0.1:4174',
  ])('accepts the trusted origin %j', (origin) => expect(accepts({ trustedOrigins: [origin] })).toBe(true));

  it.each([
    'https://pay.partner.example/',
    'https://pay.partner.example/buy',
    'https://*.partner.example',
    'http://pay.partner.example',
    'https://user@partner.example',
    'pay.partner.example',
    '*',
    '',
  ])('rejects the trusted origin %j', (origin) => expect(accepts({ trustedOrigins: [origin] })).toBe(false));
});

it.each(['requote', '//evil.example', 'https://evil.example/x', '/x?y=1'])('rejects the service path %j', (path) => {
  expect(accepts({ paths: { requote: path } })).toBe(false);
});
