import { type ReactNode, useState } from 'react';
import { format } from '#i18n/format';
import { TextField } from '#ui/text-field';

export interface KeyFieldProps {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  /** Says that there is such a `{key}` already. */
  takenText: string;
  value: string;
  /** The other keys, which a renamed one must not replace. */
  others: readonly string[];
  onRename: (key: string) => void;
}

/** A key. It is renamed once the field is left: each letter of it would be another key. */
export function KeyField({ takenText, value, others, onRename, ...shown }: KeyFieldProps): ReactNode {
  const [typed, setTyped] = useState(value);
  const isTaken = others.includes(typed);
  return (
    <TextField
      {...shown}
      value={typed}
      isRequired={false}
      autoCapitalize="none"
      onChange={setTyped}
      error={isTaken ? format(takenText, { key: typed }) : undefined}
      onBlur={() => typed !== value && typed.trim() !== '' && !isTaken && onRename(typed)}
    />
  );
}
