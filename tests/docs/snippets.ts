import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** A fenced block of a document. */
export interface Snippet {
  file: string;
  line: number;
  language: string;
  /** The word after the language, which names the content of the block. */
  kind: string;
  text: string;
}

const fence = /^```(\w+)(?: ([\w-]+))?\n([\s\S]*?)^```$/gm;

export const documentText = (file: string): string => readFileSync(new URL(file, root), 'utf8');

export function snippetsOf(file: string): Snippet[] {
  const document = documentText(file);
  return [...document.matchAll(fence)].map(({ 1: language = '', 2: kind = '', 3: text = '', index }) => ({
    file,
    line: document.slice(0, index).split('\n').length,
    language,
    kind,
    text,
  }));
}
