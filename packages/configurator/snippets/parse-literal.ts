import type { Json } from '../json.ts';

/** A JavaScript literal that cannot be read as JSON. */
export class LiteralError extends Error {
  constructor(
    what: string,
    /** The offset in the text. */
    readonly at: number,
  ) {
    super(what);
    this.name = 'LiteralError';
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', '0': '\0' };
const closing: Readonly<Record<string, string>> = { '"': '"', "'": "'", '`': '`', '“': '”', '‘': '’' };
const words: Readonly<Record<string, Json>> = { true: true, false: false, null: null };

/** Reads one literal from a text, character by character. */
class LiteralReader {
  at = 0;
  /** The JavaScript syntax, not valid in JSON, that was found. */
  readonly repairs = new Set<'quotes' | 'keys' | 'comments' | 'comma' | 'semicolon' | 'closed'>();

  constructor(readonly text: string) {}

  fail(expected: string): never {
    throw new LiteralError(`Expected ${expected}`, this.at);
  }

  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.text) ?? [];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  skip(): void {
    this.match(/[\s\ufeff]+/y);
    if (this.match(/\/\/[^\n]*|\/\*[\s\S]*?\*\//y) === undefined) return;
    this.repairs.add('comments');
    this.skip();
  }

  value(): Json {
    this.skip();
    const sign = this.text[this.at] ?? '';
    if (sign === '{') return this.object();
    if (sign === '[') return this.list();
    if (sign in closing) return this.string();
    const number = this.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy);
    if (number !== undefined) return Number(number);
    const word = this.match(/[A-Za-z]+/y) ?? '';
    return Object.hasOwn(words, word) ? (words[word] as Json) : this.fail('a value');
  }

  string(): string {
    const open = this.text[this.at] as string;
    const end = closing[open];
    if (open !== '"') this.repairs.add('quotes');
    let text = '';
    for (this.at += 1; this.at < this.text.length; this.at += 1) {
      const character = this.text[this.at] as string;
      if (character === end) {
        this.at += 1;
        return text;
      }
      text += character === '\\' ? this.escape() : character;
    }
    return this.fail(`${String(end)} at the end of a text`);
  }

  /** The character of the escape sequence at the current offset. */
  escape(): string {
    const unicode = /\\(?:u([\da-f]{4})|u\{([\da-f]{1,6})\}|x([\da-f]{2}))/iy;
    unicode.lastIndex = this.at;
    const [all, four, braced, two] = unicode.exec(this.text) ?? [];
    if (all !== undefined) {
      this.at += all.length - 1;
      const code = Number.parseInt(four ?? braced ?? String(two), 16);
      // The halves of a surrogate pair are escaped one by one.
      return code <= 0x10_ff_ff ? (braced ? String.fromCodePoint(code) : String.fromCharCode(code)) : '';
    }
    this.at += 1;
    const next = this.text[this.at] ?? '';
    return next === '\n' ? '' : (escapes[next] ?? next);
  }

  /** Skips a comma between two members, or finds the end of them. */
  isOver(end: string): boolean {
    this.skip();
    if (this.match(/,/y) !== undefined) {
      this.skip();
      if (this.text[this.at] !== end) return false;
      this.repairs.add('comma');
    }
    // After a whole member, only the closing brackets can be missing.
    if (this.at >= this.text.length) {
      this.repairs.add('closed');
      return true;
    }
    if (this.text[this.at] !== end) this.fail(`a comma or ${end}`);
    this.at += 1;
    return true;
  }

  list(): Json {
    const items: Json[] = [];
    this.at += 1;
    this.skip();
    if (this.match(/\]/y) !== undefined) return items;
    do items.push(this.value());
    while (!this.isOver(']'));
    return items;
  }

  key(): string {
    if ((this.text[this.at] ?? '') in closing) return this.string();
    if (this.match(/\[/y) !== undefined) {
      this.skip();
      const key = this.string();
      this.skip();
      if (this.match(/\]/y) === undefined) this.fail(']');
      return key;
    }
    this.repairs.add('keys');
    return this.match(/[\p{L}_$][\p{L}\d_$-]*/uy) ?? this.fail('a key');
  }

  object(): Json {
    const entries: [string, Json][] = [];
    this.at += 1;
    this.skip();
    if (this.match(/\}/y) !== undefined) return {};
    do {
      this.skip();
      const key = this.key();
      this.skip();
      if (this.match(/:/y) === undefined) this.fail(`: after ${key}`);
      entries.push([key, this.value()]);
    } while (!this.isOver('}'));
    return Object.fromEntries(entries);
  }
}

export interface Literal {
  value: Json;
  /** The JavaScript syntax, not valid in JSON, that it contains. */
  repairs: readonly ('quotes' | 'keys' | 'comments' | 'comma' | 'semicolon' | 'closed')[];
  /** The offset after it. */
  end: number;
}

/**
 * Reads a JavaScript literal as JSON: keys without quotes, single quotes, comments and trailing commas.
 *
 * @throws {LiteralError}
 */
export function parseLiteral(text: string, from = 0): Literal {
  const reader = new LiteralReader(text);
  reader.at = from;
  const value = reader.value();
  return { value, repairs: [...reader.repairs], end: reader.at };
}

/**
 * Like {@link parseLiteral}, for a text with nothing after the literal.
 *
 * @throws {LiteralError}
 */
export function parseWholeLiteral(text: string): Literal {
  const literal = parseLiteral(text);
  const rest = text.slice(literal.end);
  if (!/^[\s;]*$/.test(rest)) throw new LiteralError('Expected nothing more', literal.end);
  return { ...literal, repairs: [...literal.repairs, ...(rest.includes(';') ? (['semicolon'] as const) : [])] };
}
