/** A part of a regular expression. */
type Part =
  | { kind: 'sequence' | 'choice'; parts: readonly Part[] }
  | { kind: 'letter'; matches(letter: string): boolean }
  | { kind: 'repeat'; part: Part; min: number; max: number; isLazy: boolean }
  | { kind: 'group'; part: Part; name: string | undefined }
  | { kind: 'look'; part: Part; isAhead: boolean; isNegated: boolean }
  | { kind: 'reference'; name: string }
  | { kind: 'assertion'; holds(text: string, at: number): boolean };

type Repeat = Extract<Part, { kind: 'repeat' }>;

/** Reads the parts of a regular expression. */
class PartReader {
  #at = 0;
  #groups = 0;

  constructor(
    private readonly source: string,
    private readonly flags: string,
  ) {}

  read(): Part {
    const part = this.#choice();
    if (this.#at < this.source.length) throw new Error(`Cannot read /${this.source}/ from ${this.#at} on.`);
    return part;
  }

  #takes(text: string): boolean {
    if (!this.source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  /** What the pattern matches here, if anything; it has to be sticky. */
  #takesPattern(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.source);
    if (found) this.#at += found[0].length;
    return found;
  }

  #choice(): Part {
    const parts = [this.#sequence()];
    while (this.#takes('|')) parts.push(this.#sequence());
    return parts.length === 1 ? parts[0]! : { kind: 'choice', parts };
  }

  #sequence(): Part {
    const parts: Part[] = [];
    while (this.#at < this.source.length && !/[|)]/.test(this.source[this.#at]!)) parts.push(this.#repeated());
    return { kind: 'sequence', parts };
  }

  #repeated(): Part {
    const part = this.#atom();
    const found = this.#takesPattern(/([*+?]|\{(\d+)(,(\d*))?\})(\??)/y);
    if (!found) return part;
    const [, sign, from = '', comma, to, lazy] = found;
    const [min, max] = {
      '*': [0, Infinity],
      '+': [1, Infinity],
      '?': [0, 1],
    }[sign!] ?? [Number(from), comma ? Number(to || Infinity) : Number(from)];
    return { kind: 'repeat', part, min: min!, max: max!, isLazy: lazy === '?' };
  }

  #atom(): Part {
    const look = this.#takesPattern(/\(\?(<?)([=!])/y);
    if (look) {
      const part = this.#rest();
      return { kind: 'look', part, isAhead: look[1] === '', isNegated: look[2] === '!' };
    }
    const group = this.#takesPattern(/\((\?:|\?<([\w$]+)>)?/y);
    if (group) {
      const isCapturing = group[1] !== '?:';
      const name = isCapturing ? (group[2] ?? String((this.#groups += 1))) : undefined;
      return { kind: 'group', part: this.#rest(), name };
    }
    const reference = this.#takesPattern(/\\(?:k<([\w$]+)>|([1-9]\d?))/y);
    if (reference) return { kind: 'reference', name: (reference[1] ?? reference[2])! };
    if (this.#takesPattern(/\^/y))
      return { kind: 'assertion', holds: (text, at) => at === 0 || (this.#has('m') && text[at - 1] === '\n') };
    if (this.#takesPattern(/\$/y))
      return { kind: 'assertion', holds: (text, at) => at === text.length || (this.#has('m') && text[at] === '\n') };
    const edge = this.#takesPattern(/\\([bB])/y);
    if (edge) {
      const isWord = (letter = '') => /\w/.test(letter);
      return {
        kind: 'assertion',
        holds: (text, at) => (isWord(text[at - 1]) !== isWord(text[at])) === (edge[1] === 'b'),
      };
    }
    return this.#letter();
  }

  #rest(): Part {
    const part = this.#choice();
    if (!this.#takes(')')) throw new Error(`A group of /${this.source}/ does not end.`);
    return part;
  }

  #has(flag: string): boolean {
    return this.flags.includes(flag);
  }

  /** One letter, an escape or a class: the engine itself says which letters it matches. */
  #letter(): Part {
    const from = this.#at;
    if (!this.#takesPattern(/\[(?:\\[^]|[^\]\\])*\]/y))
      this.#takesPattern(/\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|[^])|[^]/y);
    const expression = new RegExp(`^(?:${this.source.slice(from, this.#at)})$`, this.flags.replaceAll(/[gymd]/g, ''));
    const known = new Map<string, boolean>();
    return {
      kind: 'letter',
      matches: (letter) => {
        if (!known.has(letter)) known.set(letter, expression.test(letter));
        return known.get(letter)!;
      },
    };
  }
}

const partsOf = (part: Part): readonly Part[] => {
  if ('parts' in part) return part.parts;
  return 'part' in part ? [part.part] : [];
};

const everyPart = (part: Part): readonly Part[] => [part, ...partsOf(part).flatMap(everyPart)];

/** The length of all texts that the part matches; undefined if they differ. */
function widthOf(part: Part): number | undefined {
  switch (part.kind) {
    case 'letter':
      return 1;
    case 'assertion':
    case 'look':
      return 0;
    case 'reference':
      return undefined;
    case 'group':
      return widthOf(part.part);
    case 'repeat': {
      const width = widthOf(part.part);
      return width === undefined || part.min !== part.max ? undefined : width * part.min;
    }
    case 'sequence':
      return part.parts.reduce<number | undefined>((sum, child) => {
        const width = widthOf(child);
        return sum === undefined || width === undefined ? undefined : sum + width;
      }, 0);
    case 'choice': {
      const [first, ...others] = part.parts.map(widthOf);
      return others.every((width) => width === first) ? first : undefined;
    }
  }
}

/** Where the search found a match; undefined if it found none, or if it was given up. */
interface Search {
  index: number | undefined;
  steps: number;
}

/** A regular expression that counts the steps of its searches, as an engine makes them that goes back and tries again. */
export class CountedExpression {
  readonly root: Part;
  #steps = 0;
  readonly #captured = new Map<string, string>();
  #text = '';

  constructor(
    readonly expression: RegExp,
    private readonly limit: number,
  ) {
    this.root = new PartReader(expression.source, expression.flags).read();
  }

  search(text: string): Search {
    this.#steps = 0;
    this.#text = text;
    for (let start = 0; start <= text.length && this.#steps <= this.limit; start += 1) {
      this.#captured.clear();
      if (this.#match(this.root, start, () => true)) return { index: start, steps: this.#steps };
      if (this.expression.sticky) break;
    }
    return { index: undefined, steps: this.#steps };
  }

  #match(part: Part, at: number, next: (end: number) => boolean): boolean {
    this.#steps += 1;
    // Too many steps: every way that is left fails at once.
    if (this.#steps > this.limit) return false;
    switch (part.kind) {
      case 'letter':
        return at < this.#text.length && part.matches(this.#text[at]!) && next(at + 1);
      case 'assertion':
        return part.holds(this.#text, at) && next(at);
      case 'sequence':
        return this.#sequence(part.parts, 0, at, next);
      case 'choice':
        return part.parts.some((option) => this.#match(option, at, next));
      case 'repeat':
        return this.#repeat(part, 0, at, next);
      case 'group':
        return this.#group(part, at, next);
      case 'look':
        return this.#look(part, at) !== part.isNegated && next(at);
      case 'reference': {
        const text = this.#captured.get(part.name) ?? '';
        return this.#text.startsWith(text, at) && next(at + text.length);
      }
    }
  }

  #sequence(parts: readonly Part[], index: number, at: number, next: (end: number) => boolean): boolean {
    const part = parts[index];
    return part ? this.#match(part, at, (end) => this.#sequence(parts, index + 1, end, next)) : next(at);
  }

  #repeat(repeat: Repeat, count: number, at: number, next: (end: number) => boolean): boolean {
    const { part, min, max, isLazy } = repeat;
    const again = () =>
      count < max &&
      this.#match(part, at, (end) => (end !== at || count < min) && this.#repeat(repeat, count + 1, end, next));
    const goOn = () => count >= min && next(at);
    return isLazy ? goOn() || again() : again() || goOn();
  }

  #group({ part, name }: Extract<Part, { kind: 'group' }>, at: number, next: (end: number) => boolean): boolean {
    if (name === undefined) return this.#match(part, at, next);
    const before = this.#captured.get(name);
    return this.#match(part, at, (end) => {
      this.#captured.set(name, this.#text.slice(at, end));
      if (next(end)) return true;
      if (before === undefined) this.#captured.delete(name);
      else this.#captured.set(name, before);
      return false;
    });
  }

  #look({ part, isAhead }: Extract<Part, { kind: 'look' }>, at: number): boolean {
    if (isAhead) return this.#match(part, at, () => true);
    const width = widthOf(part);
    const starts = width === undefined ? Array.from({ length: at + 1 }, (_, back) => at - back) : [at - width];
    return starts.some((start) => start >= 0 && this.#match(part, start, (end) => end === at));
  }
}

/** Letters of which each expression tells some apart. */
const letters = Array.from(`aZk0 -_.,:;/\\'"<>()[]{}=!?&#%@*+$^|~\`\t\n\r\u00E9\u00A0\u2013\u2019\u0001`);

/** Texts that almost match an expression with a repetition: how each begins, what is repeated, how it ends. */
export interface Attack {
  prefix: string;
  pump: string;
  suffix: string;
}

export const attackText = ({ prefix, pump, suffix }: Attack, length: number): string =>
  prefix + pump.repeat(Math.ceil(length / pump.length)) + suffix;

/** Attacks on each repetition of an expression that may be long. */
export function attacksOn({ root, expression }: CountedExpression): readonly Attack[] {
  const atoms = everyPart(root).filter((part) => part.kind === 'letter');
  // One letter stands for all that the same atoms match.
  const known = new Map<string, string>();
  for (const letter of new Set([...letters, ...Array.from(expression.source)])) {
    const matched = atoms.map((atom) => Number(atom.matches(letter))).join('');
    if (matched.includes('1') && !known.has(matched)) known.set(matched, letter);
  }
  const alphabet = [...known.values()];
  const attacks = new Map<string, Attack>();
  for (const { repeat, before, after } of longRepetitions(root)) {
    const inside = everyPart(repeat.part).filter((part) => part.kind === 'letter');
    const single = alphabet.filter((letter) => inside.some((atom) => atom.matches(letter)));
    const pairs = single.slice(0, 4).flatMap((letter) => single.slice(0, 4).map((other) => letter + other));
    const words = wordsOf(repeat.part, alphabet).filter((word) => word !== '');
    const prefixes = new Set(['', before.map((part) => wordOf(part, alphabet)).join('')]);
    const rest = after.map((part) => wordOf(part, alphabet)).join('');
    const suffixes = new Set(['', '\u0001', `${rest.slice(0, -1)}\u0001`]);
    for (const prefix of prefixes)
      for (const pump of new Set([...single, ...words, ...pairs]))
        for (const suffix of suffixes) attacks.set(JSON.stringify([prefix, pump, suffix]), { prefix, pump, suffix });
  }
  return [...attacks.values()];
}

interface Found {
  repeat: Repeat;
  before: readonly Part[];
  after: readonly Part[];
}

/** The repetitions that may be long, with what comes before and after each. */
function longRepetitions(part: Part, before: readonly Part[] = [], after: readonly Part[] = []): readonly Found[] {
  const own = part.kind === 'repeat' && part.max >= 10 ? [{ repeat: part, before, after }] : [];
  if (part.kind !== 'sequence')
    return [...own, ...partsOf(part).flatMap((child) => longRepetitions(child, before, after))];
  return part.parts.flatMap((child, index) =>
    longRepetitions(child, [...before, ...part.parts.slice(0, index)], [...part.parts.slice(index + 1), ...after]),
  );
}

/** A short text that the part matches, as far as one is found. */
const wordOf = (part: Part, alphabet: readonly string[]): string => wordsOf(part, alphabet)[0] ?? '';

/** Some short texts that the part matches. */
function wordsOf(part: Part, alphabet: readonly string[]): readonly string[] {
  const few = 6;
  switch (part.kind) {
    case 'letter':
      return alphabet.filter((letter) => part.matches(letter)).slice(0, few);
    case 'choice':
      return part.parts.flatMap((option) => wordsOf(option, alphabet).slice(0, 2)).slice(0, 2 * few);
    case 'group':
      return wordsOf(part.part, alphabet);
    case 'repeat':
      return wordsOf(part.part, alphabet).map((word) => word.repeat(Math.min(Math.max(part.min, 1), 20)));
    case 'sequence': {
      const each = part.parts.map((child) => wordsOf(child, alphabet));
      return Array.from({ length: Math.max(1, ...each.map((words) => words.length)) }, (_, index) =>
        each.map((words) => words[index % words.length] ?? '').join(''),
      ).slice(0, 2 * few);
    }
    case 'look':
    case 'reference':
    case 'assertion':
      return [''];
  }
}
