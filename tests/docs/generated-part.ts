import { readFileSync, writeFileSync } from 'node:fs';

/** The position of a part in the text of a document. */
function placeOf(text: string, name: string): { start: number; end: number } {
  const [from, to] = [`<!-- begin: ${name} -->`, `<!-- end: ${name} -->`];
  const [start, end] = [text.indexOf(from) + from.length, text.indexOf(to)];
  if (start < from.length || end < start) throw new Error(`The document has no place for the ${name}.`);
  return { start, end };
}

/** A part of a document that a script writes, between `<!-- begin: … -->` and `<!-- end: … -->`. */
export function readPart(document: string, name: string): string {
  const text = readFileSync(document, 'utf8');
  const { start, end } = placeOf(text, name);
  return text.slice(start, end).trim();
}

export function writePart(document: string, name: string, part: string): void {
  const text = readFileSync(document, 'utf8');
  const { start, end } = placeOf(text, name);
  writeFileSync(document, `${text.slice(0, start)}\n\n${part}\n\n${text.slice(end)}`);
}
