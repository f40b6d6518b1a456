import type { Browser, CDPSession, Page } from '@playwright/test';
import { longestChain } from './request-chain.ts';
import type { PageRequest } from './request-chain.ts';

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
/** In milliseconds. Peers that never become idle are measured at this limit, which favors them. */
const longestRest = 10_000;
/** How often a key is pressed again if the field does not take it. */
const mostKeys = 20;

/** One load of one page, until it is idle. */
export interface Load {
  /** Milliseconds from the navigation to the frame in which the field is rendered, has the focus and takes a key. */
  usable: number;
  /** Milliseconds until the awaited number of our widgets were ready; 0 if that number was 0. */
  ready: number;
  /** True if the first key was taken, and is still in the field when the page is idle. */
  isKept: boolean;
  /**
   * The longest chain of requests until `usable`, each of which waited for the one before it: paths. Only with network
   * latency; without latency, responses arrive while the requesting task still makes requests.
   */
  chain?: readonly string[];
  /** Bytes of the page itself over the wire. */
  html: number;
  /** Bytes of scripts and styles over the wire, until `usable` and in total. */
  bytesToUsable: number;
  bytes: number;
  requestsToUsable: number;
  requests: number;
  /** CPU time of the main thread in scripts, in milliseconds. */
  script: number;
  /** The time of long tasks beyond 50 ms each. */
  blocking: number;
  longTasks: number;
  /** Milliseconds of the longest task that ended after the first contentful paint; 0 if none took 50. */
  longestTask: number;
  /** The sum of layout shifts without recent input. */
  shift: number;
  /** In bytes, after garbage collection. */
  heap: number;
  /** Addresses of scripts that were fetched. */
  files: readonly string[];
}

interface SeenLoad {
  shift: number;
  /** When the long tasks began and ended. */
  longTasks: { start: number; end: number }[];
  /**
   * Resolves once this many widgets have emitted `ready`, to the moment of the last event. Polling in every frame would
   * add to the script time of the page.
   */
  ready(count: number): Promise<number>;
  /** The moment when the field was rendered and had the focus; 0 on a page without a field. */
  usable: Promise<number>;
  /** Waits again until the field is usable, after a key that it did not take. */
  usableAgain(): Promise<number>;
}

declare global {
  interface Window {
    benchLoad?: SeenLoad;
    /** Returns the field to type into, once it exists. */
    benchField?: () => HTMLInputElement | HTMLTextAreaElement | null | undefined;
  }
}

/** Runs in the page before any other script. */
function watchLoad(): void {
  const longestWait = 60_000;
  const findField = window.benchField;

  const isRendered = (field: HTMLInputElement | HTMLTextAreaElement) =>
    !field.disabled && !field.readOnly && field.getClientRects().length > 0;
  const takesFocus = (field: HTMLElement) => {
    field.focus();
    return (field.getRootNode() as Document | ShadowRoot).activeElement === field;
  };
  const focusField = () =>
    new Promise<number>((resolve, reject) => {
      if (!findField) {
        resolve(0);
        return;
      }
      const end = performance.now() + longestWait;
      const again = () => {
        if (performance.now() > end) reject(new Error(`No field can be typed into on ${location.href}`));
        else requestAnimationFrame(check);
      };
      const check = () => {
        const field = findField();
        if (!field || !isRendered(field)) {
          again();
          return;
        }
        // After the frame that contains it.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => (takesFocus(field) ? resolve(performance.now()) : again()));
        port1.start();
        port2.postMessage(undefined);
      };
      requestAnimationFrame(check);
    });

  const readyTimes: number[] = [];
  let onReady: () => unknown = () => undefined;
  const seen: SeenLoad = {
    shift: 0,
    longTasks: [],
    ready: (count) =>
      new Promise((resolve) => {
        onReady = () => readyTimes.length >= count && resolve(readyTimes[count - 1] ?? 0);
        onReady();
      }),
    usable: focusField(),
    usableAgain: focusField,
  };
  window.benchLoad = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.longTasks.push({ start: startTime, end: startTime + duration });
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('covermount:ready', () => {
    readyTimes.push(performance.now());
    onReady();
  });
}

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** Whether the field has taken a key: it has text, or is checked. Runs in the page. */
function hasTaken(key: string): boolean {
  const field = window.benchField?.();
  return !!field && (field.type === 'radio' ? (field as HTMLInputElement).checked : field.value.includes(key));
}

/**
 * Presses a key in the field as soon as the field is usable. Returns that moment, and whether the first key was taken.
 */
async function typeAtOnce(page: Page, key: string): Promise<{ usable: number; isTaken: boolean }> {
  let usable = await page.evaluate(() => window.benchLoad!.usable);
  for (let keys = 1; keys <= mostKeys; keys += 1) {
    await page.keyboard.press(key);
    const isTaken = await page.evaluate(hasTaken, key);
    if (isTaken) return { usable, isTaken: keys === 1 };
    usable = await page.evaluate(() => window.benchLoad!.usableAgain());
  }
  throw new Error(`The field of ${page.url()} takes no key.`);
}

