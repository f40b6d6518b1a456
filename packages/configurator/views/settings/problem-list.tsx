import type { ReactNode } from 'react';
import type { Problem } from '#configuration/problem';
import { format } from '#i18n/format';
import { Notice } from '#ui/notice';
import { problemText } from '../../configuration/read-section.ts';
import { useConfigurator } from '../configurator-context.ts';

/** The problems that the widgets' reader finds in the section. */
export function ProblemList({ problems }: { problems: readonly Problem[] }): ReactNode {
  const { texts } = useConfigurator();
  const title = problems.length === 1 ? texts.problemsOne : format(texts.problemsSome, { count: problems.length });
  return (
    <div role="status">
      {problems.length > 0 && (
        <Notice tone="warning" title={title}>
          <ul lang="en">
            {problems.map((problem, index) => (
              <li key={index}>{problemText(problem)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
