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

test('an address opens the project that it was made of', async () => {
  const hash = await projectHash(project);
  expect(hash).toMatch(/^#p=[\w-]+$/);
  expect(await projectOfHash(hash, widgets)).toEqual(project);
});

test('an address has no credentials', async () => {
  const services = { leadStore: { url: 'https://sheets.example/leads', authorization: 'Basic c2VjcmV0' } };
  const hash = await projectHash({ ...project, config: { services }, page: { services } });
  const opened = await projectOfHash(hash, widgets);
  expect(JSON.stringify(opened)).not.toContain('Basic');
  expect(opened?.page).toEqual({ services: { leadStore: { url: 'https://sheets.example/leads' } } });
});

test('an address opens what was made of other widgets, and the address of the script', async () => {
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
])('an address has no %s', async (key, value) => {
  const config = { carriers: [{ carrierId: 7, [key]: value }], headers: { [key]: value } };
  const hash = await projectHash({ ...project, config, others: { team: { config, content: '' } } });
  const opened = await projectOfHash(hash, widgets);
  const rest = { carriers: [{ carrierId: 7 }], headers: {} };
  expect(opened?.config).toEqual(rest);
  expect(opened?.others?.team?.config).toEqual(rest);
});

test('an address has the texts and settings that are about passwords', async () => {
  const config = {
    labels: { password: 'Your password', es: { password: 'Contraseña' } },
    passwordPolicy: 'classic',
    forgotPasswordPage: '/forgot',
    rememberPassword: true,
    siteKey: 'public',
  };
  expect((await projectOfHash(await projectHash({ ...project, config }), widgets))?.config).toEqual(config);
});

test('a large configuration makes a short address', async () => {
  const offices = Array.from({ length: 200 }, (_, number) => ({ title: `Office ${number}`, latitude: 30.25 }));
  const hash = await projectHash({ ...project, config: { offices } });
  expect(hash.length).toBeLessThan(JSON.stringify(offices).length / 4);
});

test.each(['', '#quotes', '#p=', '#p=!!', '#p=AAAA', '#p=q1bKzEvOVlIqSS0uUTI0MgYA'])(
  'the hash %j opens nothing',
  async (hash) => {
    expect(await projectOfHash(hash, widgets)).toBeUndefined();
  },
);

test('an address of an unknown widget opens nothing', async () => {
  expect(await projectOfHash(await projectHash({ ...project, widget: 'carousel' }), widgets)).toBeUndefined();
});

test('a short address that unpacks to more than a configuration ever has opens nothing', async () => {
  const hash = await projectHash({ ...project, content: ' '.repeat(5_000_000) });
  expect(hash.length).toBeLessThan(20_000);
  expect(await projectOfHash(hash, widgets)).toBeUndefined();
});
