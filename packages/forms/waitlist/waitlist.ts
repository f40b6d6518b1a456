import { formatPhoneNumber, phoneDigits } from '#domain/phone-number';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { spreadsheetText } from '#services/contract/spreadsheet-text';
import { visitDate } from '#services/contract/visit-date';
import { type LeadRecord, leadColumns } from '#services/lead-store/lead-row';
import { storeLead } from '#services/lead-store/store-lead';

/** A visitor in a state where something is not sold yet. Nothing is checked. */
export interface WaitlistEntry {
  /** The kind of lead, in the column `Experience`. */
  experience: 'renters-waitlist' | 'roadside-waitlist';
  person: Readonly<
    Partial<
      Record<'firstName' | 'lastName' | 'email' | 'phone' | 'street' | 'apartment' | 'city' | 'state' | 'zip', string>
    >
  >;
  /** What the visitor wants, in the column `Coverage`. */
  coverage?: string | undefined;
  /** Identifies the row. */
  key: string;
  /** An earlier try may have written the row. */
  isRepeated: boolean;
}

/** The row of the lead store. */
export function waitlistRecord(
  { experience, person, coverage = '', key }: WaitlistEntry,
  { brand, at }: { brand: string; at: number },
): LeadRecord {
  const text = (value = '') => spreadsheetText(value.trim());
  const cells: Partial<LeadRecord> = {
    'First Name': text(person.firstName),
    'Last Name': text(person.lastName),
    Email: text(person.email),
    Phone: phoneDigits(formatPhoneNumber(person.phone ?? '')),
    Address: text(person.street),
    Apartment: text(person.apartment),
    City: text(person.city),
    State: person.state ?? '',
    Zipcode: person.zip ?? '',
    Coverage: coverage,
    'Visit Date': visitDate(at),
    Brand: brand,
    'Quote Status': 'Lead',
    Experience: experience,
    Timestamp: spreadsheetText(key),
  };
  return Object.fromEntries(leadColumns.map((column) => [column, cells[column] ?? ''])) as LeadRecord;
}

/**
 * Adds the visitor to the waitlist, in one row: an earlier try whose answer was lost may have written it.
 *
 * @throws {ServiceError} when the lead store rejects the row.
 */
export async function joinWaitlist(host: WidgetHost, entry: WaitlistEntry, signal: AbortSignal): Promise<void> {
  const record = waitlistRecord(entry, { brand: host.brand.code, at: host.visitor.now() });
  await storeLead(host.client, { record, mayExist: entry.isRepeated }, signal);
}
