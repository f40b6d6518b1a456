/** The service has enrolled the member, but the visitor cannot be sent to its payment page. */
export class PaymentPageError extends Error {
  override readonly name = 'PaymentPageError';
  constructor(
    /** `untrusted`: the page does not trust its origin. `notOpened`: there is no address. */
    readonly kind: 'untrusted' | 'notOpened',
  ) {
    super(
      kind === 'untrusted'
        ? 'The payment page is not of an https origin that services.trustedOrigins lists.'
        : 'The service sent no address of a payment page.',
    );
  }
}
