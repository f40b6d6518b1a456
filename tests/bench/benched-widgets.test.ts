import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectRoot } from '#tooling/project';
import { contentWidgets } from './content-widgets.ts';
import { ownPages } from './own-pages.ts';

test('every widget is loaded by the bench, once as a form or once as content', () => {
  const widgets = readdirSync(`${projectRoot}widgets`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `cover-${name}`);
  const forms = ownPages.map(({ name }) => name).filter((name) => widgets.includes(name));
  const contents = Object.keys(contentWidgets).map((name) => `cover-${name}`);
  expect([...forms, ...contents].toSorted()).toEqual(widgets.toSorted());
});
