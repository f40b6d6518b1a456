import { useEffect } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { useLatest } from './use-latest.ts';

/** Tells the author of a problem, once for each time that there is one: `covermount:error`. */
export function useReport(host: WidgetHost, isProblem: boolean, code: string, message: string): void {
  const latestHost = useLatest(host);
  useEffect(() => {
    if (isProblem) latestHost().fail(code, message);
  }, [latestHost, isProblem, code, message]);
}
