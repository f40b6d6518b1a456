import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { ChangeEvent, HTMLAttributes, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, fieldWiring } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import type { FieldBinding } from '../form/form.tsx';
import { useFormattedInput } from './use-formatted-input.ts';
import './text-field.css';

export interface TextFieldProps extends FieldBinding<string>, FieldTexts {
  type?: 'text' | 'email' | 'tel' | 'search' | 'password' | undefined;
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
  autoCapitalize?: 'none' | 'words' | 'characters' | undefined;
  maxLength?: number | undefined;
  /** Checked by the browser where a form is sent without script. */
  pattern?: string | undefined;
  placeholder?: string | undefined;
  /** The width of the control: that of the expected value if known. */
  width?: 'full' | 'medium' | 'short' | undefined;
  isLabelHidden?: boolean | undefined;
  /** False for a field of a toolbar, such as a filter; an optional field of a form has `optionalText`. */
  isRequired?: boolean | undefined;
  /** A button at the end of the field: `Use my location`. */
  action?: ReactNode;
  /**
   * Announced politely under the field while there is no error: the city of a zip code. With a note, even an empty one,
   * errors are announced too.
   */
  status?: ReactNode;
  /** The id of a further description: a list of requirements. */
  describedBy?: string | undefined;
  /** The rules by which password managers generate a password: `minlength: 15; maxlength: 128;`. */
  passwordRules?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  /** Formats the text while the visitor types, character by character: `vinText`. */
  format?: ((text: string) => string) | undefined;
  /** Replaces `onChange` for a part that needs the caret or the input type. */
  onInput?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
}

const asTyped = (text: string): string => text;

/** A single-line text field. A prefill that arrives while it has the focus is selected, so that typing replaces it. */
export function TextField(props: TextFieldProps): ReactNode {
  const { id, name, value, label, labelContext, hint, error, announcesError, optionalText } = props;
  const { onChange, onBlur, onInput } = props;
  const { type = 'text', width = 'full', isLabelHidden, action, status, inputRef, format = asTyped } = props;
  const isRequired = !optionalText && !props.isReadOnly && props.isRequired !== false;
  const change = useFormattedInput({
    value,
    format: ({ text, caret }) => ({ text: format(text), caret: format(text.slice(0, caret)).length }),
    onChange,
  });
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => input.current!);
  const { prefilled } = props;
  useLayoutEffect(() => {
    if (prefilled && input.current?.matches(':focus')) input.current.select();
  }, [prefilled]);
  const descriptions = [status !== undefined && !error && `${id}-status`, props.describedBy].filter(Boolean);
  const isWord = type === 'text' && props.inputMode === undefined && props.autoCapitalize !== 'none';
  return (
    <Field {...{ id, label, labelContext, hint, error, announcesError, optionalText, isLabelHidden, status }}>
      <div className={`cover-text-field cover-width-${width}`}>
        <input
          className="cover-control"
          part="input"
          ref={input}
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
          pattern={props.pattern}
          placeholder={props.placeholder}
          readOnly={props.isReadOnly}
          aria-required={isRequired || undefined}
          {...(props.passwordRules && { passwordrules: props.passwordRules })}
          {...fieldWiring(id, { hint, error }, descriptions.join(' '))}
          onChange={onInput ?? (props.format ? change : (event) => onChange(event.target.value))}
          onBlur={onBlur}
        />
        {action && <span className="cover-text-field-action">{action}</span>}
      </div>
    </Field>
  );
}
