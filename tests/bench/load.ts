import type { Browser, CDPSession } from '@playwright/test';

/** How slow the visitor's device and network are. */
export interface Profile {
  name: string;
  /** How many times slower the processor is. */
  cpu: number;
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

const bits = 8;

export const profiles: readonly Profile[] = [
  { name: 'as it is', cpu: 1 },
  { name: '4× CPU', cpu: 4 },
  {
    name: '4× CPU, slow 4G',
    cpu: 4,
    network: { latency: 150, downloadThroughput: 1_600_000 / bits, uploadThroughput: 750_000 / bits },
  },
];

const pause = 700;
/** In milliseconds. Peers that never become idle are measured at this limit, to their advantage. */
const longestRest = 10_000;

/** One load of one page, until it is idle. */
export interface Load {
  /** Milliseconds from the navigation to the frame in which the field can be typed into. */
  usable: number;
  /** True if text typed at that moment is still in the field when the page is idle. */
  isKept: boolean;
  /** Bytes of scripts and styles over the wire, until that moment and in total. */
  bytesToUsable: number;
  bytes: number;
  requestsToUsable: number;
  requests: number;
  /** CPU time of the main thread in scripts, in milliseconds. */
  script: number;
  /** The time of long tasks beyond 50 ms each. */
  blocking: number;
  longTasks: number;
  /** The sum of layout shifts without recent input. */
  shift: number;
  /** In bytes, after garbage collection. */
  heap: number;
  /** Addresses of scripts that were fetched. */
  files: readonly string[];
}

interface SeenLoad {
  shift: number;
  blocking: number;
  longTasks: number;
  /** The number of widgets that have emitted `ready`. */
  ready: number;
  usable: Promise<number>;
}

declare global {
  interface Window {
    benchLoad?: SeenLoad;
    /** Returns the field to type into, once it exists. */
    benchField?: () => HTMLInputElement | null | undefined;
  }
}

/** Runs in the page before any other script. */
function watchLoad(): void {
  const seen: SeenLoad = { shift: 0, blocking: 0, longTasks: 0, ready: 0, usable: Promise.resolve(0) };
  window.benchLoad = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.longTasks += 1;
      seen.blocking += duration - 50;
    }
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('covermount:ready', () => (seen.ready += 1));
  const findField = window.benchField;
  if (!findField) return;
  seen.usable = new Promise((resolve) => {
    const look = () => {
      const found = findField();
      if (!found || found.disabled || found.getClientRects().length === 0) return void requestAnimationFrame(look);
      // After the frame that contains it.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        found.focus();
        resolve(performance.now());
      });
      port1.start();
      port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  });
}

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

export interface Visit {
  url: string;
  profile: Profile;
  /** The field that is typed into, as an expression of the page. */
  field?: string;
  /** The key to type. */
  key?: string;
  viewport?: { width: number; height: number };
  /** The page is not idle before this many of our widgets are ready. */
  ready?: number;
}

/** Loads a page and types into its field as soon as that is usable. Without a field, only loads it. */
export async function load(
  browser: Browser,
  { url, profile, field, key = '7', viewport = { width: 390, height: 844 }, ready = 0 }: Visit,
): Promise<Load> {
  const context = await browser.newContext({ viewport, locale: 'en-US' });
  try {
    const page = await context.newPage();
    // The compiler of these files wraps functions in this helper to keep their names.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    if (field) await page.addInitScript({ content: `window.benchField = () => ${field};` });
    await page.addInitScript(watchLoad);
    const session = await context.newCDPSession(page);
    // CPU time, so that other load on the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Network.enable');
    if (profile.network) await session.send('Network.emulateNetworkConditions', { offline: false, ...profile.network });
    await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
    const underWay = new Set<string>();
    session.on('Network.requestWillBeSent', ({ requestId }) => underWay.add(requestId));
    for (const event of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
      session.on(event, ({ requestId }) => underWay.delete(requestId));

    await page.goto(url, { waitUntil: 'commit' });
    const usable = await page.evaluate(() => window.benchLoad!.usable);
    if (field) await page.keyboard.press(key);
    await page.waitForFunction((count) => window.benchLoad!.ready >= count, ready);
    // Idle: no request and no script for a while.
    const end = performance.now() + longestRest;
    for (let [before, quiet] = [-1, 0]; quiet < 2 && performance.now() < end;) {
      await page.waitForTimeout(pause);
      const now = await scriptTime(session);
      quiet = underWay.size === 0 && now - before < 1 ? quiet + 1 : 0;
      before = now;
    }
    const script = await scriptTime(session);
    const { shift, blocking, longTasks, text } = await page.evaluate(() => {
      const seen = window.benchLoad!;
      return {
        shift: seen.shift,
        blocking: seen.blocking,
        longTasks: seen.longTasks,
        text: window.benchField?.()?.value,
      };
    });
    const files = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname))
        .map(({ name, encodedBodySize, responseEnd }) => ({
          name: new URL(name).pathname,
          bytes: encodedBodySize,
          at: responseEnd,
        })),
    );
    await session.send('HeapProfiler.enable');
    for (let times = 0; times < 2; times += 1) await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const early = files.filter(({ at }) => at <= usable);
    const sum = (some: typeof files) => some.reduce((total, { bytes }) => total + bytes, 0);
    return {
      usable,
      isKept: !field || !!text?.includes(key),
      bytesToUsable: sum(early),
      bytes: sum(files),
      requestsToUsable: early.length,
      requests: files.length,
      script,
      blocking,
      longTasks,
      shift,
      heap: usedSize,
      files: files.map(({ name }) => name),
    };
  } finally {
    await context.close();
  }
}
