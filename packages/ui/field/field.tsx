import type { FocusEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import './field.css';
import './field-later.css';

/** The texts around a control: the same for every field part. */
export interface FieldTexts {
  /** May contain links, if the author writes it. */
  label: ReactNode;
  /** Read with the label by screen readers, but not shown, because the surrounding page shows it: whose field it is. */
  labelContext?: string | undefined;
  /** The hint under the label. */
  hint?: ReactNode;
  /** The error and how to fix it. */
  error?: string | undefined;
  /** Announces the error politely as it appears: no summary of the form announces it. */
  announcesError?: boolean | undefined;
  /** Marks the field as optional beside its label; fields are required by default. */
  optionalText?: string | undefined;
}

/** The attributes that connect a control to its texts. */
export interface FieldWiring {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The attributes of a control with this id. */
export function fieldWiring(id: string, texts: Pick<FieldTexts, 'hint' | 'error'>, more?: string): FieldWiring {
  const { hint, error } = texts;
  const ids = [hint && `${id}-hint`, error && `${id}-error`, more].filter(Boolean);
  return { 'aria-describedby': ids.join(' ') || undefined, 'aria-invalid': error ? true : undefined };
}

export interface FieldMessageProps extends Pick<FieldTexts, 'error' | 'announcesError'> {
  id: string;
  /**
   * Shown in place of the error while there is none: the city of a zip code. A field with a note, even an empty one,
   * announces it and its errors politely.
   */
  status?: ReactNode;
}

/**
 * The line under a control. It keeps its height while empty, so that an error on blur does not move the button that the
 * visitor is about to press.
 */
export function FieldMessage({ id, error, announcesError, status }: FieldMessageProps): ReactNode {
  return (
    <div
      className="cover-field-message"
      role={status === undefined ? undefined : 'status'}
      aria-live={announcesError && status === undefined ? 'polite' : undefined}
    >
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

/** A label's text, with the mark of an optional field. */
export function LabelText({
  label,
  labelContext,
  optionalText,
}: Pick<FieldTexts, 'label' | 'labelContext' | 'optionalText'>): ReactNode {
  return (
    <>
      {label}
      {labelContext && <span className="cover-hidden"> · {labelContext}</span>}
      {optionalText && <span className="cover-field-optional"> {optionalText}</span>}
    </>
  );
}

export interface FieldProps extends FieldTexts {
  /** The control's id. */
  id: string;
  /** Hides the label visually, if the surrounding page has the same text. */
  isLabelHidden?: boolean | undefined;
  status?: ReactNode;
  children: ReactNode;
}

/** Label, hint, control and message of a field with one control. */
export function Field(props: FieldProps): ReactNode {
  const { id, label, labelContext, hint, error, announcesError, optionalText, isLabelHidden, status, children } = props;
  return (
    <div className={`cover-field${error ? ' cover-field-wrong' : ''}`} part="field">
      <label className={isLabelHidden ? 'cover-hidden' : 'cover-field-label'} part="field-label" htmlFor={id}>
        <LabelText {...{ label, labelContext, optionalText }} />
      </label>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldMessage {...{ id, error, announcesError, status }} />
    </div>
  );
}

export interface FieldGroupProps extends Omit<FieldProps, 'isLabelHidden'> {
  isLegendHidden?: boolean | undefined;
}

/** True when the focus leaves a group of controls, and does not move within it. */
export function leavesGroup({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return !currentTarget.closest('fieldset')?.contains(relatedTarget);
}

/** Legend, hint, controls and message of a field with several controls. */
export function FieldGroup(props: FieldGroupProps): ReactNode {
  const { id, label, labelContext, hint, error, announcesError, optionalText, isLegendHidden, status, children } =
    props;
  const { 'aria-describedby': describedBy } = fieldWiring(`${id}-group`, { hint, error });
  return (
    <fieldset className={`cover-field${error ? ' cover-field-wrong' : ''}`} part="field" aria-describedby={describedBy}>
      <legend className={isLegendHidden ? 'cover-hidden' : 'cover-field-label'} part="field-label">
        <LabelText {...{ label, labelContext, optionalText }} />
      </legend>
      <FieldHint id={`${id}-group`} hint={hint} />
      {children}
      <FieldMessage id={`${id}-group`} {...{ error, announcesError, status }} />
    </fieldset>
  );
}
