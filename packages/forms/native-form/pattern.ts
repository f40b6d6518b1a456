/** Whether a text matches; undefined if that takes too many steps. */
export type PatternTest = (text: string) => boolean | undefined;

/** A regular expression that cannot be used; the message says why. */
export class PatternError extends Error {}

type Instruction =
  | { kind: 'character'; matches: (character: string) => boolean }
  | { kind: 'split'; first: number; second: number }
  | { kind: 'jump'; to: number }
  | { kind: 'assert'; holds: (at: number, characters: readonly string[]) => boolean }
  | { kind: 'look'; program: readonly Instruction[]; isNegative: boolean }
  | { kind: 'end' };

type Program = Instruction[];
/** Appends its instructions. */
type Piece = (program: Program) => void;

/** Repetitions such as `{1,1000}` are written out. */
const programLimit = 5000;
/** Maximum number of steps per text: some milliseconds. */
const stepLimit = 500_000;

const isWord = (character: string | undefined): boolean => character !== undefined && /\w/.test(character);

/** Reads an expression. Backreferences and lookbehind are not supported. */
class Parser {
  #at = 0;
  constructor(
    readonly source: string,
    readonly flags: string,
  ) {}

  parse(): Program {
    const piece = this.#alternatives();
    return programOf(piece);
  }