/** A request as the DevTools protocol reports it. */
interface AnnouncedRequest {
  type?: string;
  request: { url: string };
  initiator: { type: string; url?: string; stack?: StackTrace };
}

interface StackTrace {
  callFrames: readonly { url: string }[];
  parent?: StackTrace;
}

/** The files whose code or markup made a request, the nearest first. */
function initiatorsOf({ url, stack }: AnnouncedRequest['initiator']): readonly string[] {
  const urls = url ? [url] : [];
  for (let part = stack; part; part = part.parent) urls.push(...part.callFrames.map((frame) => frame.url));
  return [...new Set(urls)];
}

/** Resources that a widget can wait for: no images, fonts or frames. */
const awaitedTypes: ReadonlySet<string> = new Set(['Script', 'Stylesheet', 'Fetch', 'XHR']);

/** The reported requests with the times that the page has measured for them. */
function timedRequests(
  announced: readonly AnnouncedRequest[],
  times: readonly { name: string; start: number; end: number }[],
): readonly PageRequest[] {
  return announced.flatMap(({ type = '', request: { url }, initiator }) => {
    const timed = times.find(({ name }) => name === url);
    if (!timed || !awaitedTypes.has(type)) return [];
    const { start, end } = timed;
    return [{ url, initiators: initiatorsOf(initiator), isDynamic: !!initiator.stack, start, end }];
  });
}

export interface Visit {
  url: string;
  profile: Profile;
  /** The field that is typed into, as an expression of the page. */
  field?: string;
  /** The key to press. */
  key?: string;
  viewport?: { width: number; height: number };
  /** The page is not idle before this many of our widgets are ready. */
  ready?: number;
}

/** Loads a page and types into its field as soon as the field is usable. Without a field, only loads the page. */
export async function load(
  browser: Browser,
  { url, profile, field, key = '7', viewport = { width: 390, height: 844 }, ready = 0 }: Visit,
): Promise<Load> {
  const context = await browser.newContext({ viewport, locale: 'en-US' });
  try {
    const page = await context.newPage();
    // esbuild wraps functions in this helper to keep their names.
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
    const announced: AnnouncedRequest[] = [];
    session.on('Network.requestWillBeSent', (request) => {
      underWay.add(request.requestId);
      announced.push(request);
    });
    for (const event of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
      session.on(event, ({ requestId }) => underWay.delete(requestId));

    await page.goto(url, { waitUntil: 'commit' });
    const { usable, isTaken } = field ? await typeAtOnce(page, key) : { usable: 0, isTaken: true };
    const readyAt = await page.evaluate((count) => window.benchLoad!.ready(count), ready);
    // Idle: no request and no script for a while.
    const end = performance.now() + longestRest;
    for (let [before, quiet] = [-1, 0]; quiet < 2 && performance.now() < end;) {
      await page.waitForTimeout(pause);
      const now = await scriptTime(session);
      quiet = underWay.size === 0 && now - before < 1 ? quiet + 1 : 0;
      before = now;
    }
    const script = await scriptTime(session);
    const isStillThere = await page.evaluate(hasTaken, key);
    const { shift, longTasks, painted, html } = await page.evaluate(() => ({
      shift: window.benchLoad!.shift,
      longTasks: window.benchLoad!.longTasks,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      html: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).encodedBodySize,
    }));
    const resources = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => ({
        name: entry.name,
        path: new URL(entry.name).pathname,
        bytes: entry.encodedBodySize,
        start: entry.startTime,
        end: entry.responseEnd,
      })),
    );
    const files = resources.filter(({ path }) => /\.(js|css)$/.test(path));
    await session.send('HeapProfiler.enable');
    for (let times = 0; times < 2; times += 1) await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const isEarly = (request: { end: number }) => request.end <= usable;
    const early = files.filter(isEarly);
    const chain = longestChain(timedRequests(announced, resources).filter(isEarly));
    const sum = (some: typeof files) => some.reduce((total, { bytes }) => total + bytes, 0);
    return {
      usable,
      ready: readyAt,
      isKept: !field || (isTaken && isStillThere),
      ...(profile.network && { chain: chain.map((address) => new URL(address).pathname) }),
      html,
      bytesToUsable: sum(early),
      bytes: sum(files),
      requestsToUsable: early.length,
      requests: files.length,
      script,
      blocking: longTasks.reduce((total, task) => total + task.end - task.start - 50, 0),
      longTasks: longTasks.length,
      longestTask: Math.max(0, ...longTasks.filter((task) => task.end > painted).map((task) => task.end - task.start)),
      shift,
      heap: usedSize,
      files: files.map(({ path }) => path),
    };
  } finally {
    await context.close();
  }
}
