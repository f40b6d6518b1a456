import type { RoadsideOffer } from '#domain/roadside';
import { type ServiceVariant, serviceVariant } from '#domain/service-variant';
import { stateCodeOf } from '#domain/us-state';
import { emptyBuyer } from './buyer-draft.ts';
import type { RoadsideContext, RoadsideInput } from './roadside.types.ts';

export const newContext = ({ input }: { input: RoadsideInput }): RoadsideContext => ({
  ...input,
  membership: '',
  draft: emptyBuyer,
  step: 'membership',
  pending: undefined,
  waitlistKey: '',
  isWaitlistRepeated: false,
  prefilled: {},
  offer: undefined,
  offerServices: undefined,
  isAtOtherServices: false,
  zipAsked: '',
  zipPlaces: undefined,
  transaction: undefined,
  polls: 0,
  destination: undefined,
  problem: undefined,
});

/** The services of the visitor's state; while it is unknown, those of the page. */
export function variantOf(context: RoadsideContext): ServiceVariant {
  const { draft, path, tokenState, placeState, isAtOtherServices } = context;
  const customerState = stateCodeOf(draft.state);
  const variant = serviceVariant({ customerState, path, tokenState, placeState });
  if (customerState || !isAtOtherServices) return variant;
  return variant === 'ca' ? 'primary' : 'ca';
}

/** The offer of the visitor's services; undefined until it has loaded. */
export const offerOf = (context: RoadsideContext): RoadsideOffer | undefined =>
  context.offerServices === variantOf(context) ? context.offer : undefined;

/** The chosen membership, if it is sold. */
export const chosenMembership = (context: RoadsideContext) =>
  offerOf(context)?.memberships.find(({ type }) => type === context.membership);

/**
 * Whether the transaction is the visit's, or may be: a service may not have named it. A transaction of the page's
 * address may be another one, which leaves the visit unchanged.
 */
export const isOwnTransaction = ({
  pending,
  transactionId,
}: Pick<RoadsideContext, 'pending' | 'transactionId'>): boolean =>
  pending !== undefined && (pending.transactionId === '' || pending.transactionId === transactionId);

/** The shown payment is not the visit's, and the visitor can return to the visit. */
export const hasOtherVisit = (context: RoadsideContext): boolean =>
  context.transactionId !== '' &&
  !isOwnTransaction(context) &&
  context.step !== 'membership' &&
  context.membership !== '';

/** The visit's own payment can be repeated or changed. */
export const canPay = (context: RoadsideContext): boolean =>
  isOwnTransaction(context) && context.step !== 'membership' && context.membership !== '';
