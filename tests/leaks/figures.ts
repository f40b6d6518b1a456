import type { Browser } from '@playwright/test';
import { registry } from '#widgets/registry';
import type { Sandbox } from '../browser/model/sandbox.ts';
import { more, Mounts } from './mounts.ts';
import type { Rest } from './mounts.ts';

export const mountCount = 1000;
/** Of the heap, in bytes: 1 MB. */
const heapLimit = 1_000_000;
/** By then the engine has compiled what runs often: machine code counts as heap. */
const warmUp = 500;
const patience = 30;

export interface LeakFigure {
  name: string;
  /** How many times it came and went. */
  count: number;
  /** What there is more of than before, by kind: nothing, if all is well. */
  left: Record<string, number>;
  /** By how many bytes it grew. */
  heap: number;
  heapLimit: number;
}

/** Asked until nothing is left, or nothing more is to be hoped for. */
async function atRest(mounts: Mounts, before: Rest): Promise<{ rest: Rest; left: Record<string, number> }> {
  for (let second = 0; ; second += 1) {
    const rest = await mounts.rest();
    const left = more(before, rest);
    if (Object.keys(left).length === 0 || second === patience) return { rest, left };
    await mounts.page.waitForTimeout(1000);
  }
}

/** Each widget comes and goes so many times, one after the other; it has done so before, so that its code is there and warm. */
export async function* leakFigures(browser: Browser, sandbox: Sandbox, count = mountCount): AsyncGenerator<LeakFigure> {
  for (const name of Object.keys(registry.widgets)) {
    const mounts = await Mounts.open(browser, { url: sandbox.url, name });
    await mounts.comesAndGoes(warmUp, 'drawn');
    // Timers of the last one that end by themselves.
    await mounts.page.waitForTimeout(1000);
    const before = await mounts.rest();
    await mounts.comesAndGoes(count, 'drawn');
    const { rest, left } = await atRest(mounts, before);
    yield { name, count, left, heap: rest.heap - before.heap, heapLimit };
    await mounts.close();
  }
}
