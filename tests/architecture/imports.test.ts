import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '#tooling/testing/run-command';

/** In a process of its own: beside all that the other tests have loaded, it takes twice as long. */
async function cruised(): Promise<ICruiseResult> {
  const folder = await mkdtemp(join(tmpdir(), 'covermount-imports-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const result = join(folder, 'result.json');
  const { output } = await runCommand(
    `npx depcruise --config tests/architecture/dependency-cruiser.cjs --output-type json --output-to ${result} packages widgets stories tests`,
  );
  const text = await readFile(result, 'utf8').catch(() => {
    throw new Error(output);
  });
  return JSON.parse(text) as ICruiseResult;
}

test('imports run in one direction only', async () => {
  const { summary, modules } = await cruised();
  // A cruiser that fails to parse TypeScript or to resolve the imports of package.json would report no violation.
  const runtime = modules.find(({ source }) => source === 'packages/embed/runtime/runtime.tsx');
  expect(runtime?.dependencies.map(({ resolved }) => resolved)).toContain('packages/ui/theme/theme.tsx');
  const unresolved = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ couldNotResolve, module }) => couldNotResolve && module.startsWith('#'))
      .map(({ module }) => `${source} → ${module}`),
  );
  expect(unresolved).toEqual([]);
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
});
