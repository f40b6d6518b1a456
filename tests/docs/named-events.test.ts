import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files that declare the events of machines. */
const declarations = ['packages', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(types|machine)\.ts$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
);

test('docs/architecture.md names only events that a machine has', () => {
  const named = [...readFileSync('docs/architecture.md', 'utf8').matchAll(/`([A-Z_]+\.[A-Z_]+)`/g)];
  const events = named.map(([, event = '']) => event);
  expect(events).toContain('CONTACT.SUBMITTED');
  expect(events.filter((event) => !declarations.some((text) => text.includes(`type: '${event}'`)))).toEqual([]);
});
