import { useEffect, useRef } from 'react';
import type { WidgetHost } from '../runtime/define-widget.ts';

/** Configured addresses by key; empty ones are not configured. */
export type ConfiguredPages = Readonly<Record<string, string>>;

/** The keys and addresses that the page does not trust. */
export const untrustedPages = (
  pages: ConfiguredPages,
  { isTrusted }: Pick<WidgetHost, 'isTrusted'>,
): readonly (readonly [key: string, address: string])[] =>
  Object.entries(pages).filter(([, address]) => address !== '' && !isTrusted(address));

/** Reports configured pages that cannot be linked to, and again when they change. */
export function useReportedPages(widget: string, host: WidgetHost, pages: ConfiguredPages): void {
  const untrusted = JSON.stringify(untrustedPages(pages, host));
  const hasReported = useRef(false);
  useEffect(() => {
    const keys = (JSON.parse(untrusted) as ReturnType<typeof untrustedPages>).map(([key]) => key);
    if (keys.length === 0 && !hasReported.current) return undefined;
    let isOver = false;
    void import('./report-pages.chunk.ts').then(
      ({ reportUntrustedPages }) => {
        if (isOver) return;
        hasReported.current = keys.length > 0;
        reportUntrustedPages(widget, host, keys);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [widget, host, untrusted]);
}
