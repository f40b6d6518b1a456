import type { ReactNode } from 'react';
import { phoneLink } from '#domain/phone-link';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import type { PaymentError } from './make-a-payment.types.ts';
import type { PaymentPageProps } from './make-a-payment.view.tsx';
import type { Strings } from './strings.en.ts';

/** The text of an error: the service's own words where there are any. */
export function errorText(labels: Strings, { name, message, carrierUrl }: PaymentError, phone: string): string {
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

/** Links to the carrier's payment page, where the page trusts it, and to the phone. */
export function ErrorActions({ url, ...page }: PaymentPageProps & { url: string | undefined }): ReactNode {
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
            page.send({ type: 'CARRIER_PAGE.CHOSEN', url });
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
export function PaymentErrorDialog({ error, ...page }: PaymentPageProps & { error: PaymentError }): ReactNode {
  const { labels, host, send } = page;
  const url = error.carrierUrl && host.isTrusted(error.carrierUrl) ? error.carrierUrl : undefined;
  const close = () => send({ type: 'ERROR.CLOSED' });
  return (
    <Dialog
      isOpen
      title={labels.troubleTitle}
      closeText={labels.close}
      onClose={close}
      actions={
        <>
          <ErrorActions {...page} url={url} />
          <Button variant="quiet" onClick={close}>
            {labels.close}
          </Button>
        </>
      }
    >
      <p>{errorText(labels, { ...error, carrierUrl: url ?? '' }, phoneOf(page))}</p>
    </Dialog>
  );
}
