import { decodeEntities } from '#ui/modules/rich-text/parse-rich-text';

export interface HtmlElement {
  tag: string;
  /** By lower-case name. */
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
  /** The range of its content in the text. */
  inner: readonly [start: number, end: number];
}

export interface HtmlComment {
  comment: string;
}

export type HtmlNode = string | HtmlComment | HtmlElement;

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node === 'object' && 'tag' in node;

/** What was malformed in the text, and repaired. */
export type HtmlRepair = 'curlyAttributes' | 'unclosed';

const voidTags = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements whose content is text, in which tags are not parsed. */
const rawTags = /^(?:script|style|textarea|title)$/;
const quotes: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '“': '”',
  '”': '”',
  '″': '″',
  '‘': '’',
  '’': '’',
};

interface Tag {
  name: string;
  attributes: Record<string, string>;
  isClosed: boolean;
  end: number;
  isCurly: boolean;
}

/**
 * The end of an attribute value that began with a curly quote. JSON contains quotes of its own, so it ends before the
 * next attribute or the end of the tag.
 */
const curlyEnd = (text: string): number => {
  const json = /^\s*[{[][\s\S]*?[}\]]\s*(?=["“”″‘’](?:\s+[a-z][\w-]*\s*=|\s*\/?>))/i.exec(text);
  return json ? json[0].length : text.search(/["“”″‘’]/);
};

/** The start tag at an offset; undefined if there is none. */
function startTagAt(text: string, start: number): Tag | undefined {
  const [opening, name] = /^<([a-z][^\s/>]*)/i.exec(text.slice(start, start + 100)) ?? [];
  if (opening === undefined || name === undefined) return undefined;
  const attributes = Object.create(null) as Record<string, string>;
  const pattern = /[\s/]*(?:(>)|([^\s"'<>/=“”‘’]+)(?:\s*=\s*(?:(["'“”″‘’])|([^\s"'=<>`]+))?)?|(\S))/gy;
  pattern.lastIndex = start + opening.length;
  let isCurly = false;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const [all, close, attribute, quote, bare] = found;
    if (close) {
      const isClosed = all.endsWith('/>');
      return { name: name.toLowerCase(), attributes, isClosed, end: pattern.lastIndex, isCurly };
    }
    if (attribute === undefined) continue;
    let value = bare ?? '';
    if (quote !== undefined) {
      const closingQuote = quotes[quote] as string;
      // A value that begins with a curly quote may end with any quote.
      const isStraight = quote === closingQuote && /["']/.test(quote);
      const end = isStraight
        ? text.indexOf(closingQuote, pattern.lastIndex)
        : curlyEnd(text.slice(pattern.lastIndex)) + pattern.lastIndex;
      if (end < pattern.lastIndex) return undefined;
      value = text.slice(pattern.lastIndex, end);
      isCurly ||= !isStraight;
      pattern.lastIndex = end + 1;
    }
    const key = attribute.toLowerCase();
    if (!(key in attributes)) attributes[key] = decodeEntities(value);
  }
  return undefined;
}

/** Parses the HTML of a snippet without the browser's own parser, which a strict CSP forbids. */
export function parseHtml(text: string): { nodes: HtmlNode[]; repairs: readonly HtmlRepair[] } {
  const root: HtmlNode[] = [];
  const open: { element: HtmlElement & { inner: [number, number] } }[] = [];
  const repairs = new Set<HtmlRepair>();
  const place = (node: HtmlNode) => void (open.at(-1)?.element.children ?? root).push(node);
  let at = 0;
  let textStart = 0;
  const flush = (end: number) => {
    if (end > textStart) place(decodeEntities(text.slice(textStart, end)));
  };
  const close = (depth: number, end: number) => {
    if (open.length - depth > 1) repairs.add('unclosed');
    for (const { element } of open.splice(depth)) element.inner[1] = end;
  };
  while (at < text.length) {
    const next = text.indexOf('<', at);
    if (next < 0) break;
    if (text.startsWith('<!--', next)) {
      flush(next);
      const end = text.indexOf('-->', next + 4);
      place({ comment: text.slice(next + 4, end < 0 ? text.length : end) });
      at = end < 0 ? text.length : end + 3;
      textStart = at;
      continue;
    }
    const [ending, closed] = /^<\/([a-z][^\s>]*)[^>]*>/i.exec(text.slice(next, next + 200)) ?? [];
    if (ending !== undefined && closed !== undefined) {
      flush(next);
      const depth = open.findLastIndex(({ element }) => element.tag === closed.toLowerCase());
      if (depth >= 0) close(depth, next);
      at = next + ending.length;
      textStart = at;
      continue;
    }
    const tag = startTagAt(text, next);
    if (!tag) {
      at = next + 1;
      continue;
    }
    flush(next);
    if (tag.isCurly) repairs.add('curlyAttributes');
    const element = {
      tag: tag.name,
      attributes: tag.attributes,
      children: [],
      inner: [tag.end, tag.end],
    } as HtmlElement & {
      inner: [number, number];
    };
    place(element);
    at = tag.end;
    if (rawTags.test(tag.name)) {
      const rest = text.slice(at);
      const length = rest.search(new RegExp(`</${tag.name}[\\s>]`, 'i'));
      const end = length < 0 ? text.length : at + length;
      const content = text.slice(at, end);
      if (content)
        element.children.push(tag.name === 'textarea' || tag.name === 'title' ? decodeEntities(content) : content);
      element.inner = [at, end];
      if (length < 0) repairs.add('unclosed');
      const after = text.indexOf('>', end);
      at = after < 0 ? text.length : after + 1;
    } else if (!voidTags.test(tag.name) && !(tag.isClosed && !tag.name.startsWith('cover-'))) {
      open.push({ element });
    }
    textStart = at;
  }
  flush(text.length);
  if (open.length > 0) repairs.add('unclosed');
  for (const { element } of open) element.inner[1] = text.length;
  return { nodes: root, repairs: [...repairs] };
}

/** All elements, parents first. */
export const elementsIn = (nodes: readonly HtmlNode[]): HtmlElement[] =>
  nodes.filter(isElement).flatMap((element) => [element, ...elementsIn(element.children)]);
