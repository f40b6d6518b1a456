import type { ReactNode } from 'react';
import { FieldGroup, leavesGroup } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import type { FieldBinding } from '../form/form.tsx';
import { type Choice, Choices } from './choices.tsx';

export type RadioOption<Value extends string = string> = Choice<Value>;

/** The value; empty while nothing is selected. */
export interface RadiosProps<Value extends string = string> extends FieldBinding<Value>, FieldTexts {
  options: readonly RadioOption<NoInfer<Value>>[];
  /** `row` puts short choices side by side if they fit; `stack` puts long ones below each other. */
  layout?: 'row' | 'stack' | undefined;
  isLegendHidden?: boolean | undefined;
}

/** A choice between a few visible options with large targets. */
export function Radios<Value extends string = string>(props: RadiosProps<Value>): ReactNode {
  const { id, name, value, label, labelContext, hint, error, announcesError, optionalText } = props;
  const { options, layout, isLegendHidden } = props;
  return (
    <FieldGroup {...{ id, label, labelContext, hint, error, announcesError, optionalText, isLegendHidden }}>
      <Choices
        {...{ id, options, layout }}
        renderControl={(option, optionId) => (
          <input
            className="cover-radio"
            part="radio"
            type="radio"
            id={optionId}
            // Radios with the same name form one group per root, so two forms must not share a name.
            name={`${id}-${name}`}
            value={option.value}
            checked={option.value === value}
            // `aria-required` is not valid on a radio. The form is `noValidate`, so the browser shows no messages.
            required={!optionalText}
            aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
            onChange={() => props.onChange(option.value)}
            onBlur={(event) => leavesGroup(event) && props.onBlur?.()}
          />
        )}
      />
    </FieldGroup>
  );
}
