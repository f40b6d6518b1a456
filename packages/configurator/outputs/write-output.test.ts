import { expect, test } from 'vitest';
import { emptyProject } from '../project.ts';
import { outputForms, type OutputSource } from './output.ts';
import { writeOutput } from './write-output.ts';

test.each(outputForms)('writes no blank line for an element without content in the form %s', (form) => {
  const { widget, content, page } = emptyProject('team');
  const source: OutputSource = {
    widget,
    content,
    page,
    config: {},
    pageConfig: {},
    brand: {},
    files: '/',
    version: '1',
  };
  const [code] = writeOutput(form, source)
    .filter(({ place }) => place === 'widget')
    .map(({ text }) => text);
  expect(code ?? '').not.toMatch(/Get a quote|\n\s*\n/);
});
