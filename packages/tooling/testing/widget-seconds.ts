import { relative } from 'node:path';

/** Seconds that the tests of each widget take, by project. */
export type WidgetSeconds = Map<string, Map<string, number>>;

interface PlaywrightSuite {
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
}

interface VitestReport {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults?: { fullName: string; duration?: number | null }[];
  }[];
}

const others = 'shared';

/**
 * The widget of a test file or a story's title: its folder in `widgets/` or `tests/browser/`, or its heading in
 * Storybook.
 */
export function widgetOf(file: string, title: string, widgets: readonly string[]): string {
  const story = /^Widgets\/([^/(:]+)/.exec(title)?.[1]?.trim().toLowerCase().replaceAll(' ', '-');
  const folder = /(?:widgets|browser)\/([\w-]+)/.exec(file)?.[1]?.replace(/\.spec$/, '');
  return [story, folder].find((name) => name !== undefined && widgets.includes(name)) ?? others;
}

/** Adds the durations of a Playwright or Vitest JSON report to `seconds`. */
export function addReport(seconds: WidgetSeconds, project: string, report: unknown, widgets: readonly string[]): void {
  const add = (widget: string, milliseconds: number) => {
    const own = seconds.get(widget) ?? new Map<string, number>();
    own.set(project, (own.get(project) ?? 0) + milliseconds / 1000);
    seconds.set(widget, own);
  };
  const addSuite = ({ suites = [], specs = [] }: PlaywrightSuite) => {
    for (const { title, file, tests } of specs)
      for (const { results } of tests)
        for (const { duration } of results) add(widgetOf(file, title, widgets), duration);
    suites.forEach(addSuite);
  };
  if ((report as PlaywrightSuite).suites) addSuite(report as PlaywrightSuite);
  for (const { name, startTime, endTime } of (report as Partial<VitestReport>).testResults ?? [])
    add(widgetOf(name, '', widgets), endTime - startTime);
}

/**
 * A table with a row per widget, the slowest first. Seconds are of one worker, so they add up to more than the run
 * took.
 */
export function secondsTable(seconds: WidgetSeconds): string {
  const projects = [...new Set([...seconds.values()].flatMap((own) => [...own.keys()]))];
  const total = (own: ReadonlyMap<string, number>) => [...own.values()].reduce((sum, value) => sum + value, 0);
  const row = (cells: readonly string[]) =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(18) : cell.padStart(15))).join('');
  return [
    row(['seconds', ...projects, 'all']),
    ...[...seconds]
      .toSorted(([, a], [, b]) => total(b) - total(a))
      .map(([widget, own]) =>
        row([widget, ...projects.map((project) => (own.get(project) ?? 0).toFixed(1)), total(own).toFixed(1)]),
      ),
  ].join('\n');
}

/** Seconds that a widget may take in `npm test`, by project. */
export const mostSeconds: Readonly<Record<string, number>> = { accessibility: 6, journeys: 10 };

/** A line for each widget that takes more than {@link mostSeconds}, the longest first. It fails no run: see ADR 21. */
export function secondsOver(seconds: WidgetSeconds): readonly string[] {
  return [...seconds]
    .filter(([widget]) => widget !== others)
    .flatMap(([widget, own]) =>
      Object.entries(mostSeconds).map(([project, most]) => ({ widget, project, most, taken: own.get(project) ?? 0 })),
    )
    .filter(({ most, taken }) => taken > most)
    .toSorted((a, b) => b.taken - b.most - (a.taken - a.most))
    .map(
      ({ widget, project, most, taken }) =>
        `over: ${widget} took ${taken.toFixed(1)} s of ${project}, ${most} s are wanted`,
    );
}

/** The slowest tests of a Playwright or Vitest JSON report, the slowest first, each as `12.3 s  file: title`. */
export function slowestTests(report: unknown, count = 10): readonly string[] {
  const tests: { name: string; seconds: number }[] = [];
  const addSuite = ({ suites = [], specs = [] }: PlaywrightSuite) => {
    for (const { title, file, tests: runs } of specs)
      for (const { results } of runs)
        for (const { duration } of results) tests.push({ name: `${file}: ${title}`, seconds: duration / 1000 });
    suites.forEach(addSuite);
  };
  if ((report as PlaywrightSuite).suites) addSuite(report as PlaywrightSuite);
  for (const { name, assertionResults = [] } of (report as Partial<VitestReport>).testResults ?? [])
    for (const { fullName, duration } of assertionResults)
      tests.push({ name: `${relative('', name)}: ${fullName}`, seconds: (duration ?? 0) / 1000 });
  return tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
