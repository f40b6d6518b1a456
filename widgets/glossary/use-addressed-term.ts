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

/** Opens the term that the hash of the page's address names. */
function openAddressedTerm({ terms, list, onFound }: AddressedTermOptions, takesFocus: boolean): void {
  const term = addressedTerm(terms, location.hash);
  if (!term) return;
  onFound(term.id);
  // After the definition has opened.
  requestAnimationFrame(() => {
    const entry = list.current?.querySelector(`[data-term="${CSS.escape(term.id)}"]`);
    entry?.scrollIntoView({ block: 'start' });
    if (takesFocus) entry?.querySelector('summary')?.focus({ preventScroll: true });
  });
}

/** True after a reload or Back, when the browser restores the scroll position. */
function isScrollRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

/**
 * Opens the term of the page's address on load and when the hash changes: browsers do not find targets in a shadow
 * root.
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
      // Assigning the same hash again would have no effect.
      if (location.hash === new URL(href, location.href).hash) openAddressedTerm(latest(), true);
      else location.hash = href;
    };
    latest().list.current?.addEventListener('click', onPress, { signal });
    return () => listening.abort();
  }, [latest]);
}
