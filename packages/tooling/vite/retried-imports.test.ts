import type { Rollup } from 'vite';
import { expect, it } from 'vitest';
import { retriedImports } from './retried-imports.ts';

function rewritten(code: string): string {
  const { handler } = retriedImports().generateBundle as unknown as {
    handler: (options: object, bundle: Rollup.OutputBundle) => void;
  };
  const file = { type: 'chunk', fileName: 'chunks/view.js', code };
  handler({}, { 'chunks/view.js': file } as never);
  return file.code;
}

it.each([
  ['an import', 'const v=()=>t(()=>import(`./view-1.js`),[]);', 'const v=()=>t(($at)=>import($at(`./view-1.js`)),[]);'],
  [
    'an import that takes one export',
    't(async()=>{let{en:e}=await import(`./en-1.js`);return{en:e}},[]);',
    't(async($at)=>{let{en:e}=await import($at(`./en-1.js`));return{en:e}},[]);',
  ],
])('Vite’s helper passes the address to retry to %s', (_, code, expected) => {
  expect(rewritten(code)).toBe(expected);
});

it('the build stops at an import that would not be retried', () => {
  expect(() => rewritten('const v=import(`./view-1.js`);')).toThrow('chunks/view.js has an import');
});
