import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useAuthorReport } from '#embed/debug/use-author-report';
import type { WidgetHost, WidgetProps } from '#embed/runtime/define-widget';
import { useAuthoredContent } from '#prompts/prompt-view';
import { type Count, countsOf, missingCounts, type ShownCount, shownCounts } from './counts.ts';
import type { HeroBarConfig } from './hero-bar.config.ts';
import type { ReportView } from './hero-bar.connect.ts';
import type { HeroBarStrings } from './strings.en.ts';
import { useReport } from './use-report.ts';
import './hero-bar.css';

/** The counts of a brand's analytics, at the top of a page. */
export function HeroBar({ config, labels, host }: WidgetProps<HeroBarConfig, HeroBarStrings>): ReactNode {
  const titleId = useId();
  const report = useReport(host);
  const counts = useMemo(() => countsOf(config, host.element), [config, host.element]);
  const shown = shownCounts(counts, report.totals, host.language);
  useProblems(host, counts, report);
  // An authored list without figures stays hidden; any other authored content is shown.
  useAuthoredContent(host, shown.length === 0 && (counts.length === 0 || config.counts.length > 0));
  if (shown.length === 0) return null;
  return (
    <section className="cover-hero-bar" part="hero-bar" aria-labelledby={titleId}>
      <p className="cover-hidden" id={titleId}>
        {labels.title}
      </p>
      <ul role="list" className="cover-hero-bar-counts" part="hero-bar-counts">
        {shown.map((count) => (
          <Figure key={count.element} {...count} />
        ))}
      </ul>
    </section>
  );
}

function Figure({ figure, words, label }: ShownCount): ReactNode {
  return (
    <li className="cover-hero-bar-count" part="hero-bar-count">
      <strong className="cover-hero-bar-figure" part="hero-bar-figure">
        {/* A new element for each figure: the browser does not count it as a layout shift. */}
        <span key={figure} aria-hidden={words === figure ? undefined : true}>
          {figure}
        </span>
        {words !== figure && <span className="cover-hidden">{words}</span>}
      </strong>{' '}
      <span className="cover-hero-bar-label">{label}</span>
    </li>
  );
}

/** Reports to the author what is not shown, and why. */
function useProblems(host: WidgetHost, counts: readonly Count[], { isSettled, totals, problem }: ReportView): void {
  useAuthorReport(
    host,
    { widget: 'hero-bar', source: 'counts', title: 'its counts' },
    counts.length === 0 ? ['There are no counts, neither in counts nor as a list with ids in the element.'] : [],
  );
  const problems = problem ? [`There is no report. ${problem}`] : missingCounts(counts, totals);
  useAuthorReport(
    host,
    { widget: 'hero-bar', source: 'report', title: 'its report', code: 'report' },
    isSettled && counts.length > 0 ? problems : [],
  );
}
