/**
 * Marks where a text goes in a rendered view. Slots are delimited by private-use characters, which no author types.
 *
 * @param text A text with the placeholders, such as `{count}`, that the view fills as it renders: the slot carries
 * their values.
 */
export function slot(kind: 'labels' | 'config' | 'brand', key: string, text = ''): string {
  const placeholders = [...text.matchAll(/\{(\w+)\}/g)].map(([placeholder, name]) => `|${name}=${placeholder}`);
  return `\uE000${kind}.${key}${placeholders.join('')}\uE001`;
}

export const slotPattern = /\uE000([^\uE001|]*)([^\uE001]*)\uE001/g;

/** Fills the placeholders of a slot's text, such as `{count}`, with the values that the slot carries. */
export function fillSlot(text: string, values: string): string {
  const pairs = values
    .split('|')
    .slice(1)
    .map((pair) => pair.split('=') as [string, ...string[]]);
  return pairs.reduce((so, [name, ...value]) => so.replaceAll(`{${name}}`, () => value.join('=')), text);
}
