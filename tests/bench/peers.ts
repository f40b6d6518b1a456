import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { build } from 'vite';
import { projectRoot } from '#tooling/project';

const home = `${projectRoot}tests/bench/peers`;

/** A product that the widgets are compared with. */
export interface Peer {
  name: string;
  /** The packages in the table, which shows their versions. */
  packages: readonly string[];
  /**
   * Set for the peers that each of our forms is compared with: the peer's name in the ratio tables, and the highest
   * ratio.
   */
  usableGoal?: { title: string; limit: number };
  /** The markup in place of our widget. */
  markup: string;
  /** The field that is typed into, as an expression of the page. */
  field: string;
}

const widget = '<div id="widget" style="min-height:1px"></div>';

export const peers: readonly Peer[] = [
  {
    name: 'react-form',
    packages: ['react', '@r2wc/react-to-web-component'],
    usableGoal: { title: 'plain React', limit: 0.7 },
    markup: '<react-zip-form label="ZIP code" submit="See my quotes"></react-zip-form>',
    field: `document.querySelector('react-zip-form')?.shadowRoot?.querySelector('input')`,
  },
  {
    name: 'posthog',
    packages: ['posthog-js'],
    usableGoal: { title: 'PostHog', limit: 0.9 },
    markup: widget,
    field: `document.querySelector('#widget textarea') ?? document.querySelector('#widget > *')?.shadowRoot?.querySelector('textarea')`,
  },
  {
    name: 'formbricks',
    packages: ['@formbricks/surveys'],
    usableGoal: { title: 'Formbricks', limit: 1 },
    markup: widget,
    field: `document.querySelector('#widget input')`,
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
    usableGoal: { title: 'Adyen', limit: 0.5 },
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

const versionIn = (folder: string): string =>
  (JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string }).version;

/** The packages of a peer with their installed versions. */
export const peerTitle = ({ packages }: Peer): string =>
  packages.map((name) => `${name} ${versionIn(`${home}/node_modules/${name}`)}`).join(' + ');

/** True if the installed packages are those of package.json. */
function isInstalled(): boolean {
  const { dependencies } = JSON.parse(readFileSync(`${home}/package.json`, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.entries(dependencies).every(([name, version]) => {
    const folder = `${home}/node_modules/${name}`;
    return existsSync(`${folder}/package.json`) && versionIn(folder) === version;
  });
}

/** Installs the peers. Returns the reason if that fails. */
function install(): string | undefined {
  if (isInstalled()) return undefined;
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
  const files = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  return {
    peer,
    folder,
    scripts: files.flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.fileName] : [])),
    styles: files.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [file.fileName] : [])),
  };
}

/** The peers that could be built, and the reasons why the others are missing. */
export async function buildPeers(wanted: readonly Peer[]): Promise<{
  ready: readonly BuiltPeer[];
  missing: readonly { name: string; why: string }[];
}> {
  if (wanted.length === 0) return { ready: [], missing: [] };
  const failure = install();
  if (failure) return { ready: [], missing: wanted.map(({ name }) => ({ name, why: failure })) };
  const ready: BuiltPeer[] = [];
  const missing: { name: string; why: string }[] = [];
  for (const peer of wanted) {
    try {
      ready.push(await built(peer));
    } catch (error) {
      missing.push({ name: peer.name, why: `could not be built: ${(error as Error).message.split('\n')[0]}` });
    }
  }
  return { ready, missing };
}
