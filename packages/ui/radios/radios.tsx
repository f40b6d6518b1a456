import type { ReactNode } from 'react';
import { FieldGroup, leavesGroup } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import type { FieldBinding } from '../form/form.tsx';
import './radios.css';
import './radios-later.css';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** An explanation under the label. */
  hint?: ReactNode;
  /** Content at the end of the label's line: a badge, a price. */
  aside?: ReactNode;
}

/** The value; empty while nothing is selected. */
export interface RadiosProps<Value extends string = string> extends FieldBinding<Value>, FieldTexts {
  options: readonly RadioOption<NoInfer<Value>>[];
  /** `row` puts short choices side by side if they fit; `stack` puts long ones below each other. */
  layout?: 'row' | 'stack' | undefined;
  isLegendHidden?: boolean | undefined;
}

/** A choice between a few visible options with large targets. */
export function Radios<Value extends string = string>(props: RadiosProps<Value>): ReactNode {
  const { id, name, value, label, labelContext, hint, error, optionalText } = props;
  const { options, layout = 'row', isLegendHidden } = props;
  return (
    <FieldGroup {...{ id, label, labelContext, hint, error, optionalText, isLegendHidden }}>
      <div className={`cover-choices cover-choices-${layout}`}>
        {options.map((option, index) => (
          <label className="cover-choice" part="choice" key={option.value}>
            <input
              className="cover-radio"
              part="radio"
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              // Radios with the same name form one group per root, so two forms must not share a name.
              name={`${id}-${name}`}
              value={option.value}
              checked={option.value === value}
              // `aria-required` is not valid on a radio. The form is `noValidate`, so the browser shows no messages.
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
