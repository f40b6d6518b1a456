import { dateAt } from '#domain/calendar-date';
import { type LeadRecord, leadKey, leadRecord } from '#services/lead-store/lead-row';
import { addressOf, primaryDriver } from '../quote-flow.submission.ts';
import type { LeadSource } from './lead-writer.ts';

/** The lead store's row with the visitor's answers so far. */
export function leadRecordOf(lead: LeadSource, { brand, now }: { brand: string; now: number }): LeadRecord {
  const { driver, contact, details, additionalDrivers, vehicles, policy } = lead.answers;
  if (!driver || !contact || !lead.visitedAt)
    throw new Error('There is no lead before there is a name, a contact and a time.');
  return leadRecord(
    {
      primary: details ? primaryDriver(driver, details) : driver,
      contact,
      address: details ? addressOf(details) : {},
      wantsHomeInsurance: details?.wantsHomeInsurance,
      additionalDrivers,
      vehicles,
      term: policy?.term,
      coverage: policy?.coverageName || policy?.coverage.productCode,
      quotes: lead.quotes,
      transactionId: lead.transactionId,
    },
    {
      key: leadKey(lead.email, lead.visitedAt),
      brand,
      experience: lead.experience,
      userType: lead.userType,
      quoteStatus: lead.quoteStatus,
      visitedAt: lead.visitedAt,
      today: dateAt(now),
    },
  );
}
