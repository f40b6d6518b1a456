import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { inLongTier } from '#tooling/testing/tier';

const root = new URL('../../../', import.meta.url).pathname;

test('the module can be imported on a server', () => {
  const output = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      "const m = await import('covermount'); console.log(typeof m.mount, typeof m.ready, m.version)",
    ],
    { cwd: root, encoding: 'utf8' },
  );
  expect(output.trim()).toMatch(/^function function \d+\.\d+\.\d+/);
});

test('the published types cover the configuration, the handle and the events', inLongTier, () => {
  const folder = mkdtempSync(join(root, 'test-results-types-'));
  try {
    writeFileSync(
      join(folder, 'host.ts'),
      `import { mount, ready, version } from 'covermount';
import { mount as mountZipForm } from 'covermount/widgets/zip-form';
import schema from 'covermount/schemas/zip-form.json';

const element = document.createElement('div');
const handle = mountZipForm(element, { quotePage: '/q', labels: { submit: 'Go' } });
handle.update({ quotePage: '/r' });
// @ts-expect-error A number is not an address.
mountZipForm(element, { quotePage: 7 });
element.addEventListener('covermount:step', ({ detail }) => detail.progress.toFixed());
element.addEventListener('covermount:navigate', (event) => event.detail.url && event.preventDefault());
void ready(mount('zip-form', element).element).then(() => console.log(version, schema.title));
`,
    );
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          module: 'esnext',
          moduleResolution: 'bundler',
          target: 'es2022',
          lib: ['es2022', 'dom'],
          resolveJsonModule: true,
          types: [],
        },
        files: ['host.ts'],
      }),
    );
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
