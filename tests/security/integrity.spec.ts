import { execFileSync } from 'node:child_process';
import { projectRoot } from '#tooling/project';
import { expect, test } from '../browser/model/journey.ts';

/** As a site's build prints it. */
const importMap = execFileSync(
  process.execPath,
  [`${projectRoot}dist/server/cli.mjs`, 'import-map', '--files-from', '/covermount/'],
  { encoding: 'utf8' },
);
const body = '<cover-sign-in load="eager"><p>Call us to sign in.</p></cover-sign-in>';
const head =
  "<script>addEventListener('covermount:error', ({ detail }) => (window.failures ??= []).push(detail.code))</script>";

test('a page with the hashes of modules runs none that was changed: its content stays, and it is told', async ({
  page,
  author,
  sandbox,
  watch,
}) => {
  watch.allows(/^console (warning|error): /);
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
  expect(await failures()).toEqual([]);

  const files = [...requested].filter((file) => !file.endsWith('/covermount.js'));
  expect(files.length).toBeGreaterThan(3);
  const told: string[] = [];
  for (const file of files) {
    await page.route(`**${file}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};globalThis.hasRun = true;` });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => 'hasRun' in globalThis), file).toBe(false);
    const isTold = (await failures()).includes('load');
    await expect(isTold ? page.getByText('Call us to sign in.') : email, file).toBeVisible();
    if (isTold) told.push(file);
    await page.unroute(`**${file}`);
  }
  for (const needed of ['runtime', 'react', 'sign-in'])
    expect(
      told.some((file) => file.includes(`/${needed}-`)),
      needed,
    ).toBe(true);
});
