import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import './requirement-list.css';

export interface Requirement {
  key: string;
  text: string;
  isMet: boolean;
}

export interface RequirementListProps {
  /** For the `aria-describedby` of the field. */
  id: string;
  title: string;
  requirements: readonly Requirement[];
  /** The states in words, for screen readers. */
  metText: string;
  missingText: string;
}

/** The requirements of a value, and which of them it meets. Changes are announced by a live region of the view. */
export function RequirementList({ id, title, requirements, metText, missingText }: RequirementListProps): ReactNode {
  return (
    <div className="cover-requirements" part="requirements" id={id}>
      <p className="cover-requirements-title">{title}</p>
      <ul role="list" className="cover-requirements-list">
        {requirements.map(({ key, text, isMet }) => (
          <li
            key={key}
            className={`cover-requirement cover-requirement-${isMet ? 'met' : 'missing'}`}
            part={isMet ? 'requirement requirement-met' : 'requirement requirement-missing'}
          >
            {isMet ? <Icon name="check" /> : <span className="cover-requirement-mark" />}
            <span>
              {text}
              <span className="cover-hidden"> ({isMet ? metText : missingText})</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
