import { parseRichText, type RichNode } from '#ui/modules/rich-text/parse-rich-text';
import { richTextOf } from '#ui/modules/rich-text/rich-text-of';

/** Elements that contain fields, or whose text is drawn. */
const drawnTags =
  /^(a|abbr|address|article|aside|b|bdi|bdo|big|blockquote|br|button|center|cite|code|div|em|fieldset|font|footer|h[1-6]|header|hr|i|input|kbd|label|legend|li|main|mark|ol|p|q|s|script|section|select|small|span|strong|style|sub|sup|template|noscript|textarea|time|u|ul|var|wbr)$/;

/** Attributes that show the author which element it is, or why it cannot be drawn. */
const reportedAttributes = /^(type|name|multiple|list|disabled|step|target|method|form.*|on.*|class|href)$/;

/** The tag of an element for the author, without attributes that may be personal. */
export function tagOf({ localName, attributes }: Element): string {
  const attributeTexts = [...attributes]
    .filter(({ name }) => reportedAttributes.test(name))
    .map(({ name, value }) => (value && !name.startsWith('on') ? `${name}="${value}"` : name));
  return `<${[localName, ...attributeTexts].join(' ')}>`;
}

export const isHidden = (element: HTMLElement): boolean =>
  Boolean(element.hidden) || getComputedStyle(element).display === 'none';

/** True if an element of a form is hidden, by itself or by an ancestor. */
export const isHiddenIn = (form: HTMLFormElement, element: HTMLElement): boolean =>
  element !== form && (isHidden(element) || isHiddenIn(form, element.parentElement!));

const hasScript = ({ attributes }: Element): boolean => [...attributes].some(({ name }) => name.startsWith('on'));

/** True if a link has an address that rich text does not allow. */
const losesLink = (nodes: readonly RichNode[]): boolean =>
  nodes.some((node) => typeof node !== 'string' && ((node.tag === 'a' && !node.href) || losesLink(node.children)));

/** Why an element cannot be drawn as it is: advice for the author, empty if there is none; undefined if it can. */
function problemOf(element: Element): string | undefined {
  if (hasScript(element)) return 'its script would not run';
  if (element.localName === 'a' && losesLink(parseRichText(richTextOf([element]))))
    return 'begin its address with / or https://';
  return drawnTags.test(element.localName) ? undefined : '';
}

/** Reports an element to the author, with advice. */
export type Leave = (element: Element, advice: string) => void;

/** Finds the elements of a form, besides its fields and buttons, that cannot be drawn as they are. */
export function findUnsupported(form: HTMLFormElement, leave: Leave): void {
  const hasOtherTarget = !/^(|_self|_top|_parent)$/i.test(form.getAttribute('target') ?? '');
  if (hasScript(form) || hasOtherTarget || /^dialog$/i.test(form.getAttribute('method') ?? '')) leave(form, '');
  const id = form.getAttribute('id');
  const outside = id ? form.ownerDocument.querySelectorAll(`[form="${CSS.escape(id)}"]`) : [];
  for (const element of outside) leave(element, 'put it inside the form');
  // A drawn captcha would be another one, unknown to its script.
  for (const captcha of form.querySelectorAll('.g-recaptcha, .h-captcha, .cf-turnstile, [slot=captcha]'))
    leave(captcha, 'put the captcha beside the form, with slot="captcha"');
  let last: Element | undefined;
  for (const element of form.querySelectorAll<HTMLElement>('*')) {
    const isInControl = element.closest('select, button')?.contains(element.parentElement);
    const advice = isInControl || last?.contains(element) || isHiddenIn(form, element) ? undefined : problemOf(element);
    if (advice === undefined) continue;
    leave(element, advice);
    last = element;
  }
}
