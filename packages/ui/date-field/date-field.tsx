import { useRef } from 'react';
import type { ChangeEvent, ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { FieldGroup, fieldWiring, leavesGroup } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import type { FieldBinding } from '../form/form.tsx';
import { readPastedDate } from './pasted-date.ts';
import type { DateParts } from './pasted-date.ts';
import './date-field.css';
import './date-field-later.css';

export type { DateParts } from './pasted-date.ts';
export type DatePart = keyof DateParts;

export interface DateFieldProps extends FieldBinding<DateParts>, FieldTexts {
  /** The labels of the three inputs. */
  partLabels: Record<DatePart, string>;
  /** The inputs with the error; all by default. */
  wrongParts?: readonly DatePart[] | undefined;
  /** `birth` lets the browser autofill the visitor’s own birth date. */
  autoComplete?: 'birth' | 'off' | undefined;
  isLegendHidden?: boolean | undefined;
  /** Pads a single digit of month or day with a zero when the visitor leaves its input. */
  padsDigits?: boolean | undefined;
}

const order = ['month', 'day', 'year'] as const;
const lengths: Record<DatePart, number> = { month: 2, day: 2, year: 4 };
const fills = { month: 'bday-month', day: 'bday-day', year: 'bday-year' } as const;

/**
 * A memorable date in three inputs. Two digits or a slash move the focus to the next input; Backspace in an empty one
 * moves it back; a pasted date fills all three. A Tab right after an automatic step is ignored, so that it does not
 * skip an input.
 */
export function DateField(props: DateFieldProps): ReactNode {
  const { id, name, value, label, hint, error, announcesError, optionalText, partLabels, wrongParts = order } = props;
  // An automatic step leaves an input before React has rendered what was typed into it.
  const latest = useRef(value);
  latest.current = value;
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  const hasJustStepped = useRef(false);

  function put(date: DateParts): void {
    latest.current = date;
    props.onChange(date);
  }

  function step(part: DatePart, by: 1 | -1): void {
    const next = order[order.indexOf(part) + by];
    const input = next && inputs.current[next];
    input?.focus();
    input?.select();
  }

  function change(part: DatePart, { target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const digits = target.value.replace(/\D/g, '').slice(0, lengths[part]);
    if (digits !== value[part]) put({ ...value, [part]: digits });
    const isTyped = (nativeEvent as InputEvent).inputType === 'insertText';
    const isAtEnd = target.selectionStart === target.value.length;
    if (part !== 'year' && isTyped && isAtEnd && digits.length === lengths[part]) {
      step(part, 1);
      hasJustStepped.current = true;
    }
  }

  function press(part: DatePart, event: KeyboardEvent<HTMLInputElement>): void {
    const { key, shiftKey, currentTarget } = event;
    const isEmpty = currentTarget.value === '';
    const isSeparator = ['/', '-', '.', ' '].includes(key);
    const isExpected = hasJustStepped.current && (isSeparator || (key === 'Tab' && !shiftKey));
    hasJustStepped.current = false;
    if (isExpected) {
      event.preventDefault();
    } else if (isSeparator) {
      event.preventDefault();
      if (!isEmpty) step(part, 1);
    } else if (key === 'Backspace' && isEmpty && part !== 'month') {
      event.preventDefault();
      step(part, -1);
    }
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const date = readPastedDate(event.clipboardData.getData('text'));
    if (!date) return;
    event.preventDefault();
    put(date);
    inputs.current.year?.focus();
  }

  function pad(part: DatePart): void {
    const digits = latest.current[part];
    if (part !== 'year' && /^[1-9]$/.test(digits)) put({ ...latest.current, [part]: `0${digits}` });
  }

  return (
    <FieldGroup
      {...{ id, label, labelContext: props.labelContext, hint, error, announcesError, optionalText }}
      isLegendHidden={props.isLegendHidden}
    >
      <div className="cover-date">
        {order.map((part) => {
          const partId = part === order.find((input) => wrongParts.includes(input)) ? id : `${id}-${part}`;
          return (
            <div className={`cover-date-part cover-date-${part}`} key={part}>
              <label className="cover-date-label" htmlFor={partId}>
                {partLabels[part]}
              </label>
              <input
                className="cover-control"
                part="input"
                ref={(input) => {
                  inputs.current[part] = input;
                }}
                id={partId}
                name={`${name}-${part}`}
                value={value[part]}
                inputMode="numeric"
                autoComplete={props.autoComplete === 'birth' ? fills[part] : 'off'}
                readOnly={props.isReadOnly}
                aria-required={optionalText ? undefined : true}
                {...fieldWiring(`${id}-group`, { error: wrongParts.includes(part) ? error : undefined })}
                onChange={(event) => change(part, event)}
                onKeyDown={(event) => press(part, event)}
                onPaste={paste}
                onBlur={(event) => {
                  if (props.padsDigits) pad(part);
                  if (leavesGroup(event)) props.onBlur?.();
                }}
              />
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
