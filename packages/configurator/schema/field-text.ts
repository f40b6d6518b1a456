import { keyName } from '#configuration/key-name';
import { fieldsIn, type SchemaField } from '#configuration/schema-fields';
import { isLabels, type LabelText, labelTexts } from './labels.ts';

const longest = 80;

/** A value as one line of text; texts without quotes. */
export function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** Whether a value is not empty. */
export const isShown = (value: unknown): boolean =>
  value !== undefined && value !== '' && JSON.stringify(value) !== '{}' && JSON.stringify(value) !== '[]';

/** The texts by which a field can be found. */
function textsOf(field: SchemaField): string[] {
  const own = `${field.name} ${field.label} ${field.description}`;
  if (isLabels(field)) return [own, ...labelTexts(field).map(labelText)];
  if (field.kind === 'record') return [own, ...textsOf(field.item)];
  return [own, ...fieldsIn(field).flatMap(textsOf)];
}

/** The searchable text of a label. */
export const labelText = ({ key, standard }: LabelText): string =>
  `${key} ${keyName(key)} ${standard.en} ${standard.es}`;

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a text contains every one of the words, ignoring case and accents. */
export function hasWords(text: string, words: string): boolean {
  const all = plain(text);
  return plain(words)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** Whether a field, or one inside it, contains every one of the words. */
export const isFound = (field: SchemaField, words: string): boolean =>
  words.trim() === '' || textsOf(field).some((text) => hasWords(text, words));
