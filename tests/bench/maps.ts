import type { Browser, CDPSession, Page } from '@playwright/test';
import { createServer } from 'vite';
import type { GeoPosition } from '#domain/geo-position';
import { createOfficeIndex } from '../../packages/offices/office-index.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';

const officeCount = 5000;
const nearestCount = 8;
const slowDown = 4;
const nearestLimit = 5;
const taskLimit = 50;

interface Office extends GeoPosition {
  id: string;
}

/** Fixed positions over the lower 48 states. */
function offices(): Office[] {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: officeCount }, (_, index) => ({
    id: String(index),
    latitude: 26 + random() * 21,
    longitude: -123 + random() * 48,
  }));
}

/** Times to find the nearest eight with a ready index, and to build the index. */
function nearestFigures(): Figure[] {
  const all = offices();
  const began = performance.now();
  const index = createOfficeIndex(all, (office) => office);
  const made = performance.now() - began;
  const times = Array.from({ length: 200 }, (_, round) => {
    const from = { latitude: 27 + ((round * 7.7) % 19), longitude: -120 + ((round * 11.3) % 44) };
    const start = performance.now();
    index.nearest(from, nearestCount);
    return performance.now() - start;
  });
  return [
    {
      what: `nearest ${nearestCount} of ${officeCount} offices, median of ${times.length}`,
      value: median(times),
      unit: 'ms',
      limit: nearestLimit,
    },
    {
      what: `nearest ${nearestCount} of ${officeCount} offices, the first time`,
      value: times[0]!,
      unit: 'ms',
      limit: nearestLimit,
    },
    { what: `index of ${officeCount} offices`, value: made, unit: 'ms' },
  ];
}

const pageOf = (
  module: string,
) => `<!doctype html><meta charset="utf-8"><body style="margin:0"><div id="map" style="width:100vw;height:100vh"></div>
<script type="module">${module}</script>`;

const script = (places: readonly Office[]) => `
import { createLeafletProvider } from '/packages/maps/leaflet/leaflet-provider.ts';
// In the page itself, where the server puts the map's styles.
const element = document.getElementById('map');
element.style.cssText = 'height:100vh;--c-surface:#fff;--c-ink:#16212c;--c-accent:#175cd3;--c-on-accent:#fff';
const never = () => Promise.resolve(undefined);
const provider = createLeafletProvider({ provider: 'leaflet', tiles: '', attribution: '', key: '' }, { geocode: never, reverseGeocode: never });
const view = await provider.draw(element, {
  center: { latitude: 31.17, longitude: -99.68 }, zoom: 6, language: 'en', reducedMotion: false, signal: new AbortController().signal,
  labels: { map: 'Map', zoomIn: 'In', zoomOut: 'Out', closeInfo: 'Close', cluster: '{count}' },
});
view.showMarkers(${JSON.stringify(places.map(({ id, latitude, longitude }) => ({ id, label: `Office ${id}`, position: { latitude, longitude } })))});
window.mapView = view;
`;

declare global {
  interface Window {
    mapView?: { moveTo(center: GeoPosition, zoom: number, options: { animate: boolean }): void };
  }
}

async function drag(page: Page, by: [x: number, y: number]): Promise<void> {
  const [x, y] = [480 - by[0] / 2, 300 - by[1] / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by[0], y + by[1], { steps: 24 });
  await page.mouse.up();
  await page.waitForTimeout(900);
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** CPU time of the thread, in microseconds. */
  tdur?: number;
  args: { name?: string };
}

/** The longest task of the page's main thread during an action, in its own CPU time. */
async function longestTask(session: CDPSession, act: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  const note = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', note as never);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', note as never);
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const tasks = events.filter(
    ({ ph, name, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && mains.has(`${pid}:${tid}`),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** The longest task of the main thread while a map of all offices is dragged, at each zoom level. */
async function panningFigures(browser: Browser): Promise<Figure[]> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    server: { port: 0, hmr: false, watch: null },
    plugins: [
      {
        name: 'bench-page',
        configureServer: (vite) => {
          vite.middlewares.use('/bench-map', (_request, response) => {
            void vite.transformIndexHtml('/bench-map', pageOf(script(offices()))).then((html) => {
              response.setHeader('content-type', 'text/html');
              response.end(html);
            });
          });
        },
      },
    ],
  });
  await server.listen();
  const address = server.httpServer?.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const page = await browser.newPage({ viewport: { width: 960, height: 600 } });
  try {
    await page.goto(`http://localhost:${port}/bench-map`);
    await page.waitForFunction(() => window.mapView !== undefined);
    const session = await page.context().newCDPSession(page);
    const figures: Figure[] = [];
    for (const zoom of [5, 7, 9, 11, 13]) {
      await page.evaluate(
        (to) => window.mapView!.moveTo({ latitude: 30.27, longitude: -97.74 }, to, { animate: false }),
        zoom,
      );
      await page.waitForTimeout(2500);
      const longest = await longestTask(session, async () => {
        for (const by of [
          [-420, 60],
          [380, -120],
          [0, 320],
          [-300, -260],
        ] as const)
          await drag(page, [...by]);
      });
      figures.push({
        what: `pan ${officeCount} offices at zoom ${zoom}, longest task, CPU time × ${slowDown}`,
        value: longest * slowDown,
        unit: 'ms',
        limit: taskLimit,
      });
    }
    return figures;
  } finally {
    await page.close();
    await server.close();
  }
}

/** The cost of finding and showing 5,000 offices. */
export async function mapFigures(browser: Browser): Promise<Figure[]> {
  return [...nearestFigures(), ...(await panningFigures(browser))];
}
