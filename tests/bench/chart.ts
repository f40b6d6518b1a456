import { widgetCounts } from './many-widgets.ts';
import type { Growth } from './many-widgets.ts';

const [width, height] = [720, 400];
const margin = { top: 56, right: 220, bottom: 52, left: 64 };
const inks = { ours: '#175cd3', peer: '#b54708' } as const;
const steps = 5;

/** The next round number above the highest value. */
function ceiling(value: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((candidate) => candidate >= value) ?? value;
}

/** Script time against the number of visible widgets, one line per kind. */
export function growthChart(all: readonly Growth[]): string {
  const top = ceiling(Math.max(...all.flatMap(({ script }) => script)));
  const most = Math.max(...widgetCounts);
  const x = (count: number) => margin.left + (count / most) * (width - margin.left - margin.right);
  const y = (value: number) => height - margin.bottom - (value / top) * (height - margin.top - margin.bottom);
  const levels = Array.from({ length: steps + 1 }, (_, step) => (top / steps) * step);
  const rows = levels.map(
    (level) =>
      `<line x1="${margin.left}" x2="${width - margin.right}" y1="${y(level)}" y2="${y(level)}" stroke="#d0d5dd"/><text x="${margin.left - 8}" y="${y(level) + 4}" text-anchor="end">${Math.round(level)}</text>`,
  );
  const columns = widgetCounts.map(
    (count) => `<text x="${x(count)}" y="${height - margin.bottom + 20}" text-anchor="middle">${count}</text>`,
  );
  // Labels of lines that end close together are stacked.
  const lineHeight = 18;
  const ends = all.map(({ script }) => y(script.at(-1)!)).toSorted((a, b) => a - b);
  const tops: number[] = [];
  for (const end of ends) tops.push(Math.max(end, (tops.at(-1) ?? Number.NEGATIVE_INFINITY) + lineHeight));
  const lines = all.map(({ name, kind, script }) => {
    const points = script.map((value, index) => [x(widgetCounts[index]!), y(value)] as const);
    const [endX, end] = points.at(-1)!;
    const endY = tops[ends.indexOf(end)]!;
    const path = points.map(([left, at]) => `${left.toFixed(1)},${at.toFixed(1)}`).join(' ');
    const dots = points
      .map(([left, at]) => `<circle cx="${left.toFixed(1)}" cy="${at.toFixed(1)}" r="4" fill="${inks[kind]}"/>`)
      .join('');
    return `<polyline points="${path}" fill="none" stroke="${inks[kind]}" stroke-width="2.5"/>${dots}<text x="${endX + 10}" y="${endY + 4}" fill="${inks[kind]}">${name}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="13" fill="#344054" role="img" aria-labelledby="title">
<title id="title">Script time as the number of widgets on a page grows</title>
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="${margin.left}" y="28" font-size="16" fill="#101828">Script time in ms at 4× CPU slow-down, all widgets in sight</text>
${[...rows, ...columns, ...lines].join('\n')}
<text x="${(margin.left + width - margin.right) / 2}" y="${height - 10}" text-anchor="middle">widgets on the page</text>
</svg>
`;
}
