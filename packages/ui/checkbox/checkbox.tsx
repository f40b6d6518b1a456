import type { ReactNode } from 'react';
import { FieldHint, FieldMessage, fieldWiring } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import type { FieldBinding } from '../form/form.tsx';
import './checkbox.css';
import './checkbox-later.css';

export interface CheckboxProps extends FieldBinding<boolean>, Omit<FieldTexts, 'label' | 'optionalText'> {
  /** May contain links: a click on a link does not toggle the box. */
  label: ReactNode;
  isRequired?: boolean | undefined;
  /** `card` adds a frame, for a checkbox outside a list of fields. */
  look?: 'plain' | 'card' | undefined;
}

/** A single yes-or-no choice. */
export function Checkbox(props: CheckboxProps): ReactNode {
  const { id, name, value, label, hint, error, announcesError, isRequired, look = 'plain' } = props;
  return (
    <div className={`cover-field${error ? ' cover-field-wrong' : ''}`} part="field">
      <div className={`cover-checkbox-row cover-checkbox-${look}`} part="choice">
        <input
          className="cover-checkbox"
          part="checkbox"
          type="checkbox"
          id={id}
          name={name}
          checked={value}
          aria-required={isRequired || undefined}
          aria-readonly={props.isReadOnly}
          {...fieldWiring(id, { hint, error })}
          onChange={(event) => props.onChange(event.target.checked)}
          onBlur={props.onBlur}
        />
        <div className="cover-checkbox-text">
          <label className="cover-checkbox-label" htmlFor={id}>
            {label}
          </label>
          <FieldHint id={id} hint={hint} />
        </div>
      </div>
      <FieldMessage {...{ id, error, announcesError }} />
    </div>
  );
}
