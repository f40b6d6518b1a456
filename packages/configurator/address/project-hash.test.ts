import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Project } from '../project.ts';
import { projectHash, projectOfHash } from './project-hash.ts';

const project: Project = {
  widget: 'zip-form',
  config: { quotePage: '/cotización', labels: { es: { submit: 'Ver «precios» 🚗' } } },
  content: '<a href="/q">Quote</a>',
  page: { brand: 'a', services: { leadStore: { url: 'https://sheets.example/leads' } } },
};
const widgets = ['zip-form', 'team'];

test('restores the project from its hash', async () => {
  const hash = await projectHash(project);
  expect(hash).toMatch(/^#p=[\w-]+$/);
  expect(await projectOfHash(hash, widgets)).toEqual(project);
});

test('omits credentials of services', async () => {
  const services = { leadStore: { url: 'https://sheets.example/leads', authorization: 'Basic c2VjcmV0' } };
  const hash = await projectHash({ ...project, config: { services }, page: { services } });
  const opened = await projectOfHash(hash, widgets);
  expect(JSON.stringify(opened)).not.toContain('Basic');
  expect(opened?.page).toEqual({ services: { leadStore: { url: 'https://sheets.example/leads' } } });
});

test('restores the settings of other widgets, and the address of the script', async () => {
  const others = { team: { config: { people: [{ name: 'Robin Example' }] }, content: '' } };
  const made: Project = { ...project, others, files: 'https://cdn.agency.example/{version}/' };
  expect(await projectOfHash(await projectHash(made), widgets)).toEqual(made);
});

test.each([
  ['token', 'f00d'],
  ['apiKey', 'f00d'],
  ['x-api-key', 'f00d'],
  ['clientSecret', 'f00d'],
  ['password', 'f00d'],
  ['sheetsDbAuthorization', 'Bearer f00d'],
  ['key', 'f00d'],
])('omits the key %s', async (key, value) => {
  const config = { carriers: [{ carrierId: 7, [key]: value }], headers: { [key]: value } };
  const hash = await projectHash({ ...project, config, others: { team: { config, content: '' } } });
  const opened = await projectOfHash(hash, widgets);
  const rest = { carriers: [{ carrierId: 7 }], headers: {} };
  expect(opened?.config).toEqual(rest);
  expect(opened?.others?.team?.config).toEqual(rest);
});

test('keeps texts and settings about passwords', async () => {
  const config = {
    labels: { password: 'Your password', es: { password: 'Contraseña' } },
    passwordPolicy: 'classic',
    forgotPasswordPage: '/forgot',
    rememberPassword: true,
    siteKey: 'public',
  };
  expect((await projectOfHash(await projectHash({ ...project, config }), widgets))?.config).toEqual(config);
});

test('compresses a large configuration', async () => {
  const offices = Array.from({ length: 200 }, (_, number) => ({ title: `Office ${number}`, latitude: 30.25 }));
  const hash = await projectHash({ ...project, config: { offices } });
  expect(hash.length).toBeLessThan(JSON.stringify(offices).length / 4);
});

test.each(['', '#quotes', '#p=', '#p=!!', '#p=AAAA', '#p=q1bKzEvOVlIqSS0uUTI0MgYA'])(
  'returns undefined for the hash %j',
  async (hash) => {
    expect(await projectOfHash(hash, widgets)).toBeUndefined();
  },
);

test('returns undefined for an unknown widget', async () => {
  expect(await projectOfHash(await projectHash({ ...project, widget: 'carousel' }), widgets)).toBeUndefined();
});

test('returns undefined for a hash that decompresses beyond the size limit', async () => {
  const text = JSON.stringify({ ...project, content: ' '.repeat(5_000_000) });
  const hash = `#p=${deflateRawSync(text).toString('base64url')}`;
  expect(hash.length).toBeLessThan(20_000);
  expect(await projectOfHash(hash, widgets)).toBeUndefined();
});

test.each([
  ['a project that could not be read from it again', ' '.repeat(5_000_000)],
  ['a project that cannot be compressed enough', randomBytes(1_000_000).toString('base64')],
])('has no hash for %s', async (_what, content) => {
  await expect(projectHash({ ...project, content })).rejects.toThrow(RangeError);
});
