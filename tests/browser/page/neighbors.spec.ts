import { build } from 'vite';
import { projectRoot } from '#tooling/project';
import { expect, test } from '../model/journey.ts';

/** A page's own script, with its own copy of zod and an older React than the widgets'. */
const hostScript = `
  import * as z from 'zod';
  import { createElement, useState, version } from 'react';
  import { createRoot } from 'react-dom/client';

  const seen = [];
  z.config({ postProcessor: (schema) => seen.push(schema) });
  function Counter() {
    const [count, setCount] = useState(0);
    return createElement('button', { onClick: () => setCount(count + 1) }, 'Counted ' + count);
  }
  createRoot(document.querySelector('#host-app')).render(createElement(Counter));
  globalThis.dataLayer = [];
  globalThis.host = { z, seen, reactVersion: version };
`;

async function bundled(): Promise<string> {
  const entry = 'virtual:host';
  const result = await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { react: 'react-18', 'react-dom': 'react-dom-18' } },
    plugins: [
      {
        name: 'host',
        resolveId: (id) => (id === entry ? `${projectRoot}host.js` : undefined),
        load: (id) => (id === `${projectRoot}host.js` ? hostScript : undefined),
      },
    ],
    build: { write: false, minify: false, rollupOptions: { input: entry } },
  });
  const [output] = [result].flat();
  return (output as unknown as { output: [{ code: string }] }).output[0].code;
}

const reset = `*, *::before, *::after { all: unset; box-sizing: border-box; } style, script, head { display: none }`;

interface Host {
  z: { config(): object; string(): { safeParse(value: unknown): unknown } };
  seen: unknown[];
  reactVersion: string;
}

test('a page and a widget with different zod, React and CSS do not affect each other', async ({
  visitor,
  author,
  page,
  context,
}) => {
  const code = await bundled();
  await context.route('**/host.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  const offices = [{ location: 'Austin Downtown', latitude: 30.2672, longitude: -97.7431, state: 'TX' }];
  const path = await author.publishes({
    withoutScript: true,
    head: `<style>${reset}</style><script type="module" src="/host.js"></script>`,
    body: `<h1>Host</h1><ul><li>Item</li></ul><div id="host-app"></div><cover-zip-form></cover-zip-form><cover-office-locator load="eager" config='${JSON.stringify({ offices })}'></cover-office-locator>`,
  });
  await visitor.opens(path);
  const counter = page.getByRole('button', { name: /Counted/ });
  await counter.click();
  const reactVersion = () => page.evaluate(() => (globalThis as unknown as { host: Host }).host.reactVersion);
  expect(await reactVersion()).toMatch(/^18\./);

  const look = () =>
    page.evaluate(() => {
      const { z, seen } = (globalThis as unknown as { host: Host }).host;
      const before = seen.length;
      z.string();
      return {
        globals: Object.getOwnPropertyNames(globalThis).filter((name) => !/^\d+$/.test(name)),
        settings: Object.keys(z.config()),
        isProcessed: seen.length > before,
        styles: ['h1', 'li', '#host-app button', 'body'].map((selector) => {
          const style = getComputedStyle(document.querySelector(selector)!);
          return ['color', 'font', 'margin', 'padding', 'border', 'background-color', 'list-style'].map((name) =>
            style.getPropertyValue(name),
          );
        }),
      };
    });
  const seenSchemas = () => page.evaluate(() => (globalThis as unknown as { host: Host }).host.seen.length);

  const before = await look();
  const seen = await seenSchemas();
  await page.addScriptTag({ type: 'module', url: '/covermount/covermount.js' });
  await visitor.seesZipForm();
  await visitor.typesZip(visitor.person.zip);
  await expect(page.locator('cover-office-locator').getByText('Austin Downtown').first()).toBeVisible();
  await expect(page.locator('cover-office-locator canvas').first()).toBeVisible();
  expect(await seenSchemas()).toBe(seen);

  const after = await look();
  expect(after.globals.filter((name) => !before.globals.includes(name))).toEqual(['covermount']);
  expect({ ...after, globals: [] }).toEqual({ ...before, globals: [] });
  await counter.click();
  await expect(counter).toHaveText('Counted 2');
  await expect(visitor.button(visitor.zipTexts.submit)).toHaveCSS('background-color', 'rgb(23, 92, 211)');
});

test('a page’s outline for `:focus` does not frame a widget', async ({ visitor, author, page }) => {
  const path = await author.publishes({
    head: '<style>*:focus { outline: 2px solid red }</style>',
    body: '<cover-zip-form></cover-zip-form>',
  });
  await visitor.opens(path);
  await visitor.seesZipForm();
  await visitor.field(visitor.zipTexts.zipLabel).focus();
  await expect(page.locator('cover-zip-form:focus')).toHaveCSS('outline-style', 'none');
});
