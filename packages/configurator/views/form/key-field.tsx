import { type ReactNode, useState } from 'react';
import { format } from '#i18n/format';
import { TextField } from '#ui/text-field';

export interface KeyFieldProps {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  /** The error for a taken key, with `{key}`. */
  takenText: string;
  value: string;
  /** The other keys, which a renamed one must not replace. */
  others: readonly string[];
  onRename: (key: string) => void;
}

/**
 * A field for a key. The key is renamed when the field is left, because every partial input would be another key. A key
 * that is renamed elsewhere replaces the typed text.
 */
export function KeyField({ takenText, value, others, onRename, ...shown }: KeyFieldProps): ReactNode {
  const [typed, setTyped] = useState(value);
  const [latest, setLatest] = useState(value);
  if (value !== latest) {
    setLatest(value);
    setTyped(value);
  }
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
