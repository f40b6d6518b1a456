import type { ReactNode } from 'react';
import { parseRichText } from './parse-rich-text.ts';
import type { RichNode } from './parse-rich-text.ts';

export interface RichTextProps {
  /**
   * Text that may hold `<a href> <b> <strong> <em> <i> <br> <p> <ul> <ol> <li>`; other elements are shown as their
   * text.
   */
  text: string;
}

function draw(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag: Tag, href, children } = node;
  if (Tag === 'br') return <br key={key} />;
  const content = children.map(draw);
  if (Tag !== 'a') return <Tag key={key}>{content}</Tag>;
  return (
    <a key={key} href={href} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  );
}

/**
 * An author's HTML with a few safe elements. It is parsed by our own code and rendered as React elements, never as
 * HTML, so that it cannot run scripts and needs no Trusted Types policy.
 */
export function RichText({ text }: RichTextProps): ReactNode {
  return text.includes('<') || text.includes('&') ? parseRichText(text).map(draw) : text;
}
