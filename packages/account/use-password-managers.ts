import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '#flow/use-latest';
import type { Form } from '#ui/form';

const hide = ({ style }: HTMLElement, isHidden: boolean) => {
  style.visibility = isHidden ? 'hidden' : '';
};

/**
 * Takes what a password manager puts into a form's fields. React does not notice a value that a script of the page has set,
 * with an event or without one. A manager may send the form without the event `submit` as well: nothing of it may get to the
 * page that the form is on.
 *
 * @returns the form's ref, and what reads the fields before the form is validated.
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
    // Whoever presses Back must not see what the one before has typed: the browser would show it before any script runs.
    addEventListener('pagehide', () => hide(element, true), { signal });
    addEventListener('pageshow', () => hide(element, false), { signal });
    for (const type of ['input', 'change']) element.addEventListener(type, () => latestRead()(), { signal });
    // What managers look for. Without the script the form would be posted to the page that it is on.
    element.method = 'post';
    element.submit = () => element.requestSubmit();
    // An extension calls the browser's own `submit`.
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
