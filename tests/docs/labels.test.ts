import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSchema } from '#cms/read-schema';
import { widgetDocument } from '#cms/widget-document';
import { keyName } from '#configuration/key-name';
import { projectRoot, widgetNames } from '#tooling/project';
import { en } from '../../packages/configurator/views/strings.en.ts';
import { documentText } from './snippets.ts';

/** The bold texts of a document. */
const boldIn = (file: string): string[] =>
  [...documentText(file).matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) => text);

test.each(['docs/roles/brand-team.md', 'docs/configurator.md'])(
  'every configurator label in %s is one that the configurator shows',
  (file) => {
    const labels = new Set<string>([...Object.values(en), `${en.services}: ${en['services.site']}`, 'Check']);
    const named = boldIn(file);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((text) => !labels.has(text))).toEqual([]);
  },
);

/** Labels of WordPress itself. */
const ofWordPress = [
  '+',
  'Activate Plugin',
  'Block',
  'Install Now',
  'Plugins › Add New › Upload Plugin',
  'Publish',
  'Save Changes',
  'Settings › Covermount',
];

test.each(['docs/roles/author.md', 'docs/wordpress.md'])(
  'every plugin label in %s is one that the WordPress plugin or the configurator shows',
  (file) => {
    const sources = ['admin/editor.js', 'includes/settings.php', 'includes/blocks.php'].map((source) =>
      readFileSync(`${projectRoot}packages/cms/wordpress/${source}`, 'utf8'),
    );
    const keys = ['en', 'es', ...Object.keys(readSchema('zip-form').properties ?? {})].map(keyName);
    const titles = widgetNames().map((name) => widgetDocument(name).title);
    const labels = new Set<string>([...Object.values(en), ...keys, ...titles, ...ofWordPress, 'Check']);
    const isShown = (text: string) => labels.has(text) || sources.some((source) => source.includes(text));
    const named = boldIn(file);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((text) => !isShown(text))).toEqual([]);
  },
);
