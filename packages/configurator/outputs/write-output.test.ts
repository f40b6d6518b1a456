import { expect, test } from 'vitest';
import { emptyProject } from '../project.ts';
import { outputForms, type OutputSource } from './output.ts';
import { writeOutput } from './write-output.ts';

const withElement = outputForms.filter((form) => form !== 'brand');

test.each(withElement)('writes no blank line for an element without content in the form %s', (form) => {
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
  const code = writeOutput(form, source).find(({ place }) => place === (form === 'aem' ? 'file' : 'widget'));
  expect(code?.text).toMatch(/team/);
  expect(code?.text).not.toMatch(/\n\s*\n/);
});
