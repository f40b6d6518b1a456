import type { ChangeEvent, HTMLAttributes, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, fieldWiring } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import type { FieldBinding } from '../form/form.tsx';
import './text-field.css';

export interface TextFieldProps extends FieldBinding<string>, FieldTexts {
  type?: 'text' | 'email' | 'tel' | 'search' | undefined;
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
  autoCapitalize?: 'none' | 'words' | 'characters' | undefined;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  /** How wide the control is: as wide as its answer, where that is known. */
  width?: 'full' | 'medium' | 'short' | undefined;
  isLabelHidden?: boolean | undefined;
  /** A button in the end of the field: use my location. */
  action?: ReactNode;
  /** Said politely under the field while there is no error: the city of a zip code. With one, if only an empty one, errors are said too. */
  status?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** In place of `onChange`, for a part that needs the caret or the kind of change. */
  onInput?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
}

/** A line of text. */
export function TextField(props: TextFieldProps): ReactNode {
  const { id, name, value, label, hint, error, optionalText, onChange, onBlur, onInput } = props;
  const { type = 'text', width = 'full', isLabelHidden, action, status, inputRef } = props;
  const isWord = type === 'text' && props.inputMode === undefined && props.autoCapitalize !== 'none';
  return (
    <Field {...{ id, label, hint, error, optionalText, isLabelHidden, status }}>
      <div className={`cover-text-field cover-width-${width}`}>
        <input
          className="cover-control"
          part="input"
          ref={inputRef}
          id={id}
          name={name}
          type={type}
          value={value}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          enterKeyHint={props.enterKeyHint}
          autoCapitalize={props.autoCapitalize ?? (isWord ? undefined : 'none')}
          autoCorrect={isWord ? undefined : 'off'}
          spellCheck={isWord ? undefined : false}
          maxLength={props.maxLength}
          placeholder={props.placeholder}
          aria-required={optionalText ? undefined : true}
          {...fieldWiring(id, { hint, error }, status !== undefined && !error ? `${id}-status` : undefined)}
          onChange={onInput ?? ((event) => onChange(event.target.value))}
          onBlur={onBlur}
        />
        {action && <span className="cover-text-field-action">{action}</span>}
      </div>
    </Field>
  );
}
