import { readFileSync } from 'node:fs';
import { fieldsIn, schemaFields } from '#configuration/schema-fields';
import { widgetNames } from '#tooling/project';
import { universalEditorFiles } from './aem-files.ts';
import type { BuildOutput } from './build-output.ts';
import type { OutputFile } from './output-file.ts';
import { readSchema } from './read-schema.ts';

function blockFiles(name: string): OutputFile[] {
  const block = `blocks/covermount-${name}/covermount-${name}`;
  const fields = schemaFields(readSchema(name));
  const lists = fields.filter(({ kind }) => kind === 'list' || kind === 'choices').map((field) => `'${field.name}'`);
  const labels = fields.filter((field) => field.name === 'labels').flatMap(fieldsIn);
  const keys = [
    lists.length > 0 && `lists: [${lists.join(', ')}]`,
    labels.some((label) => /^(en|es)\./.test(label.name)) && 'labelsHaveLanguages: true',
  ].filter(Boolean);
  const words = [`'${name}'`, 'block', ...(keys.length > 0 ? [`{ ${keys.join(', ')} }`] : [])];
  return [
    {
      path: `${block}.js`,
      content: `import decorateWidget from '../../scripts/covermount.js';\n\nexport default function decorate(block) {\n  decorateWidget(${words.join(', ')});\n}\n`,
    },
    // Edge Delivery requests a style sheet with the name of the block, whether it exists or not.
    { path: `${block}.css`, content: `.covermount-${name} {\n  display: block;\n}\n` },
  ];
}

/** The name of a block, from which Edge Delivery derives its folder: `Covermount Zip Form`. */
const blockTitle = (name: string): string =>
  `covermount-${name}`.replaceAll(/(?:^|-)(\w)/g, (_dash, letter: string) => ` ${letter.toUpperCase()}`).trim();

const page = { brands: { lonestar: { code: 'LS', name: 'Lone Star Cover' } } };

/** The blocks of Edge Delivery, by path in the repository of a site, without the files of the widgets. */
export function edgeDeliveryFiles({ version, scriptHash, styleHash }: BuildOutput): OutputFile[] {
  const shared = readFileSync(new URL('edge-delivery/covermount.js', import.meta.url), 'utf8')
    .replace('{version}', version)
    .replace('{scriptHash}', scriptHash)
    .replace('{styleHash}', styleHash);
  const models = universalEditorFiles((name) => ({
    xwalk: {
      page: {
        resourceType: 'core/franklin/components/block/v1/block',
        template: { name: blockTitle(name), model: `covermount-${name}`, 'key-value': true },
      },
    },
  }));
  return [
    { path: 'scripts/covermount.js', content: shared },
    { path: 'covermount/page.json', content: `${JSON.stringify(page, null, 2)}\n` },
    ...widgetNames().flatMap(blockFiles),
    ...models.map(({ path, content }) => ({ path: `models/covermount/${path}`, content })),
  ];
}

/** The blocks with the files of the widgets, as an archive to unpack into the repository of a site. */
export const edgeDeliveryArchive = (build: BuildOutput): OutputFile[] => [
  ...edgeDeliveryFiles(build),
  ...build.served.map(({ path, content }) => ({ path: `covermount/${build.version}/${path}`, content })),
];
