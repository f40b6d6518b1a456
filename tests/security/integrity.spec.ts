import { execFileSync } from 'node:child_process';
import type { ConsoleMessage, Page } from '@playwright/test';
import { projectRoot } from '#tooling/project';
import { expect, test } from '../browser/model/journey.ts';

/** The import map that the command prints for a site. */
const importMap = execFileSync(
  process.execPath,
  [`${projectRoot}dist/server/cli.mjs`, 'import-map', '--files-from', '/covermount/'],
  { encoding: 'utf8' },
);
const body = '<cover-sign-in load="eager"><p>Call us to sign in.</p></cover-sign-in>';
const head =
  "<script>addEventListener('covermount:error', ({ detail }) => (window.failures ??= []).push(detail.code))</script>";

/** Serves a file with one bit of the byte in its middle flipped. */
async function flipsByteOf(page: Page, file: string): Promise<void> {
  await page.route(`**${file}`, async (route) => {
    const response = await route.fetch();
    const bytes = await response.body();
    const middle = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
    // A browser would refuse a cached changed file even after the server has the right one.
    await route.fulfill({ response, body: bytes, headers: { ...response.headers(), 'cache-control': 'no-store' } });
  });
}

test('a page with hashes of modules runs no changed module, keeps its content, and emits an error', async ({
  page,
  author,
  sandbox,
  watch,
}) => {
  watch.allows(/^console (warning|error): .*(\[covermount\]|digest|integrity)/i);
  watch.allowsFailedRequests();
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/covermount\/(chunks\/)?[\w.-]+\.js$/.test(pathname)) requested.add(pathname);
  });
  const address = sandbox.url + (await author.publishes({ headStart: importMap, head, body }));
  const email = page.locator('cover-sign-in').getByRole('textbox').first();
  const failures = () => page.evaluate(() => (window as { failures?: string[] }).failures ?? []);
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(email).toBeVisible();
  // React is requested once the page is idle.
  await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
  expect(await failures()).toEqual([]);

  const files = [...requested].filter((file) => !file.endsWith('/covermount.js'));
  expect(files.length).toBeGreaterThan(3);
  const reportedFiles: string[] = [];
  for (const file of files) {
    await flipsByteOf(page, file);
    const refused: string[] = [];
    const onMessage = (message: ConsoleMessage) => {
      if (/digest|integrity/i.test(message.text())) refused.push(message.text());
    };
    page.on('console', onMessage);
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect.poll(() => refused.join('\n'), 'refused by the browser').toContain(file);
    page.off('console', onMessage);
    // Without a file for later use, the form is shown.
    await expect(page.getByText('Call us to sign in.').or(email).filter({ visible: true }), file).toHaveCount(1);
    if ((await failures()).includes('load')) reportedFiles.push(file);
    await page.unroute(`**${file}`);
  }
  for (const needed of ['runtime', 'react', 'sign-in'])
    expect(
      reportedFiles.some((file) => file.includes(`/${needed}-`)),
      needed,
    ).toBe(true);
});

test('a later step with a changed module shows a message, keeps the answers, and works after a repair', async ({
  page,
  author,
  visitor,
  watch,
}) => {
  watch.allows(/^console (warning|error): .*(\[covermount\]|digest|integrity)/i);
  watch.allowsFailedRequests();
  const [later] = /\/covermount\/chunks\/drivers-and-vehicles\.chunk-[^"]+/.exec(importMap) ?? [];
  await flipsByteOf(page, later!);
  const { texts, person } = visitor;
  const flow = '<cover-quote-flow load="eager"><p>Call us for a quote.</p></cover-quote-flow>';
  await visitor.opens(await author.publishes({ headStart: importMap, head, body: flow }));
  await visitor.answersDriver();
  await visitor.answersContact();
  await visitor.typesAddress();
  await visitor.describesThemself();
  await visitor.goesOn();
  await visitor.sees(texts.unreachableTitle);
  await expect(visitor.button(texts.retry)).toBeVisible();
  expect(watch.eventsNamed('error')).toMatchObject([{ detail: { widget: 'quote-flow', code: 'load' } }]);
  await page.unroute(`**${later}`);
  await visitor.reloads();
  await visitor.seesStep(texts.driversTitle);
  await visitor.sees(new RegExp(person.firstName));
});
