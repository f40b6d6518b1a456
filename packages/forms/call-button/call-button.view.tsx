import type { ReactNode } from 'react';
import { phoneLink } from '#domain/phone-link';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';

interface CallButtonProps {
  labels: { call: string };
  host: Pick<WidgetHost, 'brand'>;
  isPrimary?: boolean;
  size?: 'large' | 'normal';
}

/** Calls the brand; nothing where it has no phone. */
export function CallButton({
  labels,
  host,
  isPrimary = false,
  size = isPrimary ? 'large' : 'normal',
}: CallButtonProps): ReactNode {
  const { phone } = host.brand;
  if (!phone) return null;
  return (
    <Button icon="phone" href={phoneLink(phone)} variant={isPrimary ? 'primary' : 'secondary'} size={size}>
      {format(labels.call, { phone })}
    </Button>
  );
}

/** Offers the phone to a visitor who cannot correct an error here; nothing where the brand has no phone. */
export function CallNotice({
  labels,
  host,
}: {
  labels: { call: string; agentCanHelp: string };
  host: CallButtonProps['host'];
}): ReactNode {
  if (!host.brand.phone) return null;
  return (
    <Notice tone="warning" announces="politely" action={<CallButton labels={labels} host={host} />}>
      {labels.agentCanHelp}
    </Notice>
  );
}
