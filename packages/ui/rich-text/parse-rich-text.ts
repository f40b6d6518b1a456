const tags = ['a', 'b', 'strong', 'em', 'i', 'br', 'p', 'ul', 'ol', 'li'] as const;
type Tag = (typeof tags)[number];

/** The parsed HTML of an author: texts, and elements of the allow-list. */
export type RichNode = string | { tag: Tag; href?: string | undefined; children: RichNode[] };

/** The entities that content systems write, besides letters with accents. Each name is followed by its character. */
const entities = new Map(
  'amp& lt< gt> quot" apos\' nbsp\u00a0 rsquo’ lsquo‘ rdquo” ldquo“ mdash— ndash– hellip… bull• middot· copy© reg® trade™ deg° iexcl¡ iquest¿ laquo« raquo» euro€ cent¢ frac12½'
    .split(' ')
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)]),
);
const accents: Readonly<Record<string, string>> = { acute: '\u0301', grave: '\u0300', uml: '\u0308', tilde: '\u0303' };

/** Decodes the entities of a text in HTML. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(?:(\d{1,7})|x([\da-f]{1,6}))|([a-z])(acute|grave|uml|tilde)|([a-z]+\d*));/gi,
    (all: string, decimal?: string, hex?: string, letter?: string, accent?: string, name?: string) => {
      if (letter && accent) return (letter + accents[accent.toLowerCase()]!).normalize();
      if (name) return entities.get(name) ?? entities.get(name.toLowerCase()) ?? all;
      const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
    },
  );

/**
 * Paths on the page's own origin, https without user info, mailto and tel; browsers ignore spaces and control
 * characters in a scheme.
 */
function safeAddress(attributes: string): string | undefined {
  const [, double, single, bare] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes) ?? [];
  const address = decodeEntities(double ?? single ?? bare ?? '').replace(/[\p{Cc}\s]/gu, '');
  return /^(https:\/\/(?![^/?#\\]*@)|mailto:|tel:|[/#?](?![/\\])|[\w-]+(\/|\.html|$))/i.test(address)
    ? address
    : undefined;
}

const textOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

/** An author's HTML as a text without elements. */
export const plainText = (html: string): string => textOf(parseRichText(html)).trim();

/** True for an element of the allow-list. */
export const isRichTag = (name: string): name is Tag => (tags as readonly string[]).includes(name);

/** Elements whose content is not readable text. */
const unread = /<(script|style|template|iframe|svg|math|noscript|textarea|title)\b[\s\S]*?(<\/\1\s*>|$)/gi;

/**
 * Parses the elements of the allow-list in an author's HTML. Drops other tags but keeps their text, and drops all
 * attributes except `href`; unclosed elements are closed at the end.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: { tag: Tag; children: RichNode[] }[] = [];
  const place = (node: RichNode) => (open.at(-1)?.children ?? root).push(node);
  const text = html.replace(/<!--[\s\S]*?(-->|$)/g, '').replace(unread, '');
  for (const [piece, closing, name, attributes = ''] of text.matchAll(
    /<(\/?)([a-z][\w-]*)(?![\w-])((?:"[^"]*"|'[^']*'|[^'"<>])*)>|[^<]+|</gi,
  )) {
    const tag = name?.toLowerCase();
    if (!tag) {
      place(decodeEntities(piece));
    } else if (isRichTag(tag)) {
      if (closing) {
        const depth = open.findLastIndex((element) => element.tag === tag);
        if (depth >= 0) open.splice(depth);
      } else {
        const node = { tag, href: tag === 'a' ? safeAddress(attributes) : undefined, children: [] };
        place(node);
        if (tag !== 'br') open.push(node);
      }
    }
  }
  return root;
}
