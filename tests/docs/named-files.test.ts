import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = ['packages', 'widgets', 'stories', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${folder}/${name.replaceAll('\\', '/')}`),
);

/** Source files that a document names in code font, by their whole path or the end of it. `x.` stands for a widget's name. */
function filesNamedIn(document: string): readonly string[] {
  const named = [...readFileSync(document, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|css))`/g)];
  return named.map(([, name = '']) => name).filter((name) => !name.startsWith('x.') && name !== 'vite.config.ts');
}

test.each(['docs/architecture.md', 'docs/browsers.md', 'tests/README.md'])(
  '%s names no source file that does not exist',
  (document) => {
    const named = filesNamedIn(document);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !files.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
  },
);
