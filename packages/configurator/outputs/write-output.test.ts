import { JSDOM } from 'jsdom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadSchemas } from '../configuration/load-schemas.ts';
import { emptyProject } from '../project.ts';
import { readSnippet } from '../snippets/read-snippet.ts';
import { outputSource } from './output-source.ts';
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

test('keeps the `$schema` of a pasted brand file in the form brand only', async () => {
  vi.stubGlobal('document', new JSDOM('').window.document);
  onTestFinished(() => void vi.unstubAllGlobals());
  const brand = { $schema: './brand.json', code: 'LS', name: 'Lone Star Cover' };
  const { project } = await readSnippet(JSON.stringify(brand), emptyProject('zip-form'));
  const schemas = { widget: await loadSchemas('zip-form'), page: await loadSchemas('page') };
  const source = outputSource({ ...emptyProject('zip-form'), ...project }, schemas, { files: '/', version: '1' });
  const [file] = writeOutput('brand', source);
  expect(JSON.parse(file?.text ?? '')).toEqual(brand);
  expect(JSON.stringify(writeOutput('element', source))).not.toContain('$schema');
});
