import type { Browser } from '@playwright/test';
import { registry } from '#widgets/registry';
import type { Sandbox } from '../browser/model/sandbox.ts';
import { more, Mounts } from './mounts.ts';
import type { IdleResources } from './mounts.ts';

export const mountCount = 1000;
/** Limit of the heap growth in bytes: 1 MB. */
const heapLimit = 1_000_000;
/** Mounts after which the engine has compiled hot code; machine code counts as heap. */
const warmUp = 500;
const maximumSeconds = 30;

export interface LeakFigure {
  name: string;
  /** The number of mounts. */
  count: number;
  /** Leaked resources by kind; empty if nothing leaks. */
  left: Record<string, number>;
  /** Growth of the heap in bytes. */
  heap: number;
  heapLimit: number;
}

/** Polls until nothing is left over or the time is up. */
async function atRest(
  mounts: Mounts,
  before: IdleResources,
): Promise<{ rest: IdleResources; left: Record<string, number> }> {
  for (let second = 0; ; second += 1) {
    const rest = await mounts.rest();
    const left = more(before, rest);
    if (Object.keys(left).length === 0 || second === maximumSeconds) return { rest, left };
    await mounts.page.waitForTimeout(1000);
  }
}

/**
 * Mounts and removes each widget `count` times in turn, after a warm-up. If resources are left over, the series is
 * repeated: a leak grows in each series, but what the engine retains of the last mount does not.
 */
export async function* leakFigures(browser: Browser, sandbox: Sandbox, count = mountCount): AsyncGenerator<LeakFigure> {
  for (const name of Object.keys(registry.widgets)) {
    const mounts = await Mounts.open(browser, { url: sandbox.url, name });
    await mounts.comesAndGoes(warmUp, 'drawn');
    // Timers of the last mount that end by themselves.
    await mounts.page.waitForTimeout(1000);
    let figure = await seriesOf(mounts, { name, count });
    if (!isClean(figure)) figure = await seriesOf(mounts, { name, count });
    yield figure;
    await mounts.close();
  }
}

export function isClean(figure: LeakFigure): boolean {
  return Object.keys(figure.left).length === 0 && figure.heap <= figure.heapLimit;
}

async function seriesOf(mounts: Mounts, { name, count }: Pick<LeakFigure, 'name' | 'count'>): Promise<LeakFigure> {
  const before = await mounts.rest();
  await mounts.comesAndGoes(count, 'drawn');
  const { rest, left } = await atRest(mounts, before);
  return { name, count, left, heap: rest.heap - before.heap, heapLimit };
}
