import type { ReactNode } from 'react';
import { Checkbox } from '#ui/checkbox';
import type { FieldBinding } from '#ui/form';
import { Radios } from '#ui/radios';
import { RichText } from '#ui/rich-text';
import { Select } from '#ui/select';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import type { FieldConfig } from './form.config.ts';
import type { FormStrings } from './strings.en.ts';

interface FormFieldProps {
  field: FieldConfig;
  binding: FieldBinding<string | boolean>;
  labels: FormStrings;
}

/** One field of the form. */
export function FormField({ field, binding, labels }: FormFieldProps): ReactNode {
  const { type, label, hint, required, options, maxLength } = field;
  if (type === 'checkbox')
    return (
      <Checkbox
        {...(binding as FieldBinding<boolean>)}
        label={<RichText text={label} />}
        hint={hint}
        isRequired={required}
      />
    );
  const shared = {
    ...(binding as FieldBinding<string>),
    label,
    hint,
    optionalText: required ? undefined : labels.optional,
  };
  if (type === 'textarea') return <TextArea {...shared} maxLength={maxLength} />;
  if (type === 'radio') return <Radios {...shared} options={options} />;
  if (type === 'select') return <Select {...shared} options={options} placeholder={labels.choose} />;
  return (
    <TextField
      {...shared}
      type={type}
      inputMode={type === 'text' ? undefined : type}
      autoComplete={field.autocomplete || undefined}
      maxLength={maxLength}
    />
  );
}
