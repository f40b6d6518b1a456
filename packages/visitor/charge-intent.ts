import { randomId } from '#domain/random-id';
import { decideOnIntents, declined, unknownKey } from './payment-intent.ts';
import type { DeclinedCard, PaymentIntent } from './payment-intent.types.ts';
import type { Visitor } from './visitor.types.ts';

/** A charge of a policy that is sold while the visitor waits. */
export interface Charge {
  policyId: string;
  /** The services' id of what is bought: of the answers that were rated. */
  transactionId: string;
}

/** What was decided on a charge. */
export type BegunCharge =
  /** `isRepeated`: a charge with this key may have been made, in any tab. */
  | { state: 'begun'; key: string; isRepeated: boolean }
  /** The charge was made: nothing is sent. */
  | { state: 'made' }
  /** The policy was charged by another transaction, or may have been. */
  | { state: 'other'; transactionId: string }
  /** The card was declined, in any tab, and the visitor has not asked for another charge. */
  | { state: 'declined'; card: DeclinedCard };

/** A charge was made, or may have been: the policy is charged by no other transaction. */
const hasCharge = ({ isPending, isMade = false, transactionId, declinedKey }: PaymentIntent): boolean =>
  // Made charges of an older version have no `isMade`.
  isPending || isMade || (transactionId !== '' && declinedKey === '');

const intentOf = (intents: readonly PaymentIntent[], policyId: string): PaymentIntent | undefined =>
  intents.find((intent) => intent.policyId === policyId);

/** The intents with another one of this policy. */
const withIntent = (intents: readonly PaymentIntent[], next: PaymentIntent): readonly PaymentIntent[] => [
  ...intents.filter(({ policyId }) => policyId !== next.policyId),
  next,
];

const newChargeIntent = ({ policyId, transactionId }: Charge, key: string): PaymentIntent => ({
  policyId,
  policyNumber: '',
  due: transactionId,
  key,
  isPending: true,
  transactionId,
  declinedKey: '',
});

/**
 * Decides, for all tabs at once, whether a card is charged now, and with which key. The key is the same for every card
 * and after a lost response; a decline ends it.
 *
 * @param options.isAskedFor the visitor asks for another charge of a declined card.
 * @param options.isDeclined the services report a decline, which is older than this charge.
 * @example
 * const begun = await beginCharge(host.visitor, charge, { cardToken, isAskedFor, isDeclined });
 */
export function beginCharge(
  visitor: Visitor,
  charge: Charge,
  { cardToken, isAskedFor, isDeclined }: { cardToken: string; isAskedFor: boolean; isDeclined: boolean },
): Promise<BegunCharge> {
  return decideOnIntents<BegunCharge>(visitor, (intents) => {
    const last = intentOf(intents, charge.policyId);
    const isRepeated = last !== undefined && hasCharge(last);
    const own = last?.transactionId === charge.transactionId ? last : undefined;
    if (isRepeated && !own) return [intents, { state: 'other', transactionId: last.transactionId }];
    if (own?.isMade) return [intents, { state: 'made' }];
    const card = last?.declinedCards?.find((declinedCard) => declinedCard.cardToken === cardToken);
    if (card && !isRepeated && !isAskedFor) return [intents, { state: 'declined', card }];
    const key = own?.key ?? randomId();
    const begun: PaymentIntent = {
      ...newChargeIntent(charge, key),
      // The status may still have the decline of an earlier card.
      declinedKey: own?.declinedKey || (isDeclined && !isRepeated ? unknownKey : ''),
      declinedCards: last?.declinedCards,
    };
    return [withIntent(intents, begun), { state: 'begun', key, isRepeated }];
  });
}

/**
 * Ends a charge that was declined, so that the card is not charged again unless the visitor asks for it, and the next
 * charge has another key.
 *
 * @param key of the declined charge; without one, the decline is that of the status, which may be of an earlier charge.
 * @returns false if another charge was made, or may have been: nothing changes. True if there is none any more.
 */
export function endDeclined(
  visitor: Visitor,
  { policyId, transactionId, key }: Charge & { key?: string },
  card: DeclinedCard,
): Promise<boolean> {
  return decideOnIntents<boolean>(visitor, (intents) => {
    const last = intentOf(intents, policyId);
    if (!last || !hasCharge(last)) return [intents, true];
    const isThis = key === undefined ? last.declinedKey === '' : last.key === key;
    if (!isThis || last.isMade || last.transactionId !== transactionId) return [intents, false];
    const others = (last.declinedCards ?? []).filter(({ cardToken }) => cardToken !== card.cardToken);
    return [withIntent(intents, { ...declined(last), declinedCards: [...others, card] }), true];
  });
}

/**
 * Keeps a charge that was made open until the status includes it. Its key replaces that of a newer charge, which then
 * charges nothing more.
 */
export function keepMade(visitor: Visitor, { policyId, transactionId, key }: Charge & { key: string }): Promise<void> {
  return decideOnIntents<void>(visitor, (intents) => {
    const last = intentOf(intents, policyId);
    if (!last || (last.isMade && last.key !== key)) return [intents, undefined];
    return [withIntent(intents, { ...last, key, transactionId, isPending: true, isMade: true }), undefined];
  });
}

/**
 * Remembers a charge that the status includes, also one that was made on another device, or after a decline here. It
 * replaces an open charge by another transaction, which is not sent again.
 */
export function endMade(visitor: Visitor, charge: Charge): Promise<void> {
  return decideOnIntents<void>(visitor, (intents) => {
    const last = intentOf(intents, charge.policyId);
    const own = last?.transactionId === charge.transactionId ? last : undefined;
    if (last?.isMade && !own) return [intents, undefined];
    const made = own ?? { ...newChargeIntent(charge, randomId()), declinedCards: last?.declinedCards };
    return [withIntent(intents, { ...made, isPending: false, isMade: true, declinedKey: '' }), undefined];
  });
}

/** A charge that was made, or may have been. */
export interface KnownCharge extends Charge {
  /** The status does not have its outcome. */
  isOpen: boolean;
}

/** The charge of one of these policies that was made, or may have been, in any tab: an open one first. */
export function findCharge(
  visitor: Visitor,
  isWanted: (policyId: string) => boolean,
): Promise<KnownCharge | undefined> {
  return decideOnIntents<KnownCharge | undefined>(visitor, (intents) => {
    const known = intents.filter((intent) => hasCharge(intent) && isWanted(intent.policyId));
    const found = known.find(({ isPending }) => isPending) ?? known[0];
    return [
      intents,
      found && { policyId: found.policyId, transactionId: found.transactionId, isOpen: found.isPending },
    ];
  });
}
