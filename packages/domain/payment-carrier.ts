import { policyNumber } from './policy-number.ts';

/** A carrier that payments can be made to, as the page's author lists it (spec 2 §3.11). */
export interface PaymentCarrier {
  carrierName: string;
  /** How its policy numbers begin. */
  carrierCode: readonly string[];
  /** Where it takes payments itself. */
  carrierUrl: string;
  /** Address of its logo. */
  carrierLogo: string;
}

/** The carrier with the longest code that the policy number begins with, in upper or lower case; undefined when there is none. */
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
