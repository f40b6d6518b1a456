import type { Browser } from '@playwright/test';
import type { Sandbox } from '../browser/model/sandbox.ts';
import { hostPage, ours } from './host-page.ts';
import type { Markup, Parts } from './host-page.ts';
import { load, profiles } from './load.ts';
import type { Load, Profile } from './load.ts';
import { median } from './median.ts';
import type { OwnPage } from './own-pages.ts';
import { peerTitle } from './peers.ts';
import type { BuiltPeer } from './peers.ts';
import type { Site } from './site.ts';

interface ComparedPage {
  name: string;
  title: string;
  kind: OwnPage['kind'] | 'peer';
  /** With the query. */
  path: string;
  field: string;
  key?: string;
}

const keys = [
  'usable',
  'html',
  'bytesToUsable',
  'bytes',
  'requestsToUsable',
  'requests',
  'script',
  'blocking',
  'longTasks',
  'longestTask',
  'shift',
  'heap',
] as const satisfies readonly (keyof Load)[];

export type Measured = Record<(typeof keys)[number], number>;

/** The median of every figure of a page's loads. */
export interface Standing {
  name: string;
  title: string;
  kind: ComparedPage['kind'];
  profile: string;
  measured: Measured;
  /** The chain of median length. */
  chain?: readonly string[];
  /** The number of loads that lost the text typed at once. */
  lost: number;
}

function partsOf(kind: OwnPage['kind'], markup: Markup): Parts {
  if (kind === 'bare' || kind === 'plain') return { markup, scripts: [], styles: [] };
  // A printed widget brings its styles, and the optional style sheet would delay the first paint.
  if (kind === 'served') return { ...ours(markup), styles: [] };
  return ours(markup);
}

/** Puts the compared pages on the site. */
async function servePages(
  site: Site,
  { own, peers, sandbox }: Pick<Comparison, 'own' | 'peers' | 'sandbox'>,
): Promise<readonly ComparedPage[]> {
  const pages: ComparedPage[] = [];
  for (const { markup, query = '', ...page } of own) {
    const path = `/bench/${page.name}.html`;
    site.page(path, await hostPage(partsOf(page.kind, markup)));
    pages.push({ ...page, path: path + (typeof query === 'string' ? query : await query(sandbox)) });
  }
  for (const { peer, folder, scripts, styles } of peers) {
    const at = `/peers/${peer.name}`;
    site.folder(at, folder);
    const path = `/bench/${peer.name}.html`;
    const parts = {
      markup: peer.markup,
      scripts: scripts.map((file) => `${at}/${file}`),
      styles: styles.map((file) => `${at}/${file}`),
    };
    site.page(path, await hostPage(parts));
    pages.push({ name: peer.name, title: peerTitle(peer), kind: 'peer', path, field: peer.field });
  }
  return pages;
}

function summaryOf(loads: readonly Load[]): Pick<Standing, 'measured' | 'chain' | 'lost'> {
  const medians = keys.map((key) => [key, median(loads.map((pageLoad) => pageLoad[key]))] as const);
  const chains = loads.flatMap(({ chain }) => (chain ? [chain] : []));
  const depth = median(chains.map(({ length }) => length));
  const chain = chains.find(({ length }) => length === depth);
  return {
    measured: Object.fromEntries(medians) as Measured,
    ...(chain && { chain }),
    lost: loads.filter(({ isKept }) => !isKept).length,
  };
}

export interface Comparison {
  own: readonly OwnPage[];
  peers: readonly BuiltPeer[];
  sandbox: Sandbox;
  rounds: number;
  /** Called after each round, because a comparison takes half an hour. */
  onProgress: (what: string) => void;
}

/** Loads every page in turn in each round and profile, so that other load on the machine affects all pages alike. */
export async function comparePages(
  browser: Browser,
  site: Site,
  { rounds, onProgress, ...comparison }: Comparison,
): Promise<readonly Standing[]> {
  const pages = await servePages(site, comparison);
  const visit = ({ path, field, key }: ComparedPage, profile: Profile) =>
    load(browser, { url: site.url + path, field, profile, ...(key && { key }) });
  // The first load of each page fills the browser's code cache and is not counted.
  for (const page of pages) await visit(page, profiles[0]!);
  const standings: Standing[] = [];
  for (const profile of profiles) {
    const loads = new Map<ComparedPage, Load[]>(pages.map((page) => [page, []]));
    for (let round = 1; round <= rounds; round += 1) {
      for (const page of pages) loads.get(page)!.push(await visit(page, profile));
      onProgress(`round ${round} of ${rounds}, ${profile.name}`);
    }
    for (const [{ name, title, kind }, all] of loads)
      standings.push({ name, title, kind, profile: profile.name, ...summaryOf(all) });
  }
  return standings;
}
