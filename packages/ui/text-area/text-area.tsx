import type { ReactNode } from 'react';
import { Field, fieldWiring } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import type { FieldBinding } from '../form/form.tsx';
import './text-area.css';

export interface TextAreaProps extends FieldBinding<string>, FieldTexts {
  maxLength?: number | undefined;
  placeholder?: string | undefined;
}

/** A text field of several lines. */
export function TextArea(props: TextAreaProps): ReactNode {
  const { id, name, value, label, hint, error, announcesError, optionalText, isReadOnly, onChange, onBlur } = props;
  return (
    <Field {...{ id, label, hint, error, announcesError, optionalText }}>
      <textarea
        className="cover-control"
        part="input"
        id={id}
        name={name}
        value={value}
        rows={4}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        readOnly={isReadOnly}
        aria-required={optionalText || isReadOnly ? undefined : true}
        {...fieldWiring(id, { hint, error })}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}
