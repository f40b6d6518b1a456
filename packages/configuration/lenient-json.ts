const entities: Readonly<Record<string, string>> = {
  quot: '"',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
};

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi, (all, decimal, hex, name) => {
    if (typeof name === 'string') return entities[name.toLowerCase()] ?? all;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ff_ff ? String.fromCodePoint(code) : all;
  });
}

const repairs: readonly { name: string; mend(text: string): string }[] = [
  // An editor may encode an entity that was encoded already.
  { name: 'entities were decoded', mend: (text) => decoded(decoded(text)) },
  {
    name: 'paragraph and line-break tags were removed',
    mend: (text) => text.replaceAll(/<\/?(?:p|br)\s*\/?>/gi, '\n'),
  },
  {
    name: 'curly quotes were made straight',
    mend: (text) => text.replaceAll(/[“”„‟″〃«»]/g, '"').replaceAll(/[‘’‚‛′]/g, "'"),
  },
  { name: 'odd spaces were made plain', mend: (text) => text.replaceAll(/[\u00a0\u2000-\u200b\u202f\ufeff]/g, ' ') },
  { name: 'a trailing comma was removed', mend: (text) => text.replaceAll(/,(\s*[\]}])/g, '$1') },
];

export type Lenient = { isRead: true; value: unknown; repairs: readonly string[] } | { isRead: false; reason: string };

/**
 * Reads JSON that a content management system has changed. Repairs are tried one by one, each only if the text does not
 * parse without it, so valid JSON is never changed.
 */
export function readLenientJson(text: string): Lenient {
  let mended = text;
  let reason = '';
  const made: string[] = [];
  for (const { name, mend } of [{ name: '', mend: (same: string) => same }, ...repairs]) {
    const next = mend(mended);
    if (name && next === mended) continue;
    mended = next;
    if (name) made.push(name);
    try {
      return { isRead: true, value: JSON.parse(mended) as unknown, repairs: made };
    } catch (error) {
      reason ||= error instanceof Error ? error.message : String(error);
    }
  }
  return { isRead: false, reason };
}
