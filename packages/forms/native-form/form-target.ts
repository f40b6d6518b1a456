import type { WidgetHost } from '#embed/runtime/define-widget';

/** The form that the author put inside the element. */
export const authoredForm = (element: HTMLElement): HTMLFormElement | undefined =>
  [...element.querySelectorAll('form')].find((form) => !form.closest('.cover-root'));

/**
 * The address that a form is posted to: the configured one, else that of the author's own form. The first of the prefixes that
 * it begins with is replaced by `/`.
 */
export function formTarget(element: HTMLElement, action: string, prefixes: readonly string[] = []): string {
  const target = action || (authoredForm(element)?.getAttribute('action') ?? '');
  const prefix = prefixes.find((one) => one !== '' && target.startsWith(one));
  return prefix === undefined ? target : `/${target.slice(prefix.length).replace(/^\/+/, '')}`;
}

/** Why a form cannot be sent, for the author; undefined where it can. */
export function targetProblem(host: Pick<WidgetHost, 'isTrusted'>, target: string): string | undefined {
  if (!target) return 'There is nowhere to send the form: set action, or put a form with an action inside the element.';
  return host.isTrusted(target)
    ? undefined
    : 'action lies on an origin that services.trustedOrigins does not list, so nothing can be sent.';
}
