/** Marks where a text goes in a rendered view. Slots are delimited by private-use characters, which no author types. */
export const slot = (kind: 'labels' | 'config' | 'brand', key: string): string => `\uE000${kind}.${key}\uE001`;

export const slotPattern = /\uE000([^\uE001]*)\uE001/g;
