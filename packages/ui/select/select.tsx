import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field, fieldWiring } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import type { FieldBinding } from '../form/form.tsx';
import { Icon } from '../icon/icon.tsx';
import './select.css';
import './select-later.css';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

export interface SelectProps<Value extends string = string> extends FieldBinding<Value>, FieldTexts {
  options: readonly SelectOption<NoInfer<Value>>[];
  /** The text while the value is empty. */
  placeholder?: string | undefined;
  autoComplete?: InputHTMLAttributes<HTMLSelectElement>['autoComplete'];
  isLabelHidden?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** `compact` is for toolbars: the label is beside it, without a line for messages. */
  size?: 'normal' | 'compact' | undefined;
  width?: 'full' | 'medium' | 'short' | undefined;
  status?: ReactNode;
}

/** The native select. */
export function Select<Value extends string = string>(props: SelectProps<Value>): ReactNode {
  const { id, name, value, label, labelContext, hint, error, announcesError, optionalText } = props;
  const { isLabelHidden, status, size, width = 'full' } = props;
  const control = (
    <div className={`cover-select cover-width-${width}`}>
      <select
        className={`cover-control${value === '' ? ' cover-select-empty' : ''}`}
        part="select"
        id={id}
        name={name}
        value={value}
        disabled={props.isDisabled}
        aria-readonly={props.isReadOnly}
        autoComplete={props.autoComplete}
        aria-required={optionalText || size === 'compact' ? undefined : true}
        {...fieldWiring(id, { hint, error }, error || status === undefined ? undefined : `${id}-status`)}
        onChange={(event) => props.onChange(event.target.value as Value)}
        onBlur={props.onBlur}
      >
        {props.placeholder !== undefined && <option value="">{props.placeholder}</option>}
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </div>
  );
  if (size === 'compact') {
    return (
      <div className="cover-select-compact" part="field">
        <label className={isLabelHidden ? 'cover-hidden' : 'cover-select-label'} htmlFor={id}>
          {label}
        </label>
        {control}
      </div>
    );
  }
  return (
    <Field {...{ id, label, labelContext, hint, error, announcesError, optionalText, isLabelHidden, status }}>
      {control}
    </Field>
  );
}
