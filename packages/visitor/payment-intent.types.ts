import type { ServiceVariant } from '#domain/service-variant';

/** A card that was declined, with the code and the words of the service. */
export interface DeclinedCard {
  cardToken: string;
  resultCode: number;
  message: string;
}

/** One decision to pay a policy, and the key that makes it idempotent. A policy has one at a time. */
export interface PaymentIntent {
  policyId: string;
  policyNumber: string;
  /** The due date and the amount that the key was made for; the transaction of a charge. */
  due: string;
  key: string;
  /** The visitor was sent to the payment page, and no service has returned the outcome. */
  isPending: boolean;
  /** The services' id of the payment; empty where they have not named it. */
  transactionId: string;
  /**
   * The services with which a signed-in customer began the payment, even if the session has ended since; undefined for
   * other visitors.
   */
  variant?: ServiceVariant | undefined;
  /**
   * The key of the policy's last payment that was not made. Empty without one, and once the services have the next one.
   */
  declinedKey: string;
  /** The services have said that the payment was made, where they charge a card that they hold. */
  isMade?: boolean | undefined;
  /** The cards that were declined, where the services charge a card that they hold. */
  declinedCards?: readonly DeclinedCard[] | undefined;
}
