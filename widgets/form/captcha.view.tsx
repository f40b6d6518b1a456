import type { ReactNode, Ref } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { useAuthorReport } from '#flow/use-author-report';
import { FieldMessage } from '#ui/field';

interface CaptchaProps {
  id: string;
  host: WidgetHost;
  error: string | undefined;
  boxRef: Ref<HTMLDivElement>;
}

/** The page's captcha, which is content of the element: its script looks for it in the page. */
export function Captcha({ id, host, error, boxRef }: CaptchaProps): ReactNode {
  const isMissing = !host.element.querySelector('[slot=captcha]');
  const problem = isMissing
    ? 'captchaField names a captcha, and the element has none as its content with slot="captcha": the form cannot be sent.'
    : host.root instanceof ShadowRoot
      ? undefined
      : 'A captcha needs isolation="shadow": the form cannot be sent.';
  useAuthorReport(host, { widget: 'form', source: 'captchaField', title: 'its captcha' }, problem ? [problem] : []);
  return (
    <div
      className={error ? 'cover-field-wrong' : undefined}
      part="captcha"
      role="group"
      tabIndex={-1}
      ref={boxRef}
      aria-labelledby={error && `${id}-error`}
    >
      <slot name="captcha" />
      <FieldMessage id={id} error={error} />
    </div>
  );
}

type CaptchaField = HTMLInputElement | HTMLTextAreaElement;

/** True where the page has a captcha for the form, or the configuration names one. */
export const hasCaptcha = (element: HTMLElement, name: string): boolean =>
  name !== '' || element.querySelector('[slot=captcha]') !== null;

/**
 * What the captcha has answered, as it is posted; empty until the visitor has solved it, and when the answer has expired.
 *
 * @param name The field of the answer; empty: every field that the captcha has.
 */
export function captchaResponse(element: HTMLElement, name: string): [name: string, value: string][] {
  const selector = name ? `[name="${CSS.escape(name)}"]` : '[slot=captcha] :is(input, textarea)[name]';
  return [...element.querySelectorAll<CaptchaField>(selector)]
    .filter(({ value }) => value !== '')
    .map((field) => [field.name, field.value]);
}
