interface Widget {
  /** The element's name without its `cover-`. */
  widget: string;
  element: HTMLElement;
}

/** The input that has the problems. */
interface Source {
  /** Prefix of each line in the panel; a later report replaces the lines with the same prefix. */
  source: string;
  /** The name of the source in messages: `the offices of /offices.json`. */
  title: string;
}

/** The reported lines by source, so that reading the same configuration again reports nothing. */
const reported = new WeakMap<HTMLElement, Map<string, string>>();

/**
 * Reports invalid parts of a widget's input to the author on the console and the debug panel; again only when they
 * change. An empty list removes the source's lines from the panel.
 */
export function reportProblems(
  { widget, element }: Widget,
  { source, title }: Source,
  problems: readonly string[],
): void {
  const sources = reported.get(element) ?? new Map<string, string>();
  reported.set(element, sources);
  const lines = problems.map((line) => `  • ${line}`).join('\n');
  if (lines === (sources.get(source) ?? '')) return;
  sources.set(source, lines);
  void import('./debug-panel.ts')
    .then(({ addToPanel }) => addToPanel(element, source, problems))
    .catch(() => undefined);
  if (problems.length === 0) return;
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  console.warn(`[covermount] <cover-${widget}>: ${count} in ${title}\n${lines}`);
}
