import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '#flow/use-latest';
import type { Form } from '#ui/form';

const hide = ({ style }: HTMLElement, isHidden: boolean) => {
  style.visibility = isHidden ? 'hidden' : '';
};

/**
 * Reads values that a password manager enters into a form's fields. React does not notice values that a script of the
 * page sets, with or without an event. A manager may also send the form without a `submit` event: no data may then
 * reach the form's own page.
 *
 * @returns the form's ref, and a function that reads the fields before the form is validated.
 */
export function usePasswordManagers<Values extends object>(
  form: Form<Values>,
): { formRef: RefObject<HTMLFormElement | null>; readFields: () => void } {
  const latest = useLatest(form);
  const formRef = useRef<HTMLFormElement>(null);

  const readFields = () => {
    const { values, field } = latest();
    for (const name of Object.keys(values) as (keyof Values & string)[]) {
      const input = formRef.current?.elements.namedItem(name);
      if (typeof values[name] !== 'string' || !(input instanceof HTMLInputElement)) continue;
      if (input.value !== values[name]) field(name).onChange(input.value as Values[typeof name]);
    }
  };
  const latestRead = useLatest(readFields);

  useEffect(() => {
    const element = formRef.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // After Back, the next person must not see earlier input: the browser would show it before any script runs.
    addEventListener('pagehide', () => hide(element, true), { signal });
    addEventListener('pageshow', () => hide(element, false), { signal });
    for (const type of ['input', 'change']) element.addEventListener(type, () => latestRead()(), { signal });
    // Managers look for `post`. Without script, the form would be posted to its own page.
    element.method = 'post';
    element.submit = () => element.requestSubmit();
    // An extension may call the browser's native `submit`.
    element.addEventListener(
      'formdata',
      ({ formData }) => [...formData.keys()].forEach((key) => formData.delete(key)),
      {
        signal,
      },
    );
    return () => listening.abort();
  }, [latestRead]);

  return { formRef, readFields };
}
