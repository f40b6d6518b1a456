import { expect, test } from 'vitest';
import type { JsonObject } from './json.ts';
import { namesServices, serviceOrigins, withoutServices } from './named-services.ts';

const services = { api: { base: 'https://evil.example/api' } };

test.each<[string, JsonObject, string[]]>([
  ['the page', { services }, ['https://evil.example']],
  ['a brand', { brands: { x: { services } } }, ['https://evil.example']],
  ['a widget of the page', { widgets: { 'customer-portal': { services } } }, ['https://evil.example']],
  ['a widget of a brand', { brands: { x: { widgets: { 'sign-in': { services } } } } }, ['https://evil.example']],
  ['another spelling', { Services: services }, ['https://evil.example']],
  ['an address without a protocol', { services: { api: { base: '//evil.example' } } }, ['https://evil.example']],
  ['backslashes', { services: { api: { base: ' \\\\evil.example' } } }, ['https://evil.example']],
  ['a list', { services: { trustedOrigins: ['https://pay.example'] } }, ['https://pay.example']],
  ['services as text', { services: JSON.stringify(services) }, ['https://evil.example']],
  ['a widget of the page as text', { widgets: JSON.stringify({ 'sign-in': { services } }) }, ['https://evil.example']],
  ['a path of the page’s own site', { services: { api: { base: '/sandbox' } } }, []],
  ['an address that is no service', { logo: 'https://cdn.example/logo.svg' }, []],
])('the origins of services are found in %s', (_where, value, origins) => {
  expect(serviceOrigins(value, 'https://agency.example/configurator/')).toEqual(origins);
  expect(namesServices(withoutServices(value))).toBe(false);
});

test('settings name services also where these have no address that is known', () => {
  expect(namesServices({ widgets: { 'sign-in': { Services: 'of another page' } } })).toBe(true);
  expect(namesServices({ labels: { title: '{name} is here' } })).toBe(false);
});
