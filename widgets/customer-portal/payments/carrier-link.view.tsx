import type { ReactNode } from 'react';
import type { PaymentCarrier } from '#domain/payment-carrier';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { format } from '#i18n/format';
import { Button, opensElsewhere } from '#ui/button';
import type { CustomerPortalStrings } from '../strings.en.ts';

export interface CarrierLinkProps {
  carrier: PaymentCarrier | undefined;
  isPrimary?: boolean | undefined;
  labels: CustomerPortalStrings;
  host: Pick<WidgetHost, 'isTrusted' | 'navigate'>;
}

/** Links to the carrier's own payment page, if the page trusts it. */
export function CarrierLink({ carrier, isPrimary, labels, host }: CarrierLinkProps): ReactNode {
  if (!carrier?.carrierUrl || !host.isTrusted(carrier.carrierUrl)) return null;
  const { carrierUrl, carrierName } = carrier;
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      href={carrierUrl}
      part="pay-at-carrier"
      endIcon="next"
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        host.navigate(carrierUrl, 'carrier');
      }}
    >
      {format(labels.payAtCarrier, { carrier: carrierName })}
    </Button>
  );
}
