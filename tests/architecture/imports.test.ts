import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import type { ICruiseOptions, ICruiseResult, IFlattenedRuleSet } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { expect, test } from 'vitest';

const { forbidden, options } = createRequire(import.meta.url)('./dependency-cruiser.cjs') as {
  forbidden: IFlattenedRuleSet['forbidden'];
  options: ICruiseOptions;
};

async function cruised(): Promise<ICruiseResult> {
  const { output } = await cruise(
    ['packages', 'widgets', 'stories', 'tests'],
    { ...options, validate: true, ruleSet: { forbidden } as IFlattenedRuleSet },
    options.enhancedResolveOptions,
    { tsConfig: extractTsConfig('tsconfig.json') },
  );
  return output as ICruiseResult;
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
