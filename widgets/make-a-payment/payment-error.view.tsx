import type { ReactNode } from 'react';
import { CallButton } from '#flow/call-button.view';
import { format } from '#i18n/format';
import { sentences } from '#i18n/sentences';
import { Button, opensElsewhere } from '#ui/button';
import { Dialog } from '#ui/dialog';
import type { PaymentError } from './make-a-payment.types.ts';
import type { PaymentPageProps } from './payment-page.types.ts';
import type { Strings } from './strings.en.ts';

/** The text of an error: the service's message if there is one, and what to do if the service is at fault. */
export function errorText(labels: Strings, { name, message, carrierUrl }: PaymentError, phone: string): string {
  switch (name) {
    case 'dueWithin48Hours':
    case 'pastDue':
    case 'notPayable':
      return message || labels['trouble.notPayable'];
    case 'carrierNotAvailable':
      return labels[carrierUrl ? 'trouble.carrierNotAvailableLink' : 'trouble.carrierNotAvailable'];
    case 'paymentProcess':
      return sentences(
        message,
        phone ? format(labels['trouble.paymentProcess'], { phone }) : labels['trouble.paymentProcessNoPhone'],
      );
    case 'unexpected':
      return message ? sentences(message, labels['trouble.unexpectedReason']) : labels['trouble.unexpected'];
    default:
      return sentences(message, labels[`trouble.${name}`]);
  }
}

/**
 * The text of an error while a payment may have been made. The usual texts, such as to try the payment again, would be
 * wrong then.
 */
export function uncheckedText(labels: Strings, { name, message }: PaymentError): string {
  return sentences(message || uncheckedCause(labels, name), labels.unreadText);
}

function uncheckedCause(labels: Strings, name: PaymentError['name']): string {
  switch (name) {
    case 'offline':
    case 'policyNotFound':
      return labels[`unchecked.${name}`];
    case 'paymentNotFound':
    case 'untrusted':
      return labels[`trouble.${name}`];
    default:
      return labels['unchecked.unexpected'];
  }
}

export const phoneOf = ({ config, host }: Pick<PaymentPageProps, 'config' | 'host'>): string =>
  config.phone || host.brand.phone || '';

interface CarrierLinkProps extends PaymentPageProps {
  /** The carrier's page; without one, or if it is not trusted, nothing is rendered. */
  url?: string | undefined;
  /** The carrier of the page; without a name, the link shows the page's host. */
  carrierName?: string | undefined;
  /** Whether the link is the main action of the page. */
  isPrimary?: boolean | undefined;
}

/** Links to the carrier's payment page, if the page trusts it. */
export function CarrierLink({ url, carrierName, isPrimary, host, labels, send }: CarrierLinkProps): ReactNode {
  if (!url || !host.isTrusted(url)) return null;
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      href={url}
      part="pay-at-carrier"
      endIcon="next"
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        send({ type: 'CARRIER_PAGE.CHOSEN', url });
      }}
    >
      {format(labels.payAtCarrier, { carrier: carrierName || new URL(url, host.client.pageBase).host })}
    </Button>
  );
}

/** Links to the phone, if there is a number. */
export function CallLink({ labels, ...page }: PaymentPageProps): ReactNode {
  const phone = phoneOf(page);
  return <CallButton text={labels.call} phone={phone} />;
}

/**
 * The error dialog (spec 2 §8.5).
 *
 * @param props `isPending` is true once the visitor has left for the payment page: they may have paid.
 */
export function PaymentErrorDialog({
  error,
  isPending,
  ...page
}: PaymentPageProps & { error: PaymentError; isPending: boolean }): ReactNode {
  const { labels, send } = page;
  const { name, carrierUrl, carrierName } = error;
  const close = () => send({ type: 'ERROR.CLOSED' });
  // The service's message may say that the payment was received, so paying is not the first action.
  const isUnderstood = name !== 'notPayable';
  const closeButton = (
    <Button variant={isUnderstood ? 'quiet' : 'primary'} onClick={close}>
      {labels.close}
    </Button>
  );
  const carrierLink = !isPending && (
    <CarrierLink {...page} url={carrierUrl} carrierName={carrierName} isPrimary={isUnderstood} />
  );
  return (
    <Dialog
      isOpen
      title={isPending ? labels.uncheckedTitle : labels.troubleTitle}
      closeText={labels.close}
      onClose={close}
      actions={
        isUnderstood ? (
          <>
            {carrierLink}
            <CallLink {...page} />
            {closeButton}
          </>
        ) : (
          <>
            {closeButton}
            <CallLink {...page} />
            {carrierLink}
          </>
        )
      }
    >
      <p>{isPending ? uncheckedText(labels, error) : errorText(labels, error, phoneOf(page))}</p>
    </Dialog>
  );
}
