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
  looks: 0,
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

/** The offer of the visitor's services; undefined until it is there. */
export const offerOf = (context: RoadsideContext): RoadsideOffer | undefined =>
  context.offerServices === variantOf(context) ? context.offer : undefined;

/** The chosen membership, where it is sold. */
export const chosenMembership = (context: RoadsideContext) =>
  offerOf(context)?.memberships.find(({ type }) => type === context.membership);

/**
 * Whether the transaction is that of the visit, or may be: a service may have named none. A transaction of the page's
 * address may be another one, which changes nothing about the visit.
 */
export const isOwnTransaction = ({
  pending,
  transactionId,
}: Pick<RoadsideContext, 'pending' | 'transactionId'>): boolean =>
  pending !== undefined && (pending.transactionId === '' || pending.transactionId === transactionId);

/** The visit is about another payment than the one that is shown, and the visitor can go back to it. */
export const hasOtherVisit = (context: RoadsideContext): boolean =>
  context.transactionId !== '' &&
  !isOwnTransaction(context) &&
  context.step !== 'membership' &&
  context.membership !== '';

/** The visit's own payment can be made again, or changed. */
export const canPay = (context: RoadsideContext): boolean =>
  isOwnTransaction(context) && context.step !== 'membership' && context.membership !== '';
