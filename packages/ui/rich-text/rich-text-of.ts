import { isRichTag } from './parse-rich-text.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The nodes of an author's own markup as rich text. Elements outside the allow-list are replaced by their content. */
export function richTextOf(nodes: Iterable<Node>): string {
  let text = '';
  for (const node of nodes) {
    if (!(node instanceof Element)) {
      if (node.nodeType === Node.TEXT_NODE) text += escaped(node.textContent ?? '');
      continue;
    }
    if (/^(script|style|template|svg|math|noscript|iframe|textarea)$/.test(node.localName)) continue;
    const content = richTextOf(node.childNodes);
    const { localName: tag } = node;
    const href = tag === 'a' ? node.getAttribute('href') : null;
    if (isRichTag(tag))
      text += `<${tag}${href === null ? '' : ` href="${escaped(href)}"`}>${tag === 'br' ? '' : `${content}</${tag}>`}`;
    else text += content;
  }
  return text;
}

/**
 * The text of an author's element in one line; empty without one. Line breaks and the ends of blocks become spaces,
 * because they separate words on the screen.
 */
export function lineOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const end of copy?.querySelectorAll('br, p, div, li') ?? []) end.after(' ');
  return (copy?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
