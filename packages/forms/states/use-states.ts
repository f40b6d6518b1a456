import { useSyncExternalStore } from 'react';
import type { Language } from '#domain/language';
import { englishStates, type States } from '#domain/us-state-name';

let spanishStates: States | undefined;

function loadSpanish(onLoad: () => void): () => void {
  let isMounted = true;
  import('#domain/us-state-spanish').then(
    (module) => {
      ({ spanishStates } = module);
      if (isMounted) onLoad();
    },
    () => undefined,
  );
  return () => {
    isMounted = false;
  };
}

const loadNothing = () => () => undefined;

/**
 * The states of the US in the visitor's language. The Spanish names load where they are shown: until then, and where they could not
 * be loaded, the names are English.
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
