/** Where the authored content already sends visitors: a hidden input, or the fallback form's own action (spec 1 §2). */
export function authoredQuotePage(element: HTMLElement): string | undefined {
  const hidden = element.querySelector<HTMLInputElement>('input[type=hidden][name=quotePage]');
  return hidden?.value || element.querySelector('form')?.getAttribute('action') || undefined;
}
