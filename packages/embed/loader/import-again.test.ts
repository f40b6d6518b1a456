import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importAgain } from './import-again.ts';

const openPage = (head = '') => vi.stubGlobal('document', new JSDOM(head).window.document);
beforeEach(() => void openPage());
afterEach(() => void vi.unstubAllGlobals());

/** @param forgets requests a module again that failed to load, as other browsers than Firefox do. */
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

test('the next import requests a failed file again, and loads it once', async () => {
  const { load, network } = browser();
  network.isDown = true;
  await expect(importAgain(load('./step.js'))).rejects.toThrow('error loading');
  network.isDown = false;
  const modules = await Promise.all([importAgain(load('./step.js')), importAgain(load('./step.js'))]);
  modules.push(await importAgain(load('./step.js')));
  expect(new Set(modules).size).toBe(1);
  expect(await importAgain(load('./other.js'))).toEqual({ address: './other.js' });
});

test('imports a failed file by its own address in browsers that retry failed imports', async () => {
  const { load, network } = browser({ forgets: true });
  network.isDown = true;
  await expect(importAgain(load('./flow.js'))).rejects.toThrow('error loading');
  network.isDown = false;
  expect(await importAgain(load('./flow.js'))).toEqual({ address: './flow.js' });
});

test('imports a file whose first request failed by its own address, at which other files may import it', async () => {
  const { load, network } = browser({ forgets: true });
  network.isDown = true;
  const module = importAgain(load('./shared.js'));
  network.isDown = false;
  expect(await module).toEqual({ address: './shared.js' });
});

test('uses another address where a script of another type speaks of integrity', async () => {
  openPage('<script type="application/json">{"integrity":"high"}</script>');
  const { load, network } = browser();
  network.isDown = true;
  await expect(importAgain(load('./told.js'))).rejects.toThrow('error loading');
  network.isDown = false;
  const { address } = await importAgain(load('./told.js'));
  expect(address).toMatch(/^\.\/told\.js#/);
});

test('uses no other address where the page has the hashes of modules: it would run unchecked', async () => {
  openPage('<script type="importmap">{"integrity":{"/step.js":"sha384-a"}}</script>');
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
