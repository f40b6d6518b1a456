import type { ReactNode } from 'react';
import { FieldGroup, leavesGroup } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import type { FieldBinding } from '../form/form.tsx';
import './radios.css';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** What the choice means, under its label. */
  hint?: ReactNode;
  /** At the end of the label's line: a badge, a price. */
  aside?: ReactNode;
}

/** The value is empty while nothing is chosen. */
export interface RadiosProps<Value extends string = string> extends FieldBinding<Value>, FieldTexts {
  options: readonly RadioOption<NoInfer<Value>>[];
  /** Short choices stand beside one another, where there is room (`row`); long ones below one another (`stack`). */
  layout?: 'row' | 'stack' | undefined;
  isLegendHidden?: boolean | undefined;
}

/** One of a few, all in sight, each a large target. */
export function Radios<Value extends string = string>(props: RadiosProps<Value>): ReactNode {
  const { id, name, value, label, hint, error, optionalText, options, layout = 'row', isLegendHidden } = props;
  return (
    <FieldGroup {...{ id, label, hint, error, optionalText, isLegendHidden }}>
      <div className={`cover-choices cover-choices-${layout}`}>
        {options.map((option, index) => (
          <label className="cover-choice" part="choice" key={option.value}>
            <input
              className="cover-radio"
              part="radio"
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              // Radios of one name are one group in the whole root, so two forms may not share it.
              name={`${id}-${name}`}
              value={option.value}
              checked={option.value === value}
              // A radio has no aria-required. The form is `noValidate`, so the browser says nothing of its own.
              required={!optionalText}
              aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
              onChange={() => props.onChange(option.value)}
              onBlur={(event) => leavesGroup(event) && props.onBlur?.()}
            />
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
    </FieldGroup>
  );
}
