import type { Browser } from '@playwright/test';
import type { Figure } from './figure.ts';
import { hostPage, ours } from './host-page.ts';
import type { Parts } from './host-page.ts';
import { load } from './load.ts';
import type { Profile } from './load.ts';
import { median } from './median.ts';
import type { BuiltPeer } from './peers.ts';
import type { Site } from './site.ts';

export const widgetCounts = [1, 4, 12, 50] as const;
const slow: Profile = { name: '4× CPU', cpu: 4 };
/** All fifty widgets fit on the screen. */
const viewport = { width: 1600, height: 6000 };
const scriptLimit = 15;
const growthLimit = 1.2;

/** How the script time grows with the number of visible widgets. */
export interface Growth {
  name: string;
  kind: 'ours' | 'peer';
  /** In milliseconds, for each of `widgetCounts`. */
  script: readonly number[];
}

const grid = (markup: string, count: number): string =>
  `<div style="display:grid;grid-template-columns:repeat(4,1fr);gap:1rem">${Array.from({ length: count }, () => `<div>${markup}</div>`).join('')}</div>`;

/** Measures one, four, twelve and fifty copies of a widget on a page, all visible. */
export async function growth(
  browser: Browser,
  site: Site,
  builtPeers: readonly BuiltPeer[],
  rounds: number,
): Promise<readonly Growth[]> {
  const zipForm = '<cover-zip-form quote-page="/quote"></cover-zip-form>';
  const kinds: { name: string; kind: Growth['kind']; parts(count: number): Parts }[] = [
    { name: 'cover-zip-form', kind: 'ours', parts: (count) => ours(grid(zipForm, count)) },
  ];
  const plain = builtPeers.find(({ peer }) => peer.name === 'react-form');
  if (plain) {
    const at = (file: string) => `/peers/react-form/${file}`;
    kinds.push({
      name: 'plain React behind a wrapper',
      kind: 'peer',
      parts: (count) => ({
        markup: grid(plain.peer.markup, count),
        scripts: plain.scripts.map(at),
        styles: plain.styles.map(at),
      }),
    });
  }
  const times = kinds.map(() => widgetCounts.map((): number[] => []));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, count] of widgetCounts.entries()) {
      for (const [kindIndex, { kind, parts }] of kinds.entries()) {
        const path = `/bench/many-${kindIndex}-${count}.html`;
        site.page(path, await hostPage(parts(count)));
        const { script } = await load(browser, {
          url: site.url + path,
          profile: slow,
          viewport,
          ready: kind === 'ours' ? count : 0,
        });
        times[kindIndex]![index]!.push(script);
      }
    }
  }
  return kinds.map(({ name, kind }, index) => ({ name, kind, script: times[index]!.map(median) }));
}

export function growthFigures(all: readonly Growth[]): Figure[] {
  const index = widgetCounts.indexOf(12);
  return all.map(({ name, kind, script }) => ({
    what: `12 × ${name} in sight, script time against one`,
    value: script[index]! / script[0]!,
    unit: '×',
    ...(kind === 'ours' && { limit: growthLimit }),
  }));
}

const elements = [
  '<cover-zip-form quote-page="/quote"></cover-zip-form>',
  '<cover-quote-flow></cover-quote-flow>',
  '<cover-quote-estimate quote-page="/quote"></cover-quote-estimate>',
  '<cover-make-a-payment></cover-make-a-payment>',
  '<cover-pseudo-bind></cover-pseudo-bind>',
  '<cover-office-locator offices-src="/offices.json"></cover-office-locator>',
  '<cover-nearest-office offices-src="/offices.json" invite></cover-nearest-office>',
  '<cover-out-of-service></cover-out-of-service>',
  '<div data-covermount="zip-form" data-quote-page="/quote"></div>',
  '<div data-covermount="quote-estimate" data-quote-page="/quote"></div>',
];

/** Measures ten widgets below the fold. */
export async function untouchedFigures(browser: Browser, site: Site, rounds: number): Promise<Figure[]> {
  const path = '/bench/untouched.html';
  site.page(path, await hostPage(ours(`<div style="height:9000px"></div>${elements.join('\n')}`)));
  const scripts: number[] = [];
  const longTasks: number[] = [];
  let files: readonly string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const seen = await load(browser, { url: site.url + path, profile: slow });
    scripts.push(seen.script);
    longTasks.push(seen.longTasks);
    files = seen.files.filter((file) => file.endsWith('.js'));
  }
  const where = `${elements.length} widgets below the fold, untouched`;
  return [
    { what: `${where}: script time at 4× CPU`, value: median(scripts), unit: 'ms', limit: scriptLimit },
    { what: `${where}: long tasks at 4× CPU`, value: median(longTasks), unit: '', limit: 0 },
    {
      what: `${where}: script files, of them React's`,
      value: files.filter((file) => /react/.test(file)).length,
      unit: '',
      limit: 0,
    },
    { what: `${where}: script files`, value: files.length, unit: '', limit: 1 },
  ];
}
