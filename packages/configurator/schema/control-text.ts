import { keyName } from '#configuration/key-name';
import type { Control, LabelControl } from './controls.ts';

const longest = 80;

/** A value as one line of text; texts without quotes. */
export function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** Whether there is anything to show of a value. */
export const isShown = (value: unknown): boolean =>
  value !== undefined && value !== '' && JSON.stringify(value) !== '{}' && JSON.stringify(value) !== '[]';

/** Everything that a control can be found by. */
function textsOf(control: Control): string[] {
  const own = `${control.key} ${keyName(control.key)} ${control.description}`;
  switch (control.kind) {
    case 'labels':
      return [own, ...control.texts.map(labelText)];
    case 'object':
    case 'theme':
      return [own, ...control.controls.flatMap(textsOf)];
    case 'objects':
      return [own, ...textsOf(control.item)];
    case 'map':
      return [own, ...textsOf(control.value)];
    default:
      return [own];
  }
}

/** Everything that a text of a widget can be found by. */
export const labelText = ({ key, standard }: LabelControl): string =>
  `${key} ${keyName(key)} ${standard.en} ${standard.es}`;

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a text has every one of the words, whatever their case and accents. */
export function hasWords(text: string, words: string): boolean {
  const all = plain(text);
  return plain(words)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** Whether a control, or one within it, has every one of the words. */
export const isFound = (control: Control, words: string): boolean =>
  words.trim() === '' || textsOf(control).some((text) => hasWords(text, words));
