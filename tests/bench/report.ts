import type { LeakFigure } from '../leaks/measure-leaks.ts';
import type { ContentStanding } from './content-widgets.ts';
import type { Figure } from './figure.ts';
import { profiles } from './load.ts';
import { widgetCounts } from './many-widgets.ts';
import type { Growth } from './many-widgets.ts';
import type { Measured, Standing } from './peer-comparison.ts';
import { peers } from './peers.ts';

/** Everything that one run measured. */
export interface Results {
  measuredAt: string;
  machine: string;
  rounds: number;
  standings: readonly Standing[];
  missing: readonly { name: string; why: string }[];
  content: readonly ContentStanding[];
  growth: readonly Growth[];
  figures: readonly Figure[];
  leaks: readonly LeakFigure[];
}

type Row = readonly string[];

const table = ([head, ...rows]: readonly Row[]): string =>
  [head!, head!.map((_, index) => (index === 0 ? '---' : '--:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const ms = (value: number) => value.toFixed(0);
const amount = (value: number) => (value < 10 && !Number.isInteger(value) ? value.toFixed(2) : value.toFixed(0));

/** The form whose bytes and script time are compared with every peer's. */
const comparedForm = 'cover-zip-form';

/** The peer whose script and blocking time ours are compared with, and the highest ratios. */
const scriptGoal = { peer: 'react-form', script: 1.3, blocking: 1 };

/** The goals of a page that has the printed widget in its HTML. */
const servedGoals = { usable: 1.05, requests: 0, html: 5000 };

/** The profile with a network slow enough to show what loads first. */
const slowest = profiles.at(-1)!;
/** The profile for script time: a slow processor, and no wait for the network. */
const slowProcessor = profiles.find(({ cpu, network }) => cpu > 1 && !network)!;
const isSlowest = ({ profile }: Standing) => profile === slowest.name;

const ratio = (value: number, base: number | undefined) => (base ? value / base : undefined);
const ratioText = (value: number | undefined) => value?.toFixed(2) ?? '–';
const verdictOf = (isWithin: boolean) => (isWithin ? 'within' : '**over**');

/** The medians of a page in a profile; undefined if the page was not measured. */
const measuredOf = ({ standings }: Results, page: string, profile: string): Measured | undefined =>
  standings.find((standing) => standing.name === page && standing.profile === profile)?.measured;

/** The pages of a kind, once each. */
const pagesOf = ({ standings }: Results, kind: Standing['kind']): readonly Standing[] =>
  standings.filter((standing) => standing.kind === kind && isSlowest(standing));

function weights({ standings, rounds }: Results): string {
  const rows = standings
    .filter(isSlowest)
    .map(({ name, title, measured, chain }) => [
      title,
      kB(measured.bytesToUsable),
      String(measured.requestsToUsable),
      String(chain?.length ?? 0),
      kB(measured.bytes),
      String(measured.requests),
      (measured.heap / 1e6).toFixed(1),
      measured.shift.toFixed(3),
      `${standings.filter((other) => other.name === name).reduce((sum, { lost }) => sum + lost, 0)} of ${rounds * profiles.length}`,
    ]);
  return table([
    [
      'Page',
      'kB until usable',
      'requests until usable',
      'waterfall depth',
      'kB altogether',
      'requests',
      'heap, MB',
      'layout shift',
      'first key lost',
    ],
    ...rows,
  ]);
}

function times(results: Results): string {
  const heads = profiles.flatMap(({ name }) => [`usable, ${name}`, `script, ${name}`, `blocking, ${name}`]);
  const rows = results.standings.filter(isSlowest).map(({ name, title }) => [
    title,
    ...profiles.flatMap((profile) => {
      const { usable, script, blocking } = measuredOf(results, name, profile.name)!;
      return [usable, script, blocking].map(ms);
    }),
    longestText(measuredOf(results, name, slowProcessor.name)!),
  ]);
  return table([['Page, in ms', ...heads, `longest task, ${slowProcessor.name}`], ...rows]);
}

/** The browser reports no task below 50 ms. */
const longestText = ({ longestTask }: Pick<Measured, 'longestTask'>) => (longestTask === 0 ? '< 50' : ms(longestTask));

/** The time to usable of each of our forms against the peers' in one profile. */
function usableRatios(results: Results, profile: string): string {
  const goals = peers.flatMap(({ name, usableGoal }) => (usableGoal ? [{ peer: name, ...usableGoal }] : []));
  const rows = pagesOf(results, 'ours').map(({ name, title }) => {
    const { usable } = measuredOf(results, name, profile)!;
    const compared = goals.map(({ peer, limit }) => {
      const value = ratio(usable, measuredOf(results, peer, profile)?.usable);
      return { value, isWithin: value === undefined || value <= limit };
    });
    const isKnown = compared.some(({ value }) => value !== undefined);
    return [
      title,
      ms(usable),
      ...compared.map(({ value, isWithin }) => (isWithin ? ratioText(value) : `**${ratioText(value)}**`)),
      isKnown ? verdictOf(compared.every(({ isWithin }) => isWithin)) : '',
    ];
  });
  const heads = goals.map(({ title, limit }) => `÷ ${title}, goal ${limit}`);
  return table([[`Usable, ${profile}`, 'ms', ...heads, 'verdict'], ...rows]);
}

/** The script time and blocking time of each of our forms against plain React's. */
function scriptRatios(results: Results): string {
  const base = measuredOf(results, scriptGoal.peer, slowProcessor.name);
  const rows = pagesOf(results, 'ours').map(({ name, title }) => {
    const measured = measuredOf(results, name, slowProcessor.name)!;
    const compared = (['script', 'blocking'] as const).map((what) => {
      const value = ratio(measured[what], base?.[what]);
      return { own: ms(measured[what]), value, isWithin: value === undefined || value <= scriptGoal[what] };
    });
    return [
      title,
      ...compared.flatMap(({ own, value, isWithin }) => [own, isWithin ? ratioText(value) : `**${ratioText(value)}**`]),
      base === undefined ? '' : verdictOf(compared.every(({ isWithin }) => isWithin)),
    ];
  });
  return table([
    [
      `Script and blocking, ${slowProcessor.name}`,
      'script, ms',
      `÷ plain React, goal ${scriptGoal.script}`,
      'blocking, ms',
      `÷ plain React, goal ${scriptGoal.blocking}`,
      'verdict',
    ],
    ...rows,
  ]);
}

/**
 * The pages with the printed widget in their HTML against the bare page, and the cost of the same elements and styles
 * without a widget.
 */
function servedRatios(results: Results): string {
  const bare = (profile: string) =>
    results.standings.find((standing) => standing.kind === 'bare' && standing.profile === profile);
  const pages = [...pagesOf(results, 'served'), ...pagesOf(results, 'plain')];
  const rows = pages.map(({ name, title, kind, measured: { html, requestsToUsable } }) => {
    const ratios = profiles.map((profile) =>
      ratio(measuredOf(results, name, profile.name)!.usable, bare(profile.name)?.measured.usable),
    );
    const added = html - (bare(slowest.name)?.measured.html ?? 0);
    const isWithin =
      ratios.every((value) => value === undefined || value <= servedGoals.usable) &&
      requestsToUsable <= servedGoals.requests &&
      added <= servedGoals.html;
    const verdictText = kind === 'served' ? verdictOf(isWithin) : '';
    return [title, ...ratios.map(ratioText), String(requestsToUsable), kB(added), verdictText];
  });
  return table([
    [
      'Served in the page ÷ bare page',
      ...profiles.map(({ name }) => `usable, ${name}, goal ${servedGoals.usable}`),
      `requests until usable, goal ${servedGoals.requests}`,
      `kB of HTML more, goal ${kB(servedGoals.html)}`,
      'verdict',
    ],
    ...rows,
  ]);
}

/** The zip form against every peer, in every figure that both have. */
function zipFormRatios(results: Results): string {
  const of = (page: string, profile: string, key: keyof Measured) => measuredOf(results, page, profile)![key];
  const rows = pagesOf(results, 'peer').map(({ name, title }) => {
    const text = (profile: string, key: keyof Measured) =>
      ratioText(ratio(of(comparedForm, profile, key), of(name, profile, key)));
    return [
      title,
      text(slowest.name, 'bytesToUsable'),
      text(slowest.name, 'bytes'),
      ...(['usable', 'script'] as const).flatMap((key) => profiles.map((profile) => text(profile.name, key))),
    ];
  });
  const heads = (['usable', 'script'] as const).flatMap((key) => profiles.map((profile) => `${key}, ${profile.name}`));
  return table([['Our zip form ÷ peer', 'bytes until usable', 'bytes', ...heads], ...rows]);
}

const contents = ({ content }: Results): string =>
  table([
    [
      `Other widgets, ${slowest.name}`,
      'ready, ms',
      'kB altogether',
      'requests',
      'script, ms',
      'longest task, ms',
      'layout shift',
    ],
    ...content.map((standing) => [
      standing.name,
      standing.ready === 0 ? '–' : ms(standing.ready),
      kB(standing.bytes),
      String(standing.requests),
      ms(standing.script),
      longestText(standing),
      standing.shift.toFixed(3),
    ]),
  ]);

const growths = ({ growth }: Results): string =>
  table([
    ['Widgets in sight, script time in ms', ...widgetCounts.map(String)],
    ...growth.map(({ name, script }) => [name, ...script.map(ms)]),
  ]);

const verdict = ({ value, limit }: Figure) => (limit === undefined ? '' : verdictOf(value <= limit));

const alone = ({ figures }: Results): string =>
  table([
    ['Ours alone', 'figure', 'limit', 'verdict'],
    ...figures.map((figure) => [
      figure.what,
      `${amount(figure.value)} ${figure.unit}`.trim(),
      figure.limit === undefined ? '' : `${figure.limit} ${figure.unit}`.trim(),
      verdict(figure),
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

/** The tables of a run, in Markdown. Empty tables are left out. */
export function tables(results: Results): string {
  const has = (kind: Standing['kind']) => pagesOf(results, kind).length > 0;
  const parts = [
    `Measured on ${results.measuredAt.slice(0, 10)}: ${results.machine}. Each page ${results.rounds} times in each profile, in turn; medians.`,
    weights(results),
    times(results),
    ...(has('ours') ? [...profiles.map(({ name }) => usableRatios(results, name)), scriptRatios(results)] : []),
    ...(has('served') ? [servedRatios(results)] : []),
    ...(has('peer') && measuredOf(results, comparedForm, slowest.name) ? [zipFormRatios(results)] : []),
    ...(results.missing.length > 0
      ? [results.missing.map(({ name, why }) => `- Not there: ${name}, ${why}`).join('\n')]
      : []),
    ...(results.content.length > 0 ? [contents(results)] : []),
    ...(results.growth.length > 0
      ? [growths(results), '![Script time as the number of widgets on a page grows](images/widgets-on-a-page.svg)']
      : []),
    ...(results.figures.length > 0 ? [alone(results)] : []),
    ...(results.leaks.length > 0 ? [remains(results)] : []),
  ];
  return parts.join('\n\n');
}
