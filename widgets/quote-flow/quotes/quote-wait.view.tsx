import type { ReactNode } from 'react';
import { useConnected, useFlow } from '../flow-context.ts';
import { connectQuoteWait } from '../quote-flow.connect.ts';
import { QuoteSpinner } from './quote-spinner.view.tsx';

/** The flow's waiting dialog, over the page that it leads back to. */
export function QuoteWait(): ReactNode {
  const { labels, host, send } = useFlow();
  const { isRequote, ...wait } = useConnected(connectQuoteWait);
  return (
    <QuoteSpinner
      {...wait}
      labels={labels}
      language={host.language}
      cancelText={isRequote ? labels['entry.requoteCancel'] : undefined}
      onCancel={() => send({ type: 'BACK' })}
    />
  );
}
