/** The service has enrolled the member, and the visitor cannot be sent to its payment page. */
export class PaymentPageError extends Error {
  override readonly name = 'PaymentPageError';
  constructor(
    /** `untrusted`: its origin is not one that the page trusts. `notOpened`: there is no address. */
    readonly kind: 'untrusted' | 'notOpened',
  ) {
    super(
      kind === 'untrusted'
        ? 'The payment page is not of an https origin that services.trustedOrigins lists.'
        : 'The service sent no address of a payment page.',
    );
  }
}
