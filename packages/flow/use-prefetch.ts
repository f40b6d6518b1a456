import { useEffect } from 'react';
import type { Group } from '#ui/later';

/** Loads the module of the next step while the visitor is busy with this one; tries again when the network returns. */
export function usePrefetch(module: Group<unknown> | undefined): void {
  useEffect(() => {
    if (!module) return undefined;
    // The step itself reports a module that stays missing.
    const load = () => void module.load().catch(() => undefined);
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [module]);
}
