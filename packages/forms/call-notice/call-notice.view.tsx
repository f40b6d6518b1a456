import type { ReactNode } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { CallButton } from '#flow/call-button.view';
import { Notice } from '#ui/notice';

interface CallNoticeProps {
  labels: { call: string; agentCanHelp: string };
  host: Pick<WidgetHost, 'brand'>;
}

/** Offers the phone to a visitor who cannot correct an error here; nothing where the brand has no phone. */
export function CallNotice({ labels, host }: CallNoticeProps): ReactNode {
  const { phone } = host.brand;
  if (!phone) return null;
  return (
    <Notice tone="warning" announces="politely" action={<CallButton text={labels.call} phone={phone} />}>
      {labels.agentCanHelp}
    </Notice>
  );
}
