import { existsSync, readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSchema } from '#cms/read-schema';
import { schemaFields } from '#configuration/schema-fields';
import { plainForm, type Snippet } from '#configuration/snippet';
import { widgetNames } from '#tooling/project';
import { chromiumArguments, chromiumPath } from '#tooling/testing/chromium';
import { snippetsOf } from '../docs/snippets.ts';
import { exampleConfig } from './example-config.ts';
import { packageFolder } from './package-folder.ts';
import { readDirectly, readWidget } from './read-page.ts';
import { startStaticSite, type StaticSite } from './static-site.ts';

/** The interface of the editor in the pages below. */
interface EditorWindow {
  editor: { write(html: string): void; read(): string; editable(): HTMLElement };
}

/** The setting in docs/getting-started.md. */
const htmlSupport = snippetsOf('docs/getting-started.md').find(({ text }) => text.includes('htmlSupport'))?.text ?? '';

const editors = {
  TinyMCE: {
    folder: packageFolder('tinymce', '8.9.2'),
    head: '<script src="tinymce.min.js"></script>',
    start: `tinymce.init({ selector: '#place', license_key: 'gpl', promotion: false, convert_urls: false }).then(([own]) => {
      window.editor = { write: (html) => own.setContent(html), read: () => own.getContent(), editable: () => own.getBody() };
    });`,
  },
  CKEditor: {
    folder: packageFolder('ckeditor5', '48.5.2'),
    head: '<link rel="stylesheet" href="dist/browser/ckeditor5.css"><script src="dist/browser/ckeditor5.umd.js"></script>',
    // Without this plugin, CKEditor drops elements that none of its features handles.
    start: `${htmlSupport}
      const { ClassicEditor, Essentials, GeneralHtmlSupport, Link, Paragraph } = CKEDITOR;
      ClassicEditor.create(document.querySelector('#place'), {
        licenseKey: 'GPL',
        plugins: [Essentials, Paragraph, Link, GeneralHtmlSupport],
        htmlSupport,
      }).then((own) => {
        const editable = () => own.editing.view.getDomRoot();
        window.editor = { write: (html) => own.setData(html), read: () => own.getData(), editable };
      });`,
  },
} as const;

let browser: Browser;
beforeAll(async () => {
  const executablePath = chromiumPath();
  browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
});
afterAll(() => browser.close());

const snippets = widgetNames().map((name) => {
  const config = exampleConfig(schemaFields(readSchema(name)));
  return { name, config, html: plainForm(name, config as Snippet, '<a href="/get-a-quote">Get a quote</a>') };
});

describe.each(Object.entries(editors))('%s', (_name, { folder, head, start }) => {
  let site: StaticSite;
  let page: Page;
  beforeAll(async () => {
    const index = `<!doctype html><title>Editor</title>${head}<textarea id="place"></textarea><script>${start}</script>`;
    site = await startStaticSite((path) => {
      if (path === 'index.html') return index;
      return existsSync(`${folder}${path}`) ? readFileSync(`${folder}${path}`) : undefined;
    });
    page = await browser.newPage();
    await page.goto(site.url);
    await page.waitForFunction(() => 'editor' in window);
  });
  afterAll(async () => {
    await page.close();
    site.close();
  });

  test('keeps the configuration of every widget set as HTML source', async () => {
    for (const { name, config, html } of snippets) {
      const saved = await page.evaluate((source) => {
        const { editor } = window as unknown as EditorWindow;
        editor.write(source);
        return editor.read();
      }, html);
      expect(await readWidget(saved, name), saved).toEqual(await readDirectly(config, name));
      expect(saved).toContain('<a href="/get-a-quote">Get a quote</a>');
    }
  });

  test('keeps the configuration of every pasted widget', async () => {
    for (const { name, config, html } of snippets) {
      await page.evaluate((pasted) => {
        const { editor } = window as unknown as EditorWindow;
        editor.write('');
        const editable = editor.editable();
        editable.focus();
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', pasted);
        editable.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, html);
      const read = () => page.evaluate(() => (window as unknown as EditorWindow).editor.read());
      await expect.poll(read).toContain('Get a quote');
      const saved = await read();
      expect(await readWidget(saved, name), saved).toEqual(await readDirectly(config, name));
    }
  });
});