  #next(text: string): boolean {
    if (!this.source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #alternatives(): Piece {
    const options = [this.#sequence()];
    while (this.#next('|')) options.push(this.#sequence());
    return options.reduceRight((second, first) => (program) => either(program, first, second));
  }

  #sequence(): Piece {
    const pieces: Piece[] = [];
    while (this.#at < this.source.length && !/[|)]/.test(this.source[this.#at]!)) pieces.push(this.#term());
    return (program) => pieces.forEach((piece) => piece(program));
  }

  #term(): Piece {
    const piece = this.#atom();
    const [all = '', from, comma, to] = /^\{(\d+)(,)?(\d*)\}/.exec(this.source.slice(this.#at)) ?? [];
    let [least, most] = [1, 1];
    if (this.#next('*')) [least, most] = [0, Infinity];
    else if (this.#next('+')) [least, most] = [1, Infinity];
    else if (this.#next('?')) [least, most] = [0, 1];
    else if (all) {
      this.#at += all.length;
      [least, most] = [Number(from), comma ? (to ? Number(to) : Infinity) : Number(from)];
    } else return piece;
    // A lazy quantifier matches the same texts as a greedy one.
    this.#next('?');
    return (program) => repeat(program, piece, least, most);
  }

  #atom(): Piece {
    if (this.#next('^')) return assertion((at) => at === 0);
    if (this.#next('$')) return assertion((at, { length }) => at === length);
    if (this.#next(String.raw`\b`)) return assertion((at, text) => isWord(text[at - 1]) !== isWord(text[at]));
    if (this.#next(String.raw`\B`)) return assertion((at, text) => isWord(text[at - 1]) === isWord(text[at]));
    if (this.#next('(')) return this.#group();
    const [atom] =
      /^(?:\[(?:\\[\s\S]|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|[\s\S])|[\s\S])/u.exec(
        this.source.slice(this.#at),
      )!;
    if (/^\\[1-9k]/.test(atom)) throw new PatternError('it refers back to a group');
    this.#at += atom.length;
    const expression = new RegExp(`^${atom}$`, this.flags);
    return (program) => void program.push({ kind: 'character', matches: (character) => expression.test(character) });
  }

  #group(): Piece {
    const isLookahead = this.#next('?=');
    const isNegative = !isLookahead && this.#next('?!');
    if (/^\?<[=!]/.test(this.source.slice(this.#at))) throw new PatternError('it looks behind');
    if (!isLookahead && !isNegative && !this.#next('?:')) {
      const [name = ''] = /^\?<\w+>/.exec(this.source.slice(this.#at)) ?? [];
      this.#at += name.length;
      if (this.source[this.#at] === '?') throw new PatternError('it has a group of an unknown kind');
    }
    const inside = this.#alternatives();
    this.#next(')');
    if (!isLookahead && !isNegative) return inside;
    const program = programOf(inside);
    return (outer) => void outer.push({ kind: 'look', program, isNegative });
  }
}

const assertion =
  (holds: (at: number, characters: readonly string[]) => boolean): Piece =>
  (program) =>
    void program.push({ kind: 'assert', holds });

function programOf(piece: Piece): Program {
  const program: Program = [];
  piece(program);
  program.push({ kind: 'end' });
  return program;
}

function either(program: Program, first: Piece, second: Piece): void {
  const split = { kind: 'split' as const, first: program.length + 1, second: 0 };
  program.push(split);
  first(program);
  const jump = { kind: 'jump' as const, to: 0 };
  program.push(jump);
  split.second = program.length;
  second(program);
  jump.to = program.length;
}

const nothing: Piece = () => undefined;

function repeat(program: Program, piece: Piece, least: number, most: number): void {
  for (let count = 0; count < least; count += 1) {
    const { length } = program;
    piece(program);
    checkLength(program);
    // An empty piece matches the same however often it is repeated.
    if (program.length === length) break;
  }
  if (most === Infinity) {
    const start = program.length;
    either(
      program,
      (inner) => {
        piece(inner);
        inner.push({ kind: 'jump', to: start });
      },
      nothing,
    );
    return;
  }
  // Each further repetition is optional.
  const splits: { second: number }[] = [];
  for (let count = least; count < most; count += 1) {
    const split = { kind: 'split' as const, first: program.length + 1, second: 0 };
    program.push(split);
    splits.push(split);
    piece(program);
    checkLength(program);
  }
  for (const split of splits) split.second = program.length;
}

function checkLength(program: Program): void {
  if (program.length > programLimit) throw new PatternError('it is too long with its repetitions written out');
}

class StepsSpent extends Error {}

/** Follows all paths through a program in parallel: a text is read once, however the expression is nested. */
class Run {
  #steps = 0;
  readonly #lookaheads = new Map<Instruction, Map<number, boolean>>();
  constructor(readonly characters: readonly string[]) {}

  /** Whether the program matches from an index, or from any. */
  matches(program: readonly Instruction[], from: number, isAnywhere: boolean): boolean {
    let threads = new Set<number>();
    for (let at = from; at <= this.characters.length; at += 1) {
      if (at === from || isAnywhere) this.#follow(program, 0, at, threads);
      const next = new Set<number>();
      for (const index of threads) {
        const instruction = program[index]!;
        if (instruction.kind === 'end') return true;
        if (
          instruction.kind === 'character' &&
          at < this.characters.length &&
          instruction.matches(this.characters[at]!)
        )
          this.#follow(program, index + 1, at + 1, next);
      }
      if (next.size === 0 && !isAnywhere) return false;
      threads = next;
    }
    return false;
  }

  #follow(program: readonly Instruction[], start: number, at: number, threads: Set<number>): void {
    const open = [start];
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      if (threads.has(index)) continue;
      threads.add(index);
      this.#steps += 1;
      if (this.#steps > stepLimit) throw new StepsSpent();
      const instruction = program[index]!;
      if (instruction.kind === 'jump') open.push(instruction.to);
      else if (instruction.kind === 'split') open.push(instruction.first, instruction.second);
      else if (instruction.kind === 'assert' && instruction.holds(at, this.characters)) open.push(index + 1);
      else if (instruction.kind === 'look' && this.#matchesLookahead(instruction, at) !== instruction.isNegative)
        open.push(index + 1);
    }
  }

  #matchesLookahead(look: Instruction & { kind: 'look' }, at: number): boolean {
    const results = this.#lookaheads.get(look) ?? new Map<number, boolean>();
    this.#lookaheads.set(look, results);
    const found = results.get(at) ?? this.matches(look.program, at, false);
    results.set(at, found);
    return found;
  }
}

/**
 * Compiles a regular expression of the page for texts of visitors. The browser's own engine may backtrack forever on
 * `(a+)+$`; this one reads a text once and follows all alternatives in parallel.
 *
 * @throws {PatternError} for an expression that is invalid or not supported. The message says why.
 * @example
 * compilePattern('^\\d{5}$')('78701') // true
 */
export function compilePattern(source: string): PatternTest {
  const flags = ['u', ''].find((candidate) => isExpression(source, candidate));
  if (flags === undefined) throw new PatternError('it is no regular expression');
  const program = new Parser(source, flags).parse();
  return (text) => {
    try {
      return new Run(flags ? Array.from(text) : text.split('')).matches(program, 0, true);
    } catch (error) {
      if (error instanceof StepsSpent) return undefined;
      throw error;
    }
  };
}

function isExpression(source: string, flags: string): boolean {
  try {
    return Boolean(new RegExp(source, flags));
  } catch {
    return false;
  }
}
