import type { ReactNode, Ref } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { FieldMessage } from '#ui/field';

interface CaptchaProps {
  id: string;
  error: string | undefined;
  boxRef: Ref<HTMLDivElement>;
}

/** The page's captcha. It is slotted content of the element, because its script looks for it in the page. */
export function Captcha({ id, error, boxRef }: CaptchaProps): ReactNode {
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

/** True if the page has a captcha for the form. The captcha's script may fill it in later. */
export const hasCaptcha = (element: HTMLElement): boolean => element.querySelector('[slot=captcha]') !== null;

/** Why a captcha prevents the form from being sent, for the author; undefined if it does not. */
export function captchaProblem({ element, root }: WidgetHost, name: string): string | undefined {
  if (!hasCaptcha(element))
    return name
      ? 'captchaField names a captcha, and the element has none as its content with slot="captcha": the form cannot be sent.'
      : undefined;
  return root instanceof ShadowRoot ? undefined : 'A captcha needs isolation="shadow": the form cannot be sent.';
}

/**
 * The captcha's response, as form data; empty until the visitor has solved it, and once the response has expired.
 *
 * @param name The field of the response; empty for all fields of the captcha.
 */
export function captchaResponse(element: HTMLElement, name: string): [name: string, value: string][] {
  const selector = name ? `[name="${CSS.escape(name)}"]` : '[slot=captcha] :is(input, textarea)[name]';
  return [...element.querySelectorAll<CaptchaField>(selector)]
    .filter(({ value }) => value !== '')
    .map((field) => [field.name, field.value]);
}
