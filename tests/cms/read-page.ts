import { JSDOM } from 'jsdom';
import { vi } from 'vitest';
import type { ZodMiniObject } from 'zod/mini';
import { describeProblem } from '#configuration/diagnose';
import { readConfiguration } from '#configuration/read';
import { readSources } from '#configuration/sources';
import { widgetConfig } from '#embed/runtime/common-config';
import { registry } from '../../widgets/registry.ts';

export interface ReadWidget {
  value: Record<string, unknown> | undefined;
  /** Without the names of the sources, and sorted. */
  problems: readonly string[];
}

async function schemaOf(name: string): Promise<ZodMiniObject> {
  const load = registry.widgets[name];
  if (!load) throw new Error(`There is no widget ${name}.`);
  return widgetConfig((await load()).default);
}

/** A problem without the name of its source. */
const described = (problem: Parameters<typeof describeProblem>[0]): string =>
  describeProblem(problem).slice(problem.source.length);

/** Reads the configuration of an element as the script does. */
export async function readWidget(html: string, name: string): Promise<ReadWidget> {
  const { document } = new JSDOM(html).window;
  vi.stubGlobal('document', document);
  try {
    const element = document.querySelector<HTMLElement>(`cover-${name}, [data-covermount="${name}"]`);
    if (!element) throw new Error(`There is no ${name} in the page.`);
    const { sources, written } = readSources(element, name);
    const unreadable = written.filter(({ text }) => text !== undefined).map(({ source }) => `${source} is no JSON`);
    const { value, problems } = readConfiguration(await schemaOf(name), sources);
    return { value, problems: [...unreadable, ...problems.map(described)].toSorted() };
  } finally {
    vi.unstubAllGlobals();
  }
}

/** The result of reading a configuration that no system has changed. */
export async function readDirectly(config: unknown, name: string): Promise<ReadWidget> {
  const { value, problems } = readConfiguration(await schemaOf(name), [{ source: 'config attribute', value: config }]);
  return { value, problems: problems.map(described).toSorted() };
}
