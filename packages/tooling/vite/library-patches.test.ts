import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectRoot } from '#tooling/project';
import { libraryPatches } from './library-patches.ts';

/** A library's file after the build's replacements. */
function patched(file: string, code = readFileSync(`${projectRoot}node_modules/${file}`, 'utf8')): string {
  const { handler } = libraryPatches().transform as unknown as {
    handler: (this: { error: (message: string) => never }, code: string, id: string) => { code: string };
  };
  const error = (message: string): never => {
    throw new Error(message);
  };
  return handler.call({ error }, code, `/project/node_modules/${file}`).code;
}

it.each([
  ['zod/v4/core/core.js', '__zod_globalConfig', 'export const globalConfig = { jitless: true };'],
  ['zod/v4/core/registries.js', '__zod_globalRegistry', 'registry()'],
  [
    'react-dom/cjs/react-dom-client.production.js',
    'nextBlockedOn.target.dispatchEvent(',
    'nextBlockedOn.target?.dispatchEvent(nativeEventClone);',
  ],
  ['leaflet/src/dom/DomEvent.js', 'eventsKey', 'var handlersOf = new WeakMap();'],
  ['leaflet/src/core/Browser.js', "div.innerHTML = '<svg/>'", 'createElementNS('],
])('the installed %s is patched from %j to %j', (file, removed, added) => {
  const code = patched(file);
  expect(code).not.toContain(removed);
  expect(code).toContain(added);
});

it('the build stops where a library no longer has the text to replace', () => {
  expect(() => patched('leaflet/src/core/Browser.js', 'export default {};')).toThrow('libraryPatches needs a change');
});
