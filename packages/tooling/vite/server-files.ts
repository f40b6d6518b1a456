import { build, type Rollup } from 'vite';
import { serverDeclarations } from '../generate/type-declarations.ts';
import { projectRoot } from '../project.ts';

async function bundled(name: string): Promise<Rollup.EmittedAsset> {
  const built = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: `${projectRoot}packages/embed/server/${name}.ts`, write: false, target: 'node20', minify: false },
  });
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`packages/embed/server/${name}.ts was not built.`);
  return { type: 'asset', fileName: `server/${name}.mjs`, source: chunk.code };
}

/** `covermount/server` and the command `covermount`, for Node. */
export const serverFiles = async (): Promise<Rollup.EmittedAsset[]> => [
  await bundled('server'),
  await bundled('cli'),
  { type: 'asset', fileName: 'server/server.d.mts', source: serverDeclarations() },
];
