import type { ReactNode } from 'react';
import { Heading } from '#ui/heading';
import { Spinner } from '#ui/spinner';
import { useConnected, useFlow } from '../flow-context.ts';
import { connectEntry } from '../quote-flow.connect.ts';
import { QuoteSpinner } from '../quotes/quote-spinner.view.tsx';

/** Behind a dialog of a way in: nothing is there yet. While rates are asked for, the waiting dialog says so. */
export function Entering(): ReactNode {
  const { labels, host, send } = useFlow();
  const { isQuoting, isTakingLonger, completedCount } = useConnected(connectEntry);
  return (
    <>
      {/* The page that follows is not the first one, and takes the focus from the dialog. */}
      <div className="cover-hidden">
        <Heading takesFocus="entry">{labels['entry.enteringTitle']}</Heading>
      </div>
      <Spinner text={labels.loading} />
      <QuoteSpinner
        labels={labels}
        language={host.language}
        isOpen={isQuoting}
        isTakingLonger={isTakingLonger}
        completedCount={completedCount}
        onCancel={() => send({ type: 'BACK' })}
      />
    </>
  );
}
