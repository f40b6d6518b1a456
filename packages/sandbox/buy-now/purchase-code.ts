import type { BuyNowCode } from '#domain/buy-now-status';
import type { StoredPurchase } from '../store/buy-now-purchases.ts';

/** Milliseconds that the carrier takes to rate a submitted purchase. */
export const ratingTime = 1_500;
/** Milliseconds from the charge until the policy is issued. */
export const issueTime = 2_000;
/** Milliseconds from the signature until the signed documents have reached the carrier. */
export const sendTime = 2_000;

/** The carriers without an online signature: the sale ends with a confirmation. */
const withoutSignature: ReadonlySet<string> = new Set(['1008']);

export function canSign({ carrierId }: Pick<StoredPurchase, 'carrierId'>): boolean {
  return !withoutSignature.has(carrierId);
}

const isOver = (began: Date | null, duration: number, now: number): boolean =>
  began !== null && now >= began.getTime() + duration;

export const isRated = ({ ratedAt }: StoredPurchase, now: number): boolean => isOver(ratedAt, 0, now);
export const isIssued = ({ chargedAt }: StoredPurchase, now: number): boolean => isOver(chargedAt, issueTime, now);
export const isSent = ({ signedAt }: StoredPurchase, now: number): boolean => isOver(signedAt, sendTime, now);

/** The status of a purchase (spec 2 §4.2); -1 when there is none. */
export function purchaseCode(purchase: StoredPurchase | undefined, now: number): BuyNowCode {
  if (!purchase) return -1;
  if (purchase.signedAt) return isSent(purchase, now) ? 6 : 5;
  if (purchase.chargedAt) {
    if (!isIssued(purchase, now)) return 3;
    return canSign(purchase) ? 4 : 6;
  }
  if (purchase.processingAt) return 2;
  return isRated(purchase, now) && purchase.errors.length === 0 ? 1 : 0;
}
