interface Widget {
  /** The element's name without its `cover-`. */
  widget: string;
  element: HTMLElement;
}

/** The input that has the problems. */
interface Source {
  /** Begins each line of the panel, and names the lines that a later report replaces. */
  source: string;
  /** Its name in messages: `the offices of /offices.json`. */
  title: string;
}

/** The reported lines by source: a configuration that is read again is not reported again. */
const reported = new WeakMap<HTMLElement, Map<string, string>>();

/**
 * Tells the author, on the console and on the debug panel, what of a widget's input cannot be used; once, until it changes. An
 * empty list removes what the panel says of the source.
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
