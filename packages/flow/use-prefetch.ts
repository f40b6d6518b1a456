import { useEffect } from 'react';
import type { LazyModule } from '#ui/lazy-module';

/** Loads the module of the next step while the visitor is busy with this one; tries again when the network returns. */
export function usePrefetch(module: LazyModule<unknown> | undefined): void {
  useEffect(() => {
    if (!module) return undefined;
    // The step itself reports a module that stays missing.
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
