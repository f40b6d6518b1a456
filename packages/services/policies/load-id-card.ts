import { dateFromWire } from '#domain/calendar-date';
import type { IdCard } from '#domain/customer-policy';
import { phoneDigits } from '#domain/phone-number';
import { safeUrlOf } from '../auto-payment/partner-url.ts';
import { policyIdOf } from '../contract/policy-id.ts';
import type { ServiceClient } from '../http.ts';
import { loadIdCard as contract } from './load-id-card.contract.ts';
import { readVehicles } from './policy-details.ts';

/**
 * Loads the proof of insurance of a customer's policy. Undefined when the service has none.
 *
 * @throws {SessionEndedError} when nobody is signed in, or no longer.
 */
export function loadIdCard(
  client: ServiceClient,
  { policyId }: { policyId: string },
  signal?: AbortSignal,
): Promise<IdCard | undefined> {
  return client.call(contract, { query: { policyId }, signal }, (wire) => {
    const policyNumber = policyIdOf(wire.policyNumber);
    if (!policyNumber) return undefined;
    const phone = String(wire.claimsPhone ?? '').trim();
    const digits = phoneDigits(phone);
    const names = typeof wire.insuredNames === 'string' ? [wire.insuredNames] : (wire.insuredNames ?? []);
    const apple = safeUrlOf(wire.walletPasses?.apple, client.pageBase);
    const google = safeUrlOf(wire.walletPasses?.google, client.pageBase);
    return {
      policyNumber,
      company: wire.company?.trim() ?? '',
      naicNumber: policyIdOf(wire.naicNumber),
      insuredNames: names.map((name) => name.trim()).filter(Boolean),
      vehicles: readVehicles(wire.vehicles),
      effectiveDate: dateFromWire(wire.effectiveDate),
      expirationDate: dateFromWire(wire.expirationDate),
      claimsPhone: digits.length === 10 ? digits : phone,
      walletPasses: { ...(apple && { apple }), ...(google && { google }) },
    };
  });
}
