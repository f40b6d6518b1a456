import type { ReactNode } from 'react';
import { CallButton } from '#forms/call-button/call-button.view';
import { Notice } from '#ui/notice';
import type { Problem } from './auto-payment.types.ts';
import { useFlow } from './flow-context.ts';

/** What stopped the purchase: the service's words where it has some, otherwise the page's. */
export function ProblemNotice({ problem, text = '' }: { problem: Problem | undefined; text?: string }): ReactNode {
  const { labels, host } = useFlow();
  if (!problem) return null;
  return (
    <Notice tone="warning" announces="atOnce" action={<CallButton labels={labels} host={host} />}>
      {text || labels[`problem.${problem}`]}
    </Notice>
  );
}
