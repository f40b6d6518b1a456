import type { Language } from '#domain/language';
import { plainName } from '#domain/plain-name';
import { formatNumber } from '#i18n/number';
import type { HeroBarConfig } from './hero-bar.config.ts';
import type { Totals } from './hero-bar.types.ts';

/** A count of the bar, without its figure from the report. */
export interface Count {
  element: string;
  label: string;
  /** The author's figure: shown until the report is loaded, and if the report lacks the count. */
  written?: string | undefined;
}

/** A count with its figure. */
export interface ShownCount {
  element: string;
  label: string;
  figure: string;
  /** The figure in words, for screen readers: `1.2 million`. */
  words: string;
}

const readable = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The counts of the author's list: each `<li>` with an id, its figure in `<strong>`, `<b>` or `<data>`. */
export function authoredCounts(element: HTMLElement): Count[] {
  return [...element.querySelectorAll('li[id]')].flatMap((item) => {
    if (item.closest('.cover-root')) return [];
    const figure = item.querySelector('strong, b, data');
    const copy = item.cloneNode(true) as Element;
    copy.querySelector('strong, b, data')?.replaceWith();
    const label = readable(copy.textContent);
    return label ? [{ element: item.id, label, written: readable(figure?.textContent) || undefined }] : [];
  });
}

/** The configured counts, or else those of the authored content. */
export const countsOf = ({ counts }: HeroBarConfig, element: HTMLElement): readonly Count[] =>
  counts.length > 0 ? counts : authoredCounts(element);

const million = 1e6;

/** Millions have one decimal, smaller numbers none (spec 3 §2). Billions follow the language. */
export function figureOf(total: number, language: Language): Pick<ShownCount, 'figure' | 'words'> {
  if (total < million) {
    const figure = formatNumber(Math.floor(total), language);
    return { figure, words: figure };
  }
  const inMillions = (compactDisplay: 'short' | 'long') =>
    formatNumber(total, language, {
      notation: 'compact',
      compactDisplay,
      useGrouping: 'always',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  return { figure: inMillions('short'), words: inMillions('long') };
}

/** True if a count can be shown: 0 means that nothing was counted yet. */
const isCounted = (total: number | undefined): total is number => total !== undefined && total >= 1;

/** The counts with a figure, from the report or else from the author. */
export function shownCounts(counts: readonly Count[], totals: Totals, language: Language): ShownCount[] {
  return counts.flatMap(({ element, label, written }) => {
    const total = totals.get(plainName(element));
    if (isCounted(total)) return [{ element, label, ...figureOf(total, language) }];
    return written ? [{ element, label, figure: written, words: written }] : [];
  });
}

/** Messages to the author about counts that the report lacks. */
export function missingCounts(counts: readonly Count[], totals: Totals): string[] {
  return counts
    .filter(({ element }) => !isCounted(totals.get(plainName(element))))
    .map(({ element, label, written }) => {
      const consequence = written ? `“${written}” of the page stays` : 'it is not shown';
      return `The report has no count for “${element}” (${label}): ${consequence}.`;
    });
}
