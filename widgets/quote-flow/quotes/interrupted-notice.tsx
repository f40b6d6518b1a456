import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import type { InterruptedRates, ResultsProps } from './results.types.ts';

interface InterruptedNoticeProps extends InterruptedRates, Pick<ResultsProps, 'labels' | 'onAskForMore'> {
  /** Called when the notice is removed while it has the focus. */
  onFocusLost: () => void;
}

/** Not every carrier has answered: offers to ask the others. */
export function InterruptedNotice({ reason, labels, onAskForMore, onFocusLost }: InterruptedNoticeProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const focusLost = useRef(onFocusLost);
  useLayoutEffect(() => {
    focusLost.current = onFocusLost;
  });
  useLayoutEffect(() => {
    const notice = box.current;
    return () => {
      if (notice?.matches(':focus-within')) focusLost.current();
    };
  }, []);
  return (
    <div ref={box}>
      <Notice
        tone="warning"
        announces="politely"
        title={labels['results.interruptedTitle']}
        action={<Button onClick={onAskForMore}>{labels['results.askForMore']}</Button>}
      >
        {reason && <p>{reason}</p>}
        <p>{labels['results.interruptedText']}</p>
      </Notice>
    </div>
  );
}
