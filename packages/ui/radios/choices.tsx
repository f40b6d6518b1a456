import type { ReactNode } from 'react';
import './radios.css';
import './radios-later.css';

export interface Choice<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** An explanation under the label. */
  hint?: ReactNode;
  /** Content at the end of the label's line: a badge, a price. */
  aside?: ReactNode;
}

interface ChoicesProps<Value extends string> {
  /** Id of the first control; the ids of the others begin with it. */
  id: string;
  options: readonly Choice<Value>[];
  layout?: 'row' | 'stack' | undefined;
  /** Draws the control of an option. */
  renderControl: (option: Choice<Value>, id: string) => ReactNode;
}

/** The options of a group with large targets, each a control with its label. */
export function Choices<Value extends string>({
  id,
  options,
  layout = 'row',
  renderControl,
}: ChoicesProps<Value>): ReactNode {
  return (
    <div className={`cover-choices cover-choices-${layout}`}>
      {options.map((option, index) => (
        <label className="cover-choice" part="choice" key={option.value}>
          {renderControl(option, index === 0 ? id : `${id}-${option.value}`)}
          <span className="cover-choice-text">
            <span className="cover-choice-line">
              <span className="cover-choice-label">{option.label}</span>
              {option.aside}
            </span>
            {option.hint && (
              <span className="cover-choice-hint" id={`${id}-${option.value}-hint`}>
                {option.hint}
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}
