import type { Browser } from '@playwright/test';
import { hostPage, ours } from './host-page.ts';
import type { Parts } from './host-page.ts';
import { load, profiles } from './load.ts';
import type { Load, Profile } from './load.ts';
import { median } from './median.ts';
import type { BuiltPeer } from './peers.ts';
import { versionOf } from './peers.ts';
import type { Site } from './site.ts';

interface ComparedPage {
  name: string;
  kind: 'bare' | 'ours' | 'peer';
  path: string;
  field: string;
  key?: string;
}

export type Measured = Omit<Load, 'files' | 'isKept'>;

/** The median of every figure of a page's loads. */
export interface Standing {
  name: string;
  kind: ComparedPage['kind'];
  profile: string;
  measured: Measured;
  /** The number of loads that lost the text typed at once. */
  lost: number;
}

const inOwnRoot = (element: string, field = 'input') =>
  `document.querySelector('${element}')?.shadowRoot?.querySelector('${field}')`;

const own: readonly { name: string; kind: ComparedPage['kind']; parts: Parts; field: string; key?: string }[] = [
  {
    name: 'bare page with a field',
    kind: 'bare',
    parts: {
      markup: '<form><label>ZIP code <input></label> <button>See my quotes</button></form>',
      scripts: [],
      styles: [],
    },
    field: `document.querySelector('input')`,
  },
  {
    name: 'cover-zip-form',
    kind: 'ours',
    parts: ours('<cover-zip-form quote-page="/quote"></cover-zip-form>'),
    field: inOwnRoot('cover-zip-form'),
  },
  {
    name: 'cover-make-a-payment',
    kind: 'ours',
    parts: ours('<cover-make-a-payment></cover-make-a-payment>'),
    field: inOwnRoot('cover-make-a-payment'),
  },
  {
    name: 'cover-quote-flow',
    kind: 'ours',
    parts: ours('<cover-quote-flow></cover-quote-flow>'),
    field: inOwnRoot('cover-quote-flow', '[autocomplete=given-name]'),
    key: 'a',
  },
];

function enter(site: Site, builtPeers: readonly BuiltPeer[]): readonly ComparedPage[] {
  const pages: ComparedPage[] = [];
  for (const { parts, ...entrant } of own) {
    const path = `/bench/${pages.length}.html`;
    site.page(path, hostPage(parts));
    pages.push({ ...entrant, path });
  }
  for (const { peer, folder, scripts, styles } of builtPeers) {
    const at = `/peers/${peer.name}`;
    site.folder(at, folder);
    const path = `/bench/${peer.name}.html`;
    site.page(
      path,
      hostPage({
        markup: peer.markup,
        scripts: scripts.map((file) => `${at}/${file}`),
        styles: styles.map((file) => `${at}/${file}`),
      }),
    );
    const name = peer.packages.map((one) => `${one.replace(/^@[^/]+\//, '')} ${versionOf(one)}`).join(' + ');
    pages.push({ name, kind: 'peer', path, field: peer.field });
  }
  return pages;
}

const keys = [
  'usable',
  'bytesToUsable',
  'bytes',
  'requestsToUsable',
  'requests',
  'script',
  'blocking',
  'longTasks',
  'shift',
  'heap',
] as const satisfies readonly (keyof Measured)[];

/** Loads every page in turn in each round and profile, so that other load on the machine affects all pages alike. */
export async function comparePages(
  browser: Browser,
  site: Site,
  builtPeers: readonly BuiltPeer[],
  rounds: number,
): Promise<readonly Standing[]> {
  const pages = enter(site, builtPeers);
  const visit = ({ path, field, key }: ComparedPage, profile: Profile) =>
    load(browser, { url: site.url + path, field, profile, ...(key && { key }) });
  // The first load of each page fills the browser's code cache and is not counted.
  for (const one of pages) await visit(one, profiles[0]!);
  const standings: Standing[] = [];
  for (const profile of profiles) {
    const loads = new Map<ComparedPage, Load[]>(pages.map((one) => [one, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const one of pages) loads.get(one)!.push(await visit(one, profile));
    }
    for (const [{ name, kind }, all] of loads) {
      const measured = Object.fromEntries(
        keys.map((key) => [key, median(all.map((one) => one[key]))]),
      ) as unknown as Measured;
      standings.push({ name, kind, profile: profile.name, measured, lost: all.filter(({ isKept }) => !isKept).length });
    }
  }
  return standings;
}
