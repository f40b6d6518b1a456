import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/icon';
import type { EditableSection, ResultsProps } from './results.types.ts';

const sections: readonly { section: EditableSection; icon: IconName }[] = [
  { section: 'driver', icon: 'person' },
  { section: 'vehicle', icon: 'car' },
  { section: 'coverage', icon: 'shield' },
];

/** The answers that the quotes are based on, each with a link to change it. */
export function AnswerShortcuts({
  summary,
  labels,
  onEdit,
}: Pick<ResultsProps, 'summary' | 'labels' | 'onEdit'>): ReactNode {
  return (
    <div className="cover-answers" part="answers" role="group" aria-label={labels['results.answers']}>
      {sections.map(({ section, icon }) => (
        <button key={section} type="button" className="cover-answer" part="answer" onClick={() => onEdit(section)}>
          <Icon name={icon} />
          <span className="cover-answer-label">
            {labels[`results.section.${section}`]} <Icon name="edit" />
          </span>
          <span className="cover-answer-text">{summary[section]}</span>
          <span className="cover-hidden">: {labels['results.change']}</span>
        </button>
      ))}
    </div>
  );
}
