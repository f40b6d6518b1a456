import { readFileSync } from 'node:fs';
import { aemModels, aemPackage, aemSources } from './aem-files.ts';
import type { BuildOutput } from './build-output.ts';
import { drupalArchive, drupalFiles } from './drupal-files.ts';
import { edgeDeliveryArchive, edgeDeliveryFiles } from './edge-delivery-files.ts';
import type { OutputFile } from './output-file.ts';
import { wordpressFiles } from './wordpress-files.ts';
import { zip } from './zip.ts';

const source = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const within = (folder: string, files: readonly OutputFile[]): OutputFile[] =>
  files.map(({ path, content }) => ({ path: `${folder}/${path}`, content }));

/** The fillers of first paints in PHP and Java. */
const fillers = (): OutputFile[] => [
  { path: 'php/FirstPaint.php', content: source('first-paint/FirstPaint.php') },
  ...['FirstPaint', 'JsonReader'].map((name) => ({
    path: `java/covermount/${name}.java`,
    content: source(`first-paint/${name}.java`),
  })),
];

/** Everything in `dist/cms/`. */
export function cmsFiles(build: BuildOutput): OutputFile[] {
  const plugin = within('covermount', wordpressFiles(build));
  return [
    ...fillers(),
    { path: 'wordpress/covermount.zip', content: zip(plugin) },
    ...within('aem', aemSources(build)),
    ...within('aem/universal-editor', aemModels()),
    { path: 'aem/covermount.zip', content: zip(aemPackage(build)) },
    ...within('edge-delivery', edgeDeliveryFiles(build)),
    { path: 'edge-delivery/covermount.zip', content: zip(edgeDeliveryArchive(build)) },
    ...within('drupal/covermount', drupalFiles(build)),
    { path: 'drupal/covermount.zip', content: zip(within('covermount', drupalArchive(build))) },
  ];
}
