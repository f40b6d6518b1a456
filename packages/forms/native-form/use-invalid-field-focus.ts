import { useLayoutEffect } from 'react';
import { useLatest } from '#flow/use-latest';
import type { Form } from '#ui/form';

interface InvalidFieldFocusOptions {
  root: ShadowRoot | HTMLElement;
  summary: Pick<Form<object>['summary'], 'entries' | 'attempt'>;
  /** What takes the focus when every field is valid. */
  otherwise?: (() => HTMLElement | null | undefined) | undefined;
}

/** After a press of the button, the first invalid field takes the focus (spec 3 §5). */
export function useInvalidFieldFocus(options: InvalidFieldFocusOptions): void {
  const latest = useLatest(options);
  const { attempt } = options.summary;
  useLayoutEffect(() => {
    if (attempt === 0) return;
    const { root, summary, otherwise } = latest();
    const [wrong] = summary.entries;
    const field = wrong ? root.querySelector<HTMLElement>(`#${CSS.escape(wrong.id)}`) : otherwise?.();
    field?.focus();
  }, [attempt, latest]);
}
