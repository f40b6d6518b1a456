import type { ReactNode } from 'react';
import '../checkbox/checkbox.css';
import '../checkbox/checkbox-later.css';
import { FieldGroup, leavesGroup } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import type { FieldBinding } from '../form/form.tsx';
import { type Choice, Choices } from '../radios/choices.tsx';

/** The values of the boxes that are ticked, in the order of the options. */
export interface CheckboxesProps extends FieldBinding<readonly string[]>, FieldTexts {
  options: readonly Choice[];
}

/** A choice of any number of visible options with large targets. */
export function Checkboxes(props: CheckboxesProps): ReactNode {
  const { id, name, value: ticked, label, labelContext, hint, error, announcesError, optionalText, options } = props;
  const toggled = (changed: string) =>
    options.map(({ value }) => value).filter((value) => (value === changed) !== ticked.includes(value));
  return (
    <FieldGroup {...{ id, label, labelContext, hint, error, announcesError, optionalText }}>
      <Choices
        {...{ id, options }}
        renderControl={({ value }, optionId) => (
          <input
            className="cover-checkbox"
            part="checkbox"
            type="checkbox"
            id={optionId}
            name={name}
            value={value}
            checked={ticked.includes(value)}
            aria-readonly={props.isReadOnly}
            onChange={() => props.onChange(toggled(value))}
            onBlur={(event) => leavesGroup(event) && props.onBlur?.()}
          />
        )}
      />
    </FieldGroup>
  );
}
