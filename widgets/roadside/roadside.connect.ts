import type { MembershipType, RoadsideOffer, RoadsideTransaction } from '#domain/roadside';
import { onlineFailure } from '#flow/online-kind';
import { stepMetaOf } from '#flow/step-meta';
import type { ZipPlaces } from '#forms/zip-places/zip-places';
import type { BuyerDraft } from './buyer-draft.ts';
import { canPay, hasOtherVisit, offerOf } from './roadside.context.ts';
import type { RoadsideSnapshot } from './roadside.machine.ts';
import type { Problem, Stage, StepMeta } from './roadside.types.ts';

// View selectors: nothing else reads the machine's state.

interface Result {
  /** The page shows a payment of the address that does not belong to the visit, and leads back to it. */
  hasOtherVisit: boolean;
}

/** What the view renders. */
export type RoadsidePage =
  | { page: 'loading'; text: 'loading' | 'checkingPayment' }
  | { page: 'membership'; membership: MembershipType | ''; offer: RoadsideOffer | undefined; isWaiting: boolean }
  | {
      page: 'buyer';
      membership: MembershipType | '';
      offer: RoadsideOffer | undefined;
      draft: BuyerDraft;
      zipPlaces: ZipPlaces | undefined;
      isZipLookedUp: boolean;
      /** The enrollment or the waitlist request is being sent. */
      isSending: boolean;
      /** The visitor was at the payment page, and it is not known whether the payment was made. */
      undecidedPayment: { canCheck: boolean } | undefined;
    }
  | { page: 'leaving' }
  | (Result & { page: 'pending'; message: string; isChecking: boolean; canCheck: boolean; canPay: boolean })
  | (Result & { page: 'declined'; message: string; isChecking: boolean })
  | (Result & { page: 'confirmed'; transaction: RoadsideTransaction })
  | { page: 'waitlisted'; email: string; state: string };

/** The frame of every page. */
export interface ShellView {
  stage: Stage | undefined;
  progress: number;
  /** Why the visitor cannot continue. */
  problem: Problem | undefined;
  /** The page's own button retries the failed call. */
  hasOwnRetry: boolean;
}

export function connectPage(snapshot: RoadsideSnapshot): RoadsidePage {
  const { context } = snapshot;
  const { membership, draft, zipPlaces, transaction } = context;
  const offer = offerOf(context);
  const isAt = (journey: Parameters<typeof snapshot.matches>[0] & object) => snapshot.matches(journey);
  if (isAt({ journey: 'membership' })) {
    const isWaiting = isAt({ journey: { membership: 'continuing' } }) && !isAt({ offer: 'failed' });
    return { page: 'membership', membership, offer, isWaiting };
  }
  if (isAt({ journey: 'buyer' }) || isAt({ journey: 'enrolling' }) || isAt({ journey: 'joining' })) {
    // A visitor who pays again from the result sees the buyer's page.
    return {
      page: 'buyer',
      membership,
      offer,
      draft,
      zipPlaces,
      isZipLookedUp: isAt({ place: 'lookingUp' }),
      isSending: !isAt({ journey: 'buyer' }),
      undecidedPayment: context.pending && { canCheck: context.pending.transactionId !== '' },
    };
  }
  if (isAt({ journey: { pending: 'leaving' } })) return { page: 'leaving' };
  const result: Result = { hasOtherVisit: hasOtherVisit(context) };
  if (isAt({ journey: 'confirmed' })) return { ...result, page: 'confirmed', transaction: transaction! };
  if (isAt({ journey: 'waitlisted' })) return { page: 'waitlisted', email: draft.email, state: draft.state };
  const isChecking = isAt({ journey: 'checkingStatus' });
  const isDeclined = isAt({ journey: 'declined' }) || (isChecking && transaction?.outcome === 'declined');
  const { message = '', outcome } = transaction ?? {};
  if (isDeclined) return { ...result, page: 'declined', message, isChecking };
  // During another status request, the visitor sees the last known outcome.
  const isAskedAgain = isChecking && (transaction !== undefined || context.step === 'payment');
  if (isAt({ journey: 'pending' }) || isAskedAgain)
    return {
      ...result,
      page: 'pending',
      // After a failed check of a payment that was not made, its words contradict the page.
      message: outcome === 'pending' ? message : '',
      isChecking,
      canCheck: context.transactionId !== '',
      canPay: canPay(context),
    };
  return { page: 'loading', text: context.transactionId ? 'checkingPayment' : 'loading' };
}

export function connectShell(snapshot: RoadsideSnapshot): ShellView {
  const meta = stepMetaOf<StepMeta>(snapshot);
  const isOver = snapshot.matches({ journey: 'confirmed' }) || snapshot.matches({ journey: 'waitlisted' });
  const isOffline = snapshot.matches({ network: 'offline' });
  const { problem } = snapshot.context;
  return {
    stage: isOver ? undefined : (meta?.stage ?? 'paymentStage'),
    progress: meta?.progress ?? 70,
    problem: isOffline ? { kind: 'offline' } : onlineFailure(problem),
    hasOwnRetry: snapshot.matches({ journey: 'pending' }) || snapshot.matches({ journey: 'checkingStatus' }),
  };
}
