import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importAgain } from './import-again.ts';

const openPage = (head = '') => vi.stubGlobal('document', new JSDOM(head).window.document);
beforeEach(() => void openPage());
afterEach(() => void vi.unstubAllGlobals());

/** @param forgets requests a module again that failed to load, like browsers other than Firefox. */
function browser({ forgets = false } = {}) {
  const modules = new Map<string, Promise<{ address: string }>>();
  const network = { isDown: false };
  const load = (file: string) => (at: (file: string) => string) => {
    const address = at(file);
    const module =
      modules.get(address) ??
      (network.isDown
        ? Promise.reject(new TypeError('error loading dynamically imported module'))
        : Promise.resolve({ address }));
    if (!network.isDown || !forgets) modules.set(address, module);
    return module;
  };
  return { load, network };
}

test('requests a failed file again on the next import, and loads it once', async () => {
  const { load, network } = browser();
  network.isDown = true;
  await expect(importAgain(load('./step.js'))).rejects.toThrow('error loading');
  network.isDown = false;
  const modules = await Promise.all([importAgain(load('./step.js')), importAgain(load('./step.js'))]);
  modules.push(await importAgain(load('./step.js')));
  expect(new Set(modules).size).toBe(1);
  expect(await importAgain(load('./other.js'))).toEqual({ address: './other.js' });
});

test('imports a failed file from its own address in browsers that retry failed imports', async () => {
  const { load, network } = browser({ forgets: true });
  network.isDown = true;
  await expect(importAgain(load('./flow.js'))).rejects.toThrow('error loading');
  network.isDown = false;
  expect(await importAgain(load('./flow.js'))).toEqual({ address: './flow.js' });
});

test('retries a file at its own address, which other files may import', async () => {
  const { load, network } = browser({ forgets: true });
  network.isDown = true;
  const module = importAgain(load('./shared.js'));
  network.isDown = false;
  expect(await module).toEqual({ address: './shared.js' });
});

test('uses another address despite the word integrity in a script that is not an import map', async () => {
  openPage('<script type="application/json">{"integrity":"high"}</script>');
  const { load, network } = browser();
  network.isDown = true;
  await expect(importAgain(load('./told.js'))).rejects.toThrow('error loading');
  network.isDown = false;
  const { address } = await importAgain(load('./told.js'));
  expect(address).toMatch(/^\.\/told\.js#/);
});

test('uses no other address if the import map has integrity hashes: the module would run unchecked', async () => {
  openPage(
    '<script type="importmap">{"imports":{}}</script><script type="importmap">{"integrity":{"/step.js":"sha384-a"}}</script>',
  );
  const { load, network } = browser();
  network.isDown = true;
  const addresses: string[] = [];
  const loadAt = (at: (file: string) => string) => {
    addresses.push(at('./late.js'));
    return load('./late.js')(at);
  };
  await expect(importAgain(loadAt)).rejects.toThrow('error loading');
  expect(addresses).toEqual(['./late.js', './late.js']);
});
