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

/** Replaces matches outside the string literals of the JSON. */
const outsideTexts = (text: string, pattern: RegExp, replacement: string): string =>
  text
    .split(/("(?:[^"\\]|\\.)*")/)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(pattern, replacement) : part))
    .join('');

export const curlyQuotes = /[“”„‟″〃«»‘’‚‛′]/g;
export const straightQuote = (quote: string): string => ('‘’‚‛′'.includes(quote) ? "'" : '"');
export const oddSpaces = /[\u00a0\u2000-\u200b\u202f\ufeff]/g;
export const trailingCommas = /,(?=\s*[\]}])/g;

/** In order of application: a decoded text may need the later ones. */
const repairs: readonly { name: string; repair(text: string): string }[] = [
  // An editor may encode an entity that is already encoded.
  { name: 'entities were decoded', repair: (text) => decoded(decoded(text)) },
  {
    name: 'paragraph and line-break tags were removed',
    repair: (text) => text.replaceAll(/<\/?(?:p|br)\s*\/?>/gi, '\n'),
  },
  {
    name: 'curly quotes were made straight',
    repair: (text) => text.replaceAll(curlyQuotes, straightQuote),
  },
  {
    name: 'odd spaces were made plain',
    repair: (text) => outsideTexts(text, oddSpaces, ' '),
  },
  { name: 'a trailing comma was removed', repair: (text) => outsideTexts(text, trailingCommas, '') },
];

/** Every combination of repairs, fewest first. */
const combinations = Array.from({ length: 2 ** repairs.length }, (_, bits) =>
  repairs.filter((_repair, index) => bits & (2 ** index)),
).toSorted((a, b) => a.length - b.length);

export type Lenient = { isRead: true; value: unknown; repairs: readonly string[] } | { isRead: false; reason: string };

/** Common mistakes that make a text invalid JSON. */
const mistakes: readonly (readonly [RegExp, string])[] = [
  [/^\s*\/[/*]|[\s,{}[\]]\/[/*]/, 'JSON has no comments.'],
  [/[{,[:]\s*'/, 'Keys and texts are in double quotes: "submit", not \'submit\'.'],
  [/[{,]\s*[A-Za-z_$][\w$-]*\s*:/, 'Keys are in double quotes: "submit", not submit.'],
  [/;\s*$/, 'There is no semicolon at the end.'],
];

/** The error offset from the browser's message: Chromium names an offset, Firefox line and column. */
function errorOffset(text: string, message: string): number | undefined {
  const offset = /position (\d+)/.exec(message);
  if (offset) return Number(offset[1]);
  const place = /line (\d+) column (\d+)/.exec(message);
  if (!place) return undefined;
  const before = text.split('\n').slice(0, Number(place[1]) - 1);
  return before.reduce((length, line) => length + line.length + 1, Number(place[2]) - 1);
}

/** The text around the error offset in the browser's message; empty if it has none. */
function excerptOf(text: string, message: string): string {
  const at = errorOffset(text, message);
  if (at === undefined) return '';
  return ` Near: ${text
    .slice(Math.max(0, at - 20), at + 20)
    .replaceAll(/\s+/g, ' ')
    .trim()}`;
}

/** A text of the JSON; one that is not closed ends with its line. */
const jsonText = /"(?:[^"\\\n]|\\.)*"?/g;

function reasonOf(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const outside = text.replaceAll(jsonText, '""');
  const hints = mistakes.filter(([pattern]) => pattern.test(outside)).map(([, hint]) => hint);
  return [...hints, `${message}.${excerptOf(text, message)}`].join(' ');
}

/**
 * Reads JSON that a content management system has changed. Applies the fewest repairs with which the text parses, so
 * that valid JSON is never changed, and neither are its own curly quotes.
 */
export function readLenientJson(text: string): Lenient {
  let reason = '';
  for (const combination of combinations) {
    let repaired = text;
    const applied: string[] = [];
    for (const { name, repair } of combination) {
      const next = repair(repaired);
      if (next !== repaired) applied.push(name);
      repaired = next;
    }
    // A repair of this combination changed nothing: the combination without it has the same result.
    if (applied.length < combination.length) continue;
    try {
      return { isRead: true, value: JSON.parse(repaired) as unknown, repairs: applied };
    } catch (error) {
      reason ||= reasonOf(text, error);
    }
  }
  return { isRead: false, reason };
}
