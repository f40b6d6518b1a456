import type { ReactNode } from 'react';
import { phoneLink } from '#domain/phone-link';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { useFlow } from './flow-context.ts';

/** Calls the brand; nothing where it has no phone. */
export function CallButton({
  isPrimary = false,
  size = isPrimary ? 'large' : 'normal',
}: {
  isPrimary?: boolean;
  size?: 'large' | 'normal';
}): ReactNode {
  const { labels, host } = useFlow();
  const { phone } = host.brand;
  if (!phone) return null;
  return (
    <Button icon="phone" href={phoneLink(phone)} variant={isPrimary ? 'primary' : 'secondary'} size={size}>
      {format(labels.call, { phone })}
    </Button>
  );
}

/** Offers the phone to a visitor who cannot correct an error here; nothing where the brand has no phone. */
export function CallNotice(): ReactNode {
  const { labels, host } = useFlow();
  if (!host.brand.phone) return null;
  return (
    <Notice tone="warning" announces="politely" action={<CallButton />}>
      {labels.agentCanHelp}
    </Notice>
  );
}
