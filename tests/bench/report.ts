import { readFileSync, writeFileSync } from 'node:fs';
import type { LeakFigure } from '../leaks/measure-leaks.ts';
import type { Figure } from './figure.ts';
import { profiles } from './load.ts';
import { widgetCounts } from './many-widgets.ts';
import type { Growth } from './many-widgets.ts';
import type { Standing } from './peer-comparison.ts';

/** Everything that one run measured. */
export interface Results {
  measuredAt: string;
  machine: string;
  rounds: number;
  standings: readonly Standing[];
  missing: readonly { name: string; why: string }[];
  growth: readonly Growth[];
  figures: readonly Figure[];
  leaks: readonly LeakFigure[];
}

type Row = readonly string[];

const table = ([head, ...rows]: readonly Row[]): string =>
  [head!, head!.map((_, place) => (place === 0 ? '---' : '--:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const ms = (value: number) => value.toFixed(0);
const amount = (value: number) => (value < 10 && !Number.isInteger(value) ? value.toFixed(2) : value.toFixed(0));

/** The form that peers are compared with. */
const champion = 'cover-zip-form';

/** The profile with a network slow enough to show what loads first. */
const slowest = profiles.at(-1)!;
const isSlowest = ({ profile }: Standing) => profile === slowest.name;

function weights({ standings, rounds }: Results): string {
  const rows = standings
    .filter(isSlowest)
    .map(({ name, measured: one }) => [
      name,
      kB(one.bytesToUsable),
      String(one.requestsToUsable),
      kB(one.bytes),
      String(one.requests),
      (one.heap / 1e6).toFixed(1),
      one.shift.toFixed(3),
      `${standings.filter((other) => other.name === name).reduce((sum, { lost }) => sum + lost, 0)} of ${rounds * profiles.length}`,
    ]);
  return table([
    [
      'Page',
      'kB until usable',
      'requests until usable',
      'kB altogether',
      'requests',
      'heap, MB',
      'layout shift',
      'first key lost',
    ],
    ...rows,
  ]);
}

function times({ standings }: Results): string {
  const at = (name: string, profile: string) =>
    standings.find((one) => one.name === name && one.profile === profile)!.measured;
  const names = standings.filter(isSlowest).map(({ name }) => name);
  const heads = profiles.flatMap(({ name }) => [`usable, ${name}`, `script, ${name}`, `blocking, ${name}`]);
  const rows = names.map((name) => [
    name,
    ...profiles.flatMap((profile) => {
      const { usable, script, blocking } = at(name, profile.name);
      return [usable, script, blocking].map(ms);
    }),
  ]);
  return table([['Page, in ms', ...heads], ...rows]);
}

function ratios({ standings }: Results): string {
  const ofOurs = (profile: string) =>
    standings.find((one) => one.name === champion && one.profile === profile)!.measured;
  const peers = standings.filter((one) => one.kind === 'peer');
  const names = [...new Set(peers.map(({ name }) => name))];
  const ratio = (ours: number, theirs: number) => (theirs === 0 ? '–' : (ours / theirs).toFixed(2));
  const rows = names.map((name) => {
    const of = (profile: string) => peers.find((one) => one.name === name && one.profile === profile)!.measured;
    const bytes = (key: 'bytesToUsable' | 'bytes') => ratio(ofOurs(slowest.name)[key], of(slowest.name)[key]);
    const timed = (key: 'script' | 'usable') =>
      profiles.map((profile) => ratio(ofOurs(profile.name)[key], of(profile.name)[key]));
    return [name, bytes('bytesToUsable'), bytes('bytes'), ...timed('usable'), ...timed('script')];
  });
  const heads = (['usable', 'script'] as const).flatMap((key) => profiles.map((profile) => `${key}, ${profile.name}`));
  return table([['Our zip form ÷ peer', 'bytes until usable', 'bytes', ...heads], ...rows]);
}

const growths = ({ growth }: Results): string =>
  table([
    ['Widgets in sight, script time in ms', ...widgetCounts.map(String)],
    ...growth.map(({ name, script }) => [name, ...script.map(ms)]),
  ]);

const verdict = ({ value, limit }: Figure) => (limit === undefined ? '' : value <= limit ? 'within' : '**over**');

const alone = ({ figures }: Results): string =>
  table([
    ['Ours alone', 'figure', 'limit', 'verdict'],
    ...figures.map((one) => [
      one.what,
      `${amount(one.value)} ${one.unit}`.trim(),
      one.limit === undefined ? '' : `${one.limit} ${one.unit}`.trim(),
      verdict(one),
    ]),
  ]);

const remains = ({ leaks }: Results): string =>
  table([
    [`${leaks[0]?.count ?? 0} mounts and unmounts`, 'what stays', 'heap, kB more'],
    ...leaks.map(({ name, left, heap, heapLimit }) => [
      `cover-${name}`,
      Object.entries(left)
        .map(([kind, count]) => `**${count} × ${kind}**`)
        .join(', ') || 'nothing',
      heap > heapLimit ? `**${ms(heap / 1000)}**` : ms(heap / 1000),
    ]),
  ]);

/** The tables of a run, in Markdown. */
export function tables(results: Results): string {
  const parts = [
    `Measured on ${results.measuredAt.slice(0, 10)}: ${results.machine}. Each page ${results.rounds} times in each profile, in turn; medians.`,
    weights(results),
    times(results),
    ratios(results),
    ...(results.missing.length > 0
      ? [results.missing.map(({ name, why }) => `- Not there: ${name}, ${why}`).join('\n')]
      : []),
    growths(results),
    '![Script time as the number of widgets on a page grows](images/widgets-on-a-page.svg)',
    alone(results),
    ...(results.leaks.length > 0 ? [remains(results)] : []),
  ];
  return parts.join('\n\n');
}

const [from, to] = ['<!-- the last run begins -->', '<!-- the last run ends -->'];

/** Writes the tables into the performance document. */
export function writeInto(page: string, text: string): void {
  const before = readFileSync(page, 'utf8');
  const [start, end] = [before.indexOf(from), before.indexOf(to)];
  if (start < 0 || end < start) throw new Error(`${page} does not say where the last run stands.`);
  writeFileSync(page, `${before.slice(0, start + from.length)}\n\n${text}\n\n${before.slice(end)}`);
}
