import { useEffect } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { useLatest } from './use-latest.ts';

/** Reports a problem to the author with `covermount:error`, once each time that it occurs. */
export function useReport(host: WidgetHost, isProblem: boolean, code: string, message: string): void {
  const latestHost = useLatest(host);
  useEffect(() => {
    if (isProblem) latestHost().fail(code, message);
  }, [latestHost, isProblem, code, message]);
}
