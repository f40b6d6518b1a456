import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { build } from 'vite';
import { projectRoot } from '#tooling/project';

const home = `${projectRoot}tests/bench/peers`;

/** A product that the widgets are compared with. */
export interface Peer {
  name: string;
  /** The packages that the table names, with versions. */
  packages: readonly string[];
  /** The markup in the place of our widget. */
  markup: string;
  /** The field that is typed into, as an expression of the page. */
  field: string;
}

const widget = '<div id="widget" style="min-height:1px"></div>';

export const peers: readonly Peer[] = [
  {
    name: 'react-form',
    packages: ['react', '@r2wc/react-to-web-component'],
    markup: '<react-zip-form label="ZIP code" submit="See my quotes"></react-zip-form>',
    field: `document.querySelector('react-zip-form')?.shadowRoot?.querySelector('input')`,
  },
  {
    name: 'posthog',
    packages: ['posthog-js'],
    markup: widget,
    field: `document.querySelector('#widget textarea') ?? document.querySelector('#widget > *')?.shadowRoot?.querySelector('textarea')`,
  },
  {
    name: 'survey',
    packages: ['survey-core', 'survey-react-ui'],
    markup: widget,
    field: `document.querySelector('#widget input')`,
  },
  {
    name: 'adyen',
    packages: ['@adyen/adyen-web'],
    markup: widget,
    field: `document.querySelector('#widget input[name=holderName]')`,
  },
  {
    name: 'webchat',
    packages: ['botframework-webchat'],
    markup: '<div id="widget" style="height:30rem"></div>',
    field: `document.querySelector('#widget input[type=text], #widget textarea')`,
  },
];

/** The installed version of a peer's package. */
export function versionOf(name: string): string {
  return (JSON.parse(readFileSync(`${home}/node_modules/${name}/package.json`, 'utf8')) as { version: string }).version;
}

/** Installs the peers. Returns the reason if that fails. */
function installed(): string | undefined {
  if (existsSync(`${home}/node_modules/.package-lock.json`)) return undefined;
  console.log('Peers are being installed into tests/bench/peers.');
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: home,
    encoding: 'utf8',
  });
  return status === 0 ? undefined : (stderr.trim().split('\n').at(-1) ?? 'npm ci failed');
}

export interface BuiltPeer {
  peer: Peer;
  /** The folder of its built files. */
  folder: string;
  scripts: readonly string[];
  styles: readonly string[];
}

/** Builds a peer for production: bundled and minified. */
async function built(peer: Peer): Promise<BuiltPeer> {
  const folder = `${home}/dist/${peer.name}`;
  const output = await build({
    root: home,
    base: './',
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
      rollupOptions: { input: { [peer.name]: `${home}/${peer.name}.js` }, output: { entryFileNames: '[name].js' } },
    },
  });
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  return {
    peer,
    folder,
    scripts: files.flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.fileName] : [])),
    styles: files.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [file.fileName] : [])),
  };
}

/** The built peers, and the reasons why the others are missing. */
export async function buildPeers(): Promise<{
  ready: readonly BuiltPeer[];
  missing: readonly { name: string; why: string }[];
}> {
  const trouble = installed();
  if (trouble) return { ready: [], missing: peers.map(({ name }) => ({ name, why: trouble })) };
  const ready: BuiltPeer[] = [];
  const missing: { name: string; why: string }[] = [];
  for (const peer of peers) {
    try {
      ready.push(await built(peer));
    } catch (error) {
      missing.push({ name: peer.name, why: `could not be built: ${(error as Error).message.split('\n')[0]}` });
    }
  }
  return { ready, missing };
}
