import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Spinner } from '#ui/spinner';
import { useConnected, useFlow } from '../flow-context.ts';
import { connectEntry } from '../quote-flow.connect.ts';
import { QuoteWait } from '../quotes/quote-wait.view.tsx';

/**
 * The page behind an entry dialog: empty. The waiting dialog covers it while rates load. A visitor whose quote cannot
 * be loaded may start a new one.
 */
export function Entering(): ReactNode {
  const { labels, send } = useFlow();
  const { isLinkUnreachable } = useConnected(connectEntry);
  return (
    <>
      {/* The next page is not the first one, so it takes the focus from the dialog. */}
      <div className="cover-hidden">
        <Heading takesFocus="entry">{labels['entry.enteringTitle']}</Heading>
      </div>
      {isLinkUnreachable ? (
        <Button onClick={() => send({ type: 'BACK' })}>{labels['entry.newQuote']}</Button>
      ) : (
        <Spinner text={labels.loading} />
      )}
      <QuoteWait />
    </>
  );
}
