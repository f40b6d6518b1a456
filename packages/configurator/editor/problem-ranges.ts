import { findNodeAtLocation, getLocation, type Node, parse, type ParseError, parseTree } from 'jsonc-parser';
import { curlyQuotes, oddSpaces, readLenientJson, straightQuote, trailingCommas } from '#configuration/lenient-json';
import type { Problem } from '#configuration/problem';

/** A part of a text, by offsets. */
export interface TextRange {
  from: number;
  to: number;
}

/** The node at a path, or the nearest existing one around it. */
function nodeAt(tree: Node, path: Problem['path']): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node;
  }
  return tree;
}

/** The range of a problem in its text: the key for an unknown key, otherwise the value. */
export function rangeOf(text: string, { kind, path }: Problem): TextRange {
  const tree = parseTree(text);
  if (!tree) return { from: 0, to: text.length };
  const value = nodeAt(tree, path);
  const node = kind === 'unknown' && value.parent?.type === 'property' ? (value.parent.children?.[0] ?? value) : value;
  // For the whole text, marking the first character is enough.
  return node === tree
    ? { from: node.offset, to: node.offset + 1 }
    : { from: node.offset, to: node.offset + node.length };
}

/** The position where a text stops being JSON. */
export interface SyntaxProblem {
  line: number;
  column: number;
  /** The path of the surrounding keys: `labels.submit`. */
  path: string;
  at: number;
  /** Why the text is not JSON from there on. */
  reason: string;
}

const pathText = (path: readonly (string | number)[]): string =>
  path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 && key !== '' ? '.' : ''}${key}`))
    .join('');

/** The reader's repairs that keep the position of every character. */
const repairs: readonly ((text: string) => string)[] = [
  (text) => text.replaceAll(curlyQuotes, straightQuote),
  (text) => text.replaceAll(oddSpaces, ' '),
  (text) => text.replaceAll(trailingCommas, ' '),
];

/** A text with some of its mistakes repaired, and the position of the first remaining one. */
interface Repaired {
  text: string;
  at: number;
}

function firstMistake(text: string): Repaired {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  return { text, at: Math.min(errors[0]?.offset ?? text.length, text.length) };
}

/** Makes a repair only if more of the text can be read with it: strings in the JSON may contain curly quotes. */
function withRepairs(before: Repaired): Repaired {
  const better = repairs.map((repair) => firstMistake(repair(before.text))).find(({ at }) => at > before.at);
  return better ? withRepairs(better) : before;
}

function reasonOf(text: string): string {
  const reading = readLenientJson(text);
  return reading.isRead ? 'It is no object: { … }.' : reading.reason;
}

/** The position of the first syntax error that the lenient reader does not repair. */
export function firstSyntaxError(text: string): SyntaxProblem {
  const { at, text: repaired } = withRepairs(firstMistake(text));
  const before = text.slice(0, at).split('\n');
  return {
    at,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    path: pathText(getLocation(repaired, at).path),
    reason: reasonOf(repaired),
  };
}

/** A key that repeats an earlier one of its object: JSON keeps the last. */
export interface RepeatedKey extends TextRange {
  path: string;
}

export function repeatedKeys(text: string): RepeatedKey[] {
  const found: RepeatedKey[] = [];
  const visit = (node: Node, path: readonly (string | number)[]): void => {
    const keys = new Set<string>();
    for (const [index, child] of (node.children ?? []).entries()) {
      const [key, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
      const name = key ? String(key.value) : index;
      if (key && keys.has(String(name)))
        found.push({ from: key.offset, to: key.offset + key.length, path: pathText([...path, name]) });
      keys.add(String(name));
      if (value) visit(value, [...path, name]);
    }
  };
  const tree = parseTree(text);
  if (tree) visit(tree, []);
  return found;
}
