import { type HtmlNode, isElement } from '../snippets/parse-html.ts';

/**
 * Allowed elements of authored content. Of others only the children are drawn, unless they are scripts, styles,
 * templates, frames or SVG.
 */
const tags =
  /^(?:a|abbr|address|article|aside|b|blockquote|br|button|caption|cite|code|dd|div|dl|dt|em|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|i|img|input|label|legend|li|main|nav|ol|optgroup|option|p|pre|q|s|section|select|small|span|strong|sub|summary|details|sup|table|tbody|td|textarea|tfoot|th|thead|time|tr|u|ul)$/;

const attributes =
  /^(?:class|id|name|type|value|for|placeholder|autocomplete|inputmode|method|rows|cols|maxlength|minlength|min|max|step|pattern|required|checked|selected|multiple|disabled|readonly|datetime|alt|width|height|title|lang|dir|hidden|role|open|colspan|rowspan|headers|scope|aria-[\w-]+|data-[\w-]+)$/;

/** Allowed addresses: paths, https, mailto and tel. Excludes scripts and documents in `data:` addresses. */
const isAddress = (value: string): boolean => /^(?:https:\/\/|mailto:|tel:|[/#?.]|[\w-]+(?:[/.?#]|$))/i.test(value);
const addresses = /^(?:href|src|action)$/;

/**
 * Draws an author's HTML without the browser's parser, which a strict CSP forbids. No widget is mounted inside it: it would
 * call the services that a link names.
 */
export function drawContent(nodes: readonly HtmlNode[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (typeof node === 'string') return [document.createTextNode(node)];
    if (!isElement(node)) return [];
    if (!tags.test(node.tag))
      return /^(?:script|style|template|iframe|svg)$/.test(node.tag) ? [] : drawContent(node.children);
    const element = document.createElement(node.tag);
    for (const [name, value] of Object.entries(node.attributes)) {
      if (addresses.test(name) ? isAddress(value) : attributes.test(name) && !name.startsWith('data-covermount'))
        element.setAttribute(name, value);
    }
    element.append(...drawContent(node.children));
    return [element];
  });
}
