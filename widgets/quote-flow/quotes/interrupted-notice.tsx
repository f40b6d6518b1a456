import type { ReactNode } from 'react';
import { TransientButton } from '#ui/button';
import { Notice } from '#ui/notice';
import type { InterruptedRates, ResultsProps } from './results.types.ts';

type InterruptedNoticeProps = InterruptedRates & Pick<ResultsProps, 'labels' | 'onAskForMore'>;

/** Not every carrier has answered: offers to ask the others. */
export function InterruptedNotice({ reason, labels, onAskForMore }: InterruptedNoticeProps): ReactNode {
  return (
    <Notice
      tone="warning"
      announces="politely"
      title={labels['results.interruptedTitle']}
      action={<TransientButton onClick={onAskForMore}>{labels['results.askForMore']}</TransientButton>}
    >
      {reason && <p>{reason}</p>}
      <p>{labels['results.interruptedText']}</p>
    </Notice>
  );
}
