import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import webpack from 'webpack';
import { projectRoot } from '#tooling/project';
import { snippetsOf } from '../../docs/snippets.ts';
import { expect, test } from '../model/journey.ts';

/** A project in which the packed package is installed. */
const project = mkdtempSync(join(tmpdir(), 'covermount-project-'));
const installed = join(project, 'node_modules/covermount');

test.beforeAll(() => {
  mkdirSync(installed, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', project], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  execFileSync('tar', ['-xzf', join(project, filename), '-C', installed, '--strip-components=1']);
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(project, 'main.js'),
    `import { version } from 'covermount';
import { mount } from 'covermount/widgets/zip-form';
globalThis.loadedVersion = version;
const element = document.querySelector('#quote');
globalThis.widget = mount(element, { quotePage: '/get-a-quote', labels: { submit: 'Bundled' } });`,
  );
});

test.afterAll(() => rmSync(project, { recursive: true }));

/** Writes a bundler's configuration from docs/deploying.md, with the address of the sandbox's files. */
function writeConfiguration(word: string, name: string, files: string): string {
  const snippet = snippetsOf('docs/deploying.md').find(({ text }) => text.includes(word));
  const file = join(project, name);
  writeFileSync(file, snippet!.text.replace('https://cdn.agency.example/covermount/0.1.0', files));
  return file;
}

/** Builds `main.js`, and returns the path of the result. */
const bundlers = {
  Vite: async (files: string) => {
    await build({
      root: project,
      configFile: writeConfiguration('resolveId', 'vite.config.js', files),
      logLevel: 'error',
      build: {
        outDir: 'built-by-vite',
        rolldownOptions: { input: join(project, 'main.js'), output: { entryFileNames: 'main.js' } },
      },
    });
    return join(project, 'built-by-vite/main.js');
  },
  webpack: async (files: string) => {
    const file = writeConfiguration('outputModule', 'webpack.config.mjs', files);
    const { default: configuration } = (await import(pathToFileURL(file).href)) as { default: webpack.Configuration };
    const output = { path: join(project, 'built-by-webpack'), filename: 'main.js' };
    await new Promise<void>((resolve, reject) => {
      webpack({ ...configuration, mode: 'production', context: project, entry: './main.js', output }, (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
      );
    });
    return join(output.path, output.filename);
  },
};

test('a module built by Vite or webpack mounts a widget whose files load from the configured address', async ({
  page,
  author,
  sandbox,
}) => {
  const body = '<div id="quote">Call us.</div><script type="module" src="/main.js"></script>';
  const address = sandbox.url + (await author.publishes({ body, withoutScript: true }));
  for (const bundle of Object.values(bundlers)) {
    const built = readFileSync(await bundle(`${sandbox.url}/covermount`), 'utf8');
    // The module contains no code of the widgets.
    expect(built.length).toBeLessThan(2000);
    await page.route('**/main.js', (route) => route.fulfill({ contentType: 'text/javascript', body: built }));
    await page.goto(address);
    await page.getByRole('textbox').fill('78701');
    expect(await page.evaluate('loadedVersion')).toMatch(/^\d+\.\d+\.\d+/);
    await page.getByRole('button', { name: 'Bundled' }).click();
    await expect(page).toHaveURL(/\/get-a-quote/);
  }
});
