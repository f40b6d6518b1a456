import type { WidgetHost } from '#embed/runtime/define-widget';
import type { PostTarget } from './post-form.ts';

/** The forms that the author put inside the element. */
export const authoredForms = (element: HTMLElement): HTMLFormElement[] =>
  [...element.querySelectorAll('form')].filter((form) => !form.closest('.cover-root'));

/** The form that the author put inside the element: the first, if there are several. */
export const authoredForm = (element: HTMLElement): HTMLFormElement | undefined => authoredForms(element)[0];

/** The origin that an address begins with, if it has one. */
const originIn = (address: string): string => /^(?:https?:)?\/\/[^/?#]*/i.exec(address)?.[0] ?? '';

/**
 * The address that a form is posted to: the configured one, else that of the author's own form. The first of the prefixes that
 * its path begins with is replaced by `/`; an absolute address keeps its origin, which is checked afterwards. A prefix ends
 * where a segment of the path does.
 */
export function formTarget(element: HTMLElement, action: string, prefixes: readonly string[] = []): string {
  const target = action || (authoredForm(element)?.getAttribute('action') ?? '');
  const origin = originIn(target);
  const path = target.slice(origin.length);
  const prefix = prefixes
    .map((written) => written.replace(/\/+$/, ''))
    .find((one) => one !== '' && path.startsWith(one) && /^([/?#]|$)/.test(path.slice(one.length)));
  return prefix === undefined ? target : `${origin}/${path.slice(prefix.length).replace(/^\/+/, '')}`;
}

/** How a form is sent: posted, or as the author's own form says where its address is used. */
export function sendingOf(element: HTMLElement, action: string): Omit<PostTarget, 'action'> {
  const form = action ? undefined : authoredForm(element);
  return {
    method: /^get$/i.test(form?.getAttribute('method') ?? '') ? 'get' : 'post',
    enctype: form?.getAttribute('enctype') ?? '',
  };
}

/** The hidden fields of the author's own form. Their values may change until it is sent. */
export const authoredHidden = (element: HTMLElement): HTMLInputElement[] => [
  ...(authoredForm(element)?.querySelectorAll<HTMLInputElement>('input[type=hidden][name]') ?? []),
];

/** Why a form cannot be sent, for the author; undefined where it can. */
export function targetProblem(host: Pick<WidgetHost, 'isTrusted'>, target: string): string | undefined {
  if (!target) return 'There is nowhere to send the form: set action, or put a form with an action inside the element.';
  return host.isTrusted(target)
    ? undefined
    : 'action lies on an origin that services.trustedOrigins does not list, so nothing can be sent.';
}
