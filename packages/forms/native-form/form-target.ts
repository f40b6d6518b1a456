import type { WidgetHost } from '#embed/runtime/define-widget';
import type { PostTarget } from './post-form.ts';

/** The forms that the author put inside the element. */
export const authoredForms = (element: HTMLElement): HTMLFormElement[] =>
  [...element.querySelectorAll('form')].filter((form) => !form.closest('.cover-root'));

/** The form that the author put inside the element: the first, if there are several. */
export const authoredForm = (element: HTMLElement): HTMLFormElement | undefined => authoredForms(element)[0];

/** The address that a form is posted to: the configured one, else that of the author's own form. */
export const formTarget = (element: HTMLElement, action: string): string =>
  action || (authoredForm(element)?.getAttribute('action') ?? '');

/** How a form is sent: posted, or by the method and encoding of the author's own form if its address is used. */
export function sendingOf(element: HTMLElement, action: string): Omit<PostTarget, 'action'> {
  const form = action ? undefined : authoredForm(element);
  return {
    method: /^get$/i.test(form?.getAttribute('method') ?? '') ? 'get' : 'post',
    enctype: form?.getAttribute('enctype') ?? '',
  };
}

/** The hidden fields of the author's own form. Their values may change until it is sent. */
export const authoredHiddenInputs = (element: HTMLElement): HTMLInputElement[] => [
  ...(authoredForm(element)?.querySelectorAll<HTMLInputElement>('input[type=hidden][name]') ?? []),
];

/** Why a form cannot be sent, for the author; undefined where it can. */
export function targetProblem(host: Pick<WidgetHost, 'isTrusted'>, target: string): string | undefined {
  if (!target) return 'There is nowhere to send the form: set action, or put a form with an action inside the element.';
  return host.isTrusted(target)
    ? undefined
    : 'action is on an origin that services.trustedOrigins does not list, so nothing can be sent.';
}
