import { type ReactNode, useEffect } from 'react';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { useLatest } from '#flow/use-latest';
import { useAuthoredContent } from '#prompts/prompt-view';
import { LazyModule } from '#ui/lazy-module';
import type { OffersConfig } from './offers.config.ts';
import { revealPage } from './page-hiding.ts';

const chunk = new LazyModule(() => import('./offers.chunk.ts'));

/** Fills places of the page with a service's offers for this visitor. Renders nothing itself. */
export function Offers({ config, host }: Pick<WidgetProps<OffersConfig, object>, 'config' | 'host'>): ReactNode {
  useAuthoredContent(host);
  const latest = useLatest({ config, host });
  useEffect(() => {
    let isOver = false;
    let stop = () => undefined as void;
    chunk.load().then(
      ({ startOffers }) => {
        if (!isOver) stop = startOffers(latest());
      },
      () => {
        // In any case, the page is shown.
        revealPage();
        console.warn('[covermount] <cover-offers>: a file did not load, so the page keeps its own content.');
        latest().host.complete('failed');
      },
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [latest]);
  return null;
}
