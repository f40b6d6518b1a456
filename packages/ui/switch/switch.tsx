import type { ReactNode } from 'react';
import type { FieldBinding } from '../form/form.tsx';
import './switch.css';

export interface SwitchProps extends Omit<FieldBinding<boolean>, 'error'> {
  label: string;
}

/** A setting that applies immediately: a filter. Use a checkbox for a value that is submitted. */
export function Switch({ id, name, value, label, onChange, onBlur }: SwitchProps): ReactNode {
  return (
    <label className="cover-switch-row" part="switch-row">
      <input
        className="cover-switch"
        part="switch"
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native input exposes its state
        role="switch"
        id={id}
        name={name}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      {label}
    </label>
  );
}
