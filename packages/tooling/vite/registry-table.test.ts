import { expect, it } from 'vitest';
import { withTable } from './registry-table.ts';

const load = (chunk: string, taken = '') => `()=>i(($at)=>import($at(\`./chunks/${chunk}.js\`))${taken},[])`;
const loader = (widgets: string, firstPaints: string) =>
  `start({widgets:{${widgets}},firstPaints:{${firstPaints}},secrets:{}},"1")`;
const written = loader(
  `"zip-form":${load('zip-form-AAA_1-a', '.then(e=>e.t)')},renters:${load('renters-BBBBBBB')}`,
  `"zip-form":${load('zip-form.first-paint-CCCCCCC', '.then(e=>e.t)')}`,
);

interface Registry {
  widgets: Record<string, () => Promise<unknown>>;
  firstPaints: Record<string, () => Promise<unknown>>;
}

/** The options that the code passes to `start`, with each import resolved to its address. */
function registryIn(code: string, exported: object, importAgain = 'i'): Registry {
  const asked = code.replaceAll(/import\(([^)]*\))\)/g, (_all, address: string) => `load(${address})`);
  // oxlint-disable-next-line typescript/no-implied-eval -- as a browser runs what the build has written
  return new Function('start', importAgain, 'load', `return ${asked}`)(
    (registry: Registry) => registry,
    (attempt: (at: (address: string) => string) => unknown) => attempt((address) => address),
    (address: string) => Promise.resolve({ address, ...exported }),
  ) as Registry;
}

it('the table loads the same chunks as the imports that it replaces', async () => {
  const { widgets, firstPaints } = registryIn(withTable(written), { default: 'a widget' });
  expect(Object.keys(widgets)).toEqual(['zip-form', 'renters']);
  expect(Object.keys(firstPaints)).toEqual(['zip-form']);
  expect(await widgets['zip-form']!()).toMatchObject({ address: './chunks/zip-form-AAA_1-a.js' });
  expect(await widgets.renters!()).toMatchObject({ address: './chunks/renters-BBBBBBB.js', default: 'a widget' });
  expect(await firstPaints['zip-form']!()).toMatchObject({ address: './chunks/zip-form.first-paint-CCCCCCC.js' });
});

it.each(['a', 'e', 'r', 's', 't'])('the table loads modules when the bundler names the import %s', async (name) => {
  const { widgets } = registryIn(withTable(written.replaceAll('=>i(', `=>${name}(`)), { default: 'a widget' }, name);
  expect(await widgets.renters!()).toMatchObject({ default: 'a widget' });
});

it('the table picks a widget from a chunk of several modules', async () => {
  const { widgets } = registryIn(withTable(written), { t: { default: 'a widget' } });
  expect(await widgets['zip-form']!()).toEqual({ default: 'a widget' });
});

it.each([
  ['has no registry', 'start({})', 'in another form'],
  [
    'names a chunk differently',
    loader(`renters:${load('flat-BBBBBBB')}`, `renters:${load('renters.first-paint-BBBBBBB')}`),
    'The chunk of renters is named flat',
  ],
  [
    'exports a module differently',
    loader(`renters:${load('renters-BBBBBBB', '.then(e=>e.n)')}`, `renters:${load('renters.first-paint-BBBBBBB')}`),
    'exports its module as n',
  ],
])('the build stops where the loader %s', (_what, code, message) => {
  expect(() => withTable(code)).toThrow(message);
});
