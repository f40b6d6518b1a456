import type { ReactNode } from 'react';
import { Checkbox } from '#ui/checkbox';
import { Checkboxes } from '#ui/checkboxes';
import type { FieldBinding } from '#ui/form';
import { Radios } from '#ui/radios';
import { RichText } from '#ui/rich-text';
import { Select } from '#ui/select';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import '#ui/modules/read-only/read-only';
import type { Field, Value } from './form-parts.ts';
import type { FormStrings } from './strings.en.ts';

interface FormFieldProps {
  field: Field;
  binding: FieldBinding<Value>;
  labels: FormStrings;
}

/** One field of the form. */
export function FormField({ field, binding, labels }: FormFieldProps): ReactNode {
  const { type, hint, required, isReadOnly, options, maxLength, placeholder } = field;
  const label = <RichText text={field.label} />;
  if (type === 'checkbox')
    return <Checkbox {...(binding as FieldBinding<boolean>)} label={label} hint={hint} isRequired={required} />;
  const shared = {
    ...(binding as FieldBinding<string>),
    ...(isReadOnly && { isReadOnly }),
    label,
    hint,
    optionalText: required || isReadOnly ? undefined : labels.optional,
  };
  if (type === 'textarea') return <TextArea {...shared} {...{ maxLength, placeholder }} />;
  if (type === 'select')
    return <Select {...shared} options={options} placeholder={field.hasAllOptions ? undefined : labels.choose} />;
  if (type === 'radio' || type === 'checkboxes') {
    const choices = options.map(({ value, label: text }) => ({ value, label: <RichText text={text} /> }));
    return type === 'radio' ? (
      <Radios {...shared} options={choices} />
    ) : (
      <Checkboxes {...shared} {...(binding as FieldBinding<readonly string[]>)} options={choices} />
    );
  }
  return (
    <TextField
      {...shared}
      type={type}
      inputMode={field.inputMode ?? (type === 'text' ? undefined : type)}
      autoComplete={field.autocomplete || undefined}
      {...{ maxLength, placeholder }}
    />
  );
}
