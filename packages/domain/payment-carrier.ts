import { policyNumber } from './policy-number.ts';

/** A carrier that accepts payments, as configured by the page's author (spec 2 §3.11). */
export interface PaymentCarrier {
  carrierName: string;
  /** Prefix of its policy numbers. */
  carrierCode: readonly string[];
  /** Its own payment page. */
  carrierUrl: string;
  /** Address of its logo. */
  carrierLogo: string;
}

/**
 * The carrier with the longest code that the policy number begins with, in upper or lower case; undefined if no code
 * matches.
 */
export function carrierOfPolicy<Carrier extends Pick<PaymentCarrier, 'carrierCode'>>(
  policy: string,
  carriers: readonly Carrier[],
): Carrier | undefined {
  const sought = policyNumber(policy);
  let found: Carrier | undefined;
  let longest = 0;
  for (const carrier of carriers) {
    for (const code of carrier.carrierCode.map(policyNumber)) {
      if (code.length > longest && sought.startsWith(code)) [found, longest] = [carrier, code.length];
    }
  }
  return found;
}
