import { useEffect } from 'react';
import type { LazyModule } from '#ui/lazy-module';

/** Loads the module of the next step while the visitor fills in the current one; retries when the network returns. */
export function usePrefetch(module: LazyModule<unknown> | undefined): void {
  useEffect(() => {
    if (!module) return undefined;
    // A module that stays missing is reported by the step itself.
    const load = () => void module.load().catch(() => undefined);
    // After a press, effects run before the paint that the visitor waits for.
    const timer = setTimeout(load);
    addEventListener('online', load);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', load);
    };
  }, [module]);
}
