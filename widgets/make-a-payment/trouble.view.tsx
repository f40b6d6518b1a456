import type { ReactNode } from 'react';
import { phoneLink } from '#domain/phone-link';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import type { Trouble } from './make-a-payment.types.ts';
import type { PaymentPageProps } from './make-a-payment.view.tsx';
import type { Strings } from './strings.en.ts';

/** What stands in the way, in words: the service's own where it has any. */
export function troubleText(labels: Strings, { name, message, carrierUrl }: Trouble, phone: string): string {
  switch (name) {
    case 'dueWithin48Hours':
    case 'pastDue':
    case 'notPayable':
      return message || labels['trouble.notPayable'];
    case 'carrierNotAvailable':
      return labels[carrierUrl ? 'trouble.carrierNotAvailableLink' : 'trouble.carrierNotAvailable'];
    case 'paymentProcess':
      return phone ? format(labels['trouble.paymentProcess'], { phone }) : labels['trouble.paymentProcessNoPhone'];
    default:
      return labels[`trouble.${name}`];
  }
}

export const phoneOf = ({ config, host }: Pick<PaymentPageProps, 'config' | 'host'>): string =>
  config.phone || host.brand.phone || '';

/** Where a policy can be paid elsewhere, and whom to call. */
export function WaysOut({
  url,
  ...page
}: Pick<PaymentPageProps, 'config' | 'host' | 'labels' | 'goToCarrier'> & { url: string | undefined }): ReactNode {
  const phone = phoneOf(page);
  const { host, labels } = page;
  return (
    <>
      {url && host.isTrusted(url) && (
        <Button
          variant="primary"
          href={url}
          part="pay-at-carrier"
          endIcon="next"
          onClick={(event) => {
            event.preventDefault();
            page.goToCarrier(url);
          }}
        >
          {labels.payAtCarrier}
        </Button>
      )}
      {phone && (
        <Button icon="phone" href={phoneLink(phone)}>
          {format(labels.call, { phone })}
        </Button>
      )}
    </>
  );
}

/** The error modal (spec 2 §8.5). */
export function TroubleDialog(page: PaymentPageProps): ReactNode {
  const { state, labels, host, send } = page;
  const trouble = 'trouble' in state && state.is !== 'unread' ? state.trouble : undefined;
  if (!trouble) return null;
  const url = trouble.carrierUrl && host.isTrusted(trouble.carrierUrl) ? trouble.carrierUrl : undefined;
  const close = () => send({ type: 'TROUBLE.READ' });
  return (
    <Dialog
      isOpen
      title={labels.troubleTitle}
      closeText={labels.close}
      onClose={close}
      actions={
        <>
          <WaysOut {...page} url={url} />
          <Button variant="quiet" onClick={close}>
            {labels.close}
          </Button>
        </>
      }
    >
      <p>{troubleText(labels, { ...trouble, carrierUrl: url ?? '' }, phoneOf(page))}</p>
    </Dialog>
  );
}
