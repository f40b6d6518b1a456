import { type ReactNode, useState } from 'react';
import type { FieldKind, FieldOf } from '#configuration/schema-fields';
import { format } from '#i18n/format';
import { Checkbox } from '#ui/checkbox';
import { FieldGroup } from '#ui/field';
import { Select } from '#ui/select';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { isSameJson, type Json } from '../../json.ts';
import { isShown, valueText } from '../../schema/field-text.ts';
import { ControlFrame, useFallback, useFieldTexts } from './control-frame.tsx';
import { type ControlViewProps, useFormContext } from './form-context.ts';

type Props<Kind extends FieldKind> = ControlViewProps<FieldOf<Kind>>;

const textOf = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/**
 * The text of a field whose value differs from the typed text: `1.` already means 1. A value that changes elsewhere
 * replaces the typed text.
 */
function useTypedText(
  value: Json | undefined,
  write: (value: Json | undefined) => string,
  read: (text: string) => Json | undefined,
): [string, (text: string) => Json | undefined] {
  const [typed, setTyped] = useState('');
  const text = isSameJson(read(typed), value) ? typed : write(value);
  return [
    text,
    (next) => {
      setTyped(next);
      return read(next);
    },
  ];
}

const numberOf = (text: string): Json | undefined => {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  // Text that is not a number stays as it is: the reader reports what is accepted.
  return Number.isFinite(Number(trimmed)) ? Number(trimmed) : text;
};

export function TextControl(props: Props<'text'>): ReactNode {
  const { path, value, field } = props;
  const { change } = useFormContext();
  const fieldTexts = useFieldTexts(props);
  const fallback = useFallback(field, path);
  // A number stays a number while it is edited.
  const isNumber = field.isNumberAccepted && typeof value === 'number';
  const read = (text: string) => (text === '' && !field.isRequired ? undefined : isNumber ? numberOf(text) : text);
  return (
    <ControlFrame {...props}>
      <TextField
        {...fieldTexts}
        value={textOf(value)}
        placeholder={isShown(fallback) ? valueText(fallback) : undefined}
        autoCapitalize="none"
        onChange={(text) => change(path, read(text))}
      />
    </ControlFrame>
  );
}

export function NumberControl(props: Props<'number'>): ReactNode {
  const { path, value, field } = props;
  const { change } = useFormContext();
  const fieldTexts = useFieldTexts(props);
  const fallback = useFallback(field, path);
  const [text, type] = useTypedText(value, textOf, numberOf);
  return (
    <ControlFrame {...props}>
      <TextField
        {...fieldTexts}
        value={text}
        width="short"
        inputMode={field.isWhole ? 'numeric' : 'decimal'}
        placeholder={isShown(fallback) ? valueText(fallback) : undefined}
        onChange={(next) => change(path, type(next))}
      />
    </ControlFrame>
  );
}

export function BooleanControl(props: Props<'boolean'>): ReactNode {
  const { path, value, field } = props;
  const { change } = useFormContext();
  const { optionalText, label, ...fieldTexts } = useFieldTexts(props);
  const fallback = useFallback(field, path);
  return (
    <ControlFrame {...props}>
      <Checkbox
        {...fieldTexts}
        label={
          <>
            {label} <span className="cover-field-optional">{optionalText}</span>
          </>
        }
        value={(value ?? fallback) === true}
        onChange={(isOn) => change(path, isOn)}
      />
    </ControlFrame>
  );
}

export function ChoiceControl(props: Props<'choice'>): ReactNode {
  const { path, value, field } = props;
  const { texts, change, inheritedAt } = useFormContext();
  const fieldTexts = useFieldTexts(props);
  const fallback = useFallback(field, path);
  const { choices } = field;
  const withoutChoice = inheritedAt(path) === undefined ? texts.standardChoice : texts.inherited;
  const written = textOf(value);
  const others = written === '' || choices.includes(written) ? [] : [written];
  return (
    <ControlFrame {...props}>
      <Select
        {...fieldTexts}
        value={written}
        placeholder={isShown(fallback) ? format(withoutChoice, { value: valueText(fallback) }) : texts.noChoice}
        options={[...choices, ...others].map((option) => ({ value: option, label: option }))}
        onChange={(next) => change(path, next === '' ? undefined : next)}
      />
    </ControlFrame>
  );
}

export function ChoicesControl(props: Props<'choices'>): ReactNode {
  const { path, value, field } = props;
  const { change } = useFormContext();
  const { id, name, ...fieldTexts } = useFieldTexts(props);
  const fallback = useFallback(field, path);
  const without: readonly unknown[] = Array.isArray(fallback) ? fallback : [];
  const chosen = (Array.isArray(value) ? value : without) as readonly Json[];
  return (
    <ControlFrame {...props}>
      <FieldGroup id={id} {...fieldTexts}>
        {field.choices.map((option) => (
          <Checkbox
            key={option}
            id={`${id}-${option}`}
            name={`${name}.${option}`}
            label={option}
            value={chosen.includes(option)}
            onChange={(isOn) => change(path, isOn ? [...chosen, option] : chosen.filter((item) => item !== option))}
          />
        ))}
      </FieldGroup>
    </ControlFrame>
  );
}

const linesOf = (value: Json | undefined): string =>
  Array.isArray(value) ? (value as readonly Json[]).map(textOf).join('\n') : textOf(value);

export function ListControl(props: Props<'list'>): ReactNode {
  const { path, value, field } = props;
  const { texts, change } = useFormContext();
  const { hint, ...fieldTexts } = useFieldTexts(props);
  const valuesOf = (text: string): Json | undefined => {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    if (lines.length === 0) return undefined;
    return field.item.kind === 'number' ? lines.map((line) => numberOf(line) ?? '') : lines;
  };
  const [text, type] = useTypedText(value, linesOf, valuesOf);
  return (
    <ControlFrame {...props}>
      <TextArea
        {...fieldTexts}
        hint={
          <>
            {hint} {texts.valuesHint}
          </>
        }
        value={text}
        onChange={(next) => change(path, type(next))}
      />
    </ControlFrame>
  );
}

const anyOf = (text: string): Json | undefined => {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
};

export function JsonControl(props: Props<'json'>): ReactNode {
  const { path, value } = props;
  const { change } = useFormContext();
  const fieldTexts = useFieldTexts(props);
  const [text, type] = useTypedText(value, textOf, anyOf);
  return (
    <ControlFrame {...props}>
      <TextField {...fieldTexts} value={text} autoCapitalize="none" onChange={(next) => change(path, type(next))} />
    </ControlFrame>
  );
}
