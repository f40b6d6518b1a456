import type { FocusEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import './field.css';

/** The texts around a control: the same for every field part. */
export interface FieldTexts {
  label: string;
  /** What helps to answer, under the label. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: string | undefined;
  /** Says that the field may stay empty, beside its label; a field without it is required. */
  optionalText?: string | undefined;
}

/** What ties a control to its texts. */
export interface FieldWiring {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The wiring of a control with this id. */
export function fieldWiring(id: string, texts: Pick<FieldTexts, 'hint' | 'error'>, more?: string): FieldWiring {
  const { hint, error } = texts;
  const ids = [hint && `${id}-hint`, error && `${id}-error`, more].filter(Boolean);
  return { 'aria-describedby': ids.join(' ') || undefined, 'aria-invalid': error ? true : undefined };
}

export interface FieldMessageProps extends Pick<FieldTexts, 'error'> {
  id: string;
  /**
   * Stands where the error would, while there is none: the city of a zip code. A field that has one, if only an empty one,
   * says it and its errors politely as they come.
   */
  status?: ReactNode;
}

/**
 * The line under a control. It keeps its height while it is empty, so that an error which comes as one leaves the
 * field does not move the button that one is about to press.
 */
export function FieldMessage({ id, error, status }: FieldMessageProps): ReactNode {
  return (
    <div className="cover-field-message" role={status === undefined ? undefined : 'status'}>
      {error && (
        <p className="cover-field-error" part="field-error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      {status !== undefined && (
        <p className="cover-field-status" part="field-status" id={`${id}-status`}>
          {!error && status}
        </p>
      )}
    </div>
  );
}

/** The hint under a label. */
export function FieldHint({ id, hint }: Pick<FieldTexts, 'hint'> & { id: string }): ReactNode {
  return (
    hint && (
      <p className="cover-field-hint" part="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
    )
  );
}

/** A label's text, and that the field is optional. */
export function LabelText({ label, optionalText }: Pick<FieldTexts, 'label' | 'optionalText'>): ReactNode {
  return (
    <>
      {label}
      {optionalText && <span className="cover-field-optional"> {optionalText}</span>}
    </>
  );
}

export interface FieldProps extends FieldTexts {
  /** The control's id. */
  id: string;
  /** Hides the label from sight, where the page around the field says the same. */
  isLabelHidden?: boolean | undefined;
  status?: ReactNode;
  children: ReactNode;
}

/** Label, hint, control and message of a field with one control. */
export function Field(props: FieldProps): ReactNode {
  const { id, label, hint, error, optionalText, isLabelHidden, status, children } = props;
  return (
    <div className={`cover-field${error ? ' cover-field-wrong' : ''}`} part="field">
      <label className={isLabelHidden ? 'cover-hidden' : 'cover-field-label'} part="field-label" htmlFor={id}>
        <LabelText label={label} optionalText={optionalText} />
      </label>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldMessage id={id} error={error} status={status} />
    </div>
  );
}

export interface FieldGroupProps extends Omit<FieldProps, 'isLabelHidden'> {
  isLegendHidden?: boolean | undefined;
}

/** Whether the focus leaves all controls of a group, and not one for another. */
export function leavesGroup({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return !currentTarget.closest('fieldset')?.contains(relatedTarget);
}

/** Legend, hint, controls and message of a field with several controls. */
export function FieldGroup(props: FieldGroupProps): ReactNode {
  const { id, label, hint, error, optionalText, isLegendHidden, status, children } = props;
  const { 'aria-describedby': describedBy } = fieldWiring(`${id}-group`, { hint, error });
  return (
    <fieldset className={`cover-field${error ? ' cover-field-wrong' : ''}`} part="field" aria-describedby={describedBy}>
      <legend className={isLegendHidden ? 'cover-hidden' : 'cover-field-label'} part="field-label">
        <LabelText label={label} optionalText={optionalText} />
      </legend>
      <FieldHint id={`${id}-group`} hint={hint} />
      {children}
      <FieldMessage id={`${id}-group`} error={error} status={status} />
    </fieldset>
  );
}
