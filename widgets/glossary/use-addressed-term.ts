import { type RefObject, useEffect } from 'react';
import { useLatest } from '#flow/use-latest';
import { opensElsewhere } from '#ui/button';
import { addressedTerm, type Term } from './glossary-terms.ts';

interface AddressedTermOptions {
  terms: readonly Term[];
  list: RefObject<HTMLElement | null>;
  /** Shows the term with its definition. */
  onFound: (id: string) => void;
}

/** Opens the term that the page's address names after its `#`. */
function openAddressedTerm({ terms, list, onFound }: AddressedTermOptions, takesFocus: boolean): void {
  const term = addressedTerm(terms, location.hash);
  if (!term) return;
  onFound(term.id);
  // Once the definition is open.
  requestAnimationFrame(() => {
    const entry = list.current?.querySelector(`[data-term="${CSS.escape(term.id)}"]`);
    entry?.scrollIntoView({ block: 'start' });
    if (takesFocus) entry?.querySelector('summary')?.focus({ preventScroll: true });
  });
}

/** After a reload, and with Back, the browser restores how far the page was scrolled. */
function isScrollRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

/**
 * Opens the term of the page's address, as the page is loaded and whenever it changes: browsers do not look for it in a
 * shadow root.
 */
export function useAddressedTerm(options: AddressedTermOptions): void {
  const latest = useLatest(options);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    if (!isScrollRestored()) openAddressedTerm(latest(), false);
    addEventListener('hashchange', () => openAddressedTerm(latest(), true), { signal });
    const onPress = (event: MouseEvent) => {
      const href = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
      if (!href.startsWith('#') || opensElsewhere(event)) return;
      event.preventDefault();
      // The same address again changes nothing.
      if (location.hash === new URL(href, location.href).hash) openAddressedTerm(latest(), true);
      else location.hash = href;
    };
    latest().list.current?.addEventListener('click', onPress, { signal });
    return () => listening.abort();
  }, [latest]);
}
