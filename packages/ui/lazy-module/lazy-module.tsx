import { useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { TransientButton } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { MissingModuleReport } from './missing-module-report.ts';

/**
 * A lazily imported module. `load` may be called ahead of use; a failed import is retried by the next call.
 *
 * @example
 * const dialogs = new LazyModule(() => import('./dialogs.tsx'));
 * void dialogs.load();
 */
export class LazyModule<Module> {
  /** Set once the import has resolved, so that a module which was loaded in time renders synchronously. */
  module: Module | undefined;
  #loading: Promise<Module> | undefined;

  constructor(private readonly importModule: () => Promise<Module>) {}

  load(): Promise<Module> {
    this.#loading ??= this.importModule().then(
      (module) => (this.module = module),
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }
}

/** Texts for the pending and the failed state. */
export interface LazyTexts {
  loading: string;
  unreachableTitle: string;
  unreachableText: string;
  /** Shown instead while the browser is offline. */
  offlineTitle?: string;
  offlineText?: string;
  retry: string;
}

export interface LazyBoundaryProps<Module> {
  module: LazyModule<Module>;
  texts: LazyTexts;
  /** Rendered while the import is pending; a spinner by default. */
  fallback?: ReactNode;
  children: (module: Module) => ReactNode;
}

interface MissingModuleProps {
  texts: Omit<LazyTexts, 'loading'>;
  retry: () => void;
}

/** Loads a module on mount. After a failure it retries when the browser is back online, or when `retry` is called. */
export function useLazyModule<Module>(lazyModule: LazyModule<Module>): {
  module: Module | undefined;
  isMissing: boolean;
  retry: () => void;
} {
  const [, setModule] = useState(lazyModule.module);
  const [isMissing, setMissing] = useState(false);
  const report = useContext(MissingModuleReport);

  useEffect(() => {
    if (lazyModule.module || isMissing) return undefined;
    let isMounted = true;
    lazyModule.load().then(
      (module) => isMounted && setModule(() => module),
      () => isMounted && setMissing(true),
    );
    return () => {
      isMounted = false;
    };
  }, [lazyModule, isMissing]);

  useEffect(() => {
    if (!isMissing) return undefined;
    report();
    const retry = () => setMissing(false);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isMissing, report]);

  return { module: lazyModule.module, isMissing, retry: () => setMissing(false) };
}

/**
 * Renders `children` with the loaded module, a fallback while it is pending, and a notice with Retry when the import
 * failed.
 */
export function LazyBoundary<Module>({
  module: lazyModule,
  texts,
  children,
  fallback,
}: LazyBoundaryProps<Module>): ReactNode {
  const { module, isMissing, retry } = useLazyModule(lazyModule);
  if (module) return children(module);
  if (!isMissing) return fallback === undefined ? <Spinner text={texts.loading} /> : fallback;
  return <MissingModule texts={texts} retry={retry} />;
}

/** Replaces a module that could not be loaded. */
export function MissingModule({ texts, retry }: MissingModuleProps): ReactNode {
  if (!navigator.onLine && texts.offlineTitle) {
    return (
      <Notice tone="warning" announces="atOnce" icon="offline" title={texts.offlineTitle}>
        {texts.offlineText}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      announces="atOnce"
      title={texts.unreachableTitle}
      action={<TransientButton onClick={retry}>{texts.retry}</TransientButton>}
    >
      {texts.unreachableText}
    </Notice>
  );
}
