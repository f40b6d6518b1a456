import type { ReactNode } from 'react';
import { FieldHint, FieldMessage, fieldWiring } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import type { FieldBinding } from '../form/form.tsx';
import './checkbox.css';

export interface CheckboxProps extends FieldBinding<boolean>, Omit<FieldTexts, 'label' | 'optionalText'> {
  /** May hold links: a click on one does not tick the box. */
  label: ReactNode;
  isRequired?: boolean | undefined;
  /** `card` draws a frame around it, for a choice that stands by itself. */
  look?: 'plain' | 'card' | undefined;
}

/** Yes or no to one thing. */
export function Checkbox(props: CheckboxProps): ReactNode {
  const { id, name, value, label, hint, error, isRequired, look = 'plain' } = props;
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
      <FieldMessage id={id} error={error} />
    </div>
  );
}
