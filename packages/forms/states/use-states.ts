import { useSyncExternalStore } from 'react';
import type { Language } from '#domain/language';
import { englishStates, type States } from '#domain/us-state-name';

let spanishStates: States | undefined;

const nothing = () => undefined;
const loadNothing = () => nothing;

function loadSpanish(onLoad: () => void): () => void {
  void import('#domain/us-state-spanish').then((module) => {
    ({ spanishStates } = module);
    onLoad();
  }, nothing);
  return nothing;
}

/**
 * The states of the US in the visitor's language. The Spanish names load when they are shown; until then, and when they
 * cannot be loaded, the names are English.
 */
export function useStates(language: Language): States {
  const isSpanish = language === 'es';
  return useSyncExternalStore(
    isSpanish ? loadSpanish : loadNothing,
    () => (isSpanish && spanishStates) || englishStates,
    // A first paint is in English.
    () => englishStates,
  );
}
