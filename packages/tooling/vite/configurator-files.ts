import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rollup } from 'vite';
import { projectRoot } from '../project.ts';
import { chunkStyles } from './chunk-styles.ts';
import { libraryPatches } from './library-patches.ts';
import { cssTarget, ecmaVersion } from './oldest-browsers.ts';
import { stripDescriptions } from './strip-descriptions.ts';

/** The file with the licenses of the bundled libraries, which those licenses require: in `dist/`, and separately in `dist/configurator/`. */
export const licensesFile = 'licenses.md';

const folder = `${projectRoot}packages/configurator/`;

const page = (title: string, body: string, head: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
${head}
  </head>
  <body>${body}</body>
</html>
`;

const pages: Readonly<Record<string, string>> = {
  // A full page, for sites that do not put their own header around the configurator.
  'index.html': page(
    'Configurator · Covermount',
    '<main><div data-configurator></div></main>',
    '    <script type="module" src="configurator.js"></script>',
  ),
  'preview.html': page(
    'Preview · Covermount',
    '',
    '    <link rel="stylesheet" href="../covermount.css">\n    <script type="module" src="preview.js"></script>',
  ),
};

/** A separate build of the configurator: it shares no chunk with the widgets, whose sizes it must not change. */
async function buildConfigurator(version: string): Promise<(Rollup.OutputChunk | Rollup.OutputAsset)[]> {
  const built = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __COVERMOUNT_VERSION__: JSON.stringify(version) },
    plugins: [react(), chunkStyles(), stripDescriptions(), libraryPatches()],
    build: {
      write: false,
      target: `es${ecmaVersion}`,
      cssTarget,
      cssCodeSplit: true,
      modulePreload: false,
      reportCompressedSize: false,
      license: { fileName: licensesFile },
      rollupOptions: {
        input: { configurator: `${folder}configurator.tsx`, preview: `${folder}preview/preview.ts` },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash:7].js' },
      },
    },
  });
  return [built].flat().flatMap((result) => ('output' in result ? result.output : []));
}

/** `dist/configurator/`: the page on which a brand configures a widget, and the page of its preview. */
export function configuratorFiles(version: string): Plugin {
  return {
    name: 'covermount:configurator-files',
    apply: 'build',
    enforce: 'post',
    async generateBundle() {
      for (const file of await buildConfigurator(version)) {
        const source = file.type === 'chunk' ? file.code : file.source;
        this.emitFile({ type: 'asset', fileName: `configurator/${file.fileName}`, source });
      }
      for (const [name, source] of Object.entries(pages))
        this.emitFile({ type: 'asset', fileName: `configurator/${name}`, source });
    },
  };
}
