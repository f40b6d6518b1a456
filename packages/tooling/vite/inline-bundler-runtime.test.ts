import type { Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { inlineBundlerRuntime } from './inline-bundler-runtime.ts';

type Bundle = Record<
  string,
  { type: 'chunk'; name: string; fileName: string; moduleIds: string[]; imports: string[]; code: string }
>;

const chunk = (name: string, code: string, imports: string[] = [], moduleIds = [`/src/${name}.ts`]) => ({
  type: 'chunk' as const,
  name,
  fileName: `chunks/${name}.js`,
  moduleIds,
  imports,
  code,
});

const runtime = () =>
  chunk('runtime', 'var e=f=>()=>f(),t=(f)=>f+1;export{e as lazy,t as next};', [], ['\0rolldown/runtime.js']);

const bundleOf = (...chunks: Bundle[string][]): Bundle =>
  Object.fromEntries(chunks.map((file) => [file.fileName, file]));

function inline(bundle: Bundle): Bundle {
  const { generateBundle } = inlineBundlerRuntime();
  (generateBundle as unknown as (options: object, bundle: Rollup.OutputBundle) => void)({}, bundle as never);
  return bundle;
}

/** Runs the code of a chunk that exports `result`. */
async function resultOf(code: string): Promise<unknown> {
  const { result } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { result: unknown };
  return result;
}

describe('the bundler’s helpers', () => {
  const react = () => chunk('react', 'import{lazy as n}from"./runtime.js";const own=n(()=>1);', ['chunks/runtime.js']);

  it('the helpers are inlined, without a request, in a chunk that loads before React', async () => {
    const base = chunk('base', 'import{next as n}from"./runtime.js";export const result=n(41);', ['chunks/runtime.js']);
    const bundle = inline(bundleOf(runtime(), react(), base));
    expect(Object.keys(bundle)).toEqual(['chunks/react.js', 'chunks/base.js']);
    expect(base.imports).toEqual([]);
    expect(base.code).not.toMatch(/import|lazy/);
    expect(await resultOf(base.code)).toBe(42);
  });

  it('the helpers are imported from the React chunk by a chunk that imports it', async () => {
    const view = chunk('view', 'import{next as n}from"./runtime.js";export const result=n(1);', [
      'chunks/runtime.js',
      'chunks/react.js',
    ]);
    const bundle = inline(bundleOf(runtime(), react(), view));
    expect(view.code).toMatch(/^import\{bundlerHelpers\}from"\.\/react\.js";/);
    const merged = `${bundle['chunks/react.js']!.code.replace(/export\{[^}]*\};$/, '')}${view.code.replace(/^import[^;]*;/, '')}`;
    expect(await resultOf(merged)).toBe(2);
  });

  it.each([
    ['the helpers have no separate chunk', () => bundleOf(react()), 'rolldown/runtime.js'],
    ['React has no separate chunk', () => bundleOf(runtime()), 'chunk of React'],
    [
      'the helpers are imported in another way',
      () => bundleOf(runtime(), react(), chunk('base', 'import*as n from"./runtime.js";', ['chunks/runtime.js'])),
      'another form',
    ],
  ])('the build stops where %s', (_, bundle, message) => {
    expect(() => inline(bundle())).toThrow(message);
  });
});
