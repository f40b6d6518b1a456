import { phoneDigits } from '#domain/phone-number';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { spreadsheetText } from '#services/contract/spreadsheet-text';
import { visitDate } from '#services/contract/visit-date';
import { createLead } from '#services/lead-store/create-lead';
import { type LeadRecord, leadColumns } from '#services/lead-store/lead-row';
import { updateLead } from '#services/lead-store/update-lead';
import type { WaitlistRequest } from './renters.types.ts';

/** The kind of lead, in the column `Experience`. */
export const waitlistExperience = 'renters-waitlist';

/** The row of the lead store. */
export function waitlistRecord(
  { draft, key }: WaitlistRequest,
  { brand, at }: { brand: string; at: number },
): LeadRecord {
  const text = (value = '') => spreadsheetText(value.trim());
  const cells: Partial<LeadRecord> = {
    'First Name': text(draft.firstName),
    'Last Name': text(draft.lastName),
    Email: text(draft.email),
    Phone: phoneDigits(draft.phone ?? ''),
    Address: text(draft.street),
    Apartment: text(draft.apartment),
    City: text(draft.city),
    State: draft.state ?? '',
    Zipcode: draft.zip ?? '',
    'Visit Date': visitDate(at),
    Brand: brand,
    'Quote Status': 'Lead',
    Experience: waitlistExperience,
    Timestamp: spreadsheetText(key),
  };
  return Object.fromEntries(leadColumns.map((column) => [column, cells[column] ?? ''])) as LeadRecord;
}

/**
 * Writes the visitor into the waitlist, in one row: an earlier try whose answer was lost may have written it.
 *
 * @throws {ServiceError} when the lead store does not take it.
 */
export async function joinWaitlist(host: WidgetHost, request: WaitlistRequest, signal: AbortSignal): Promise<void> {
  const record = waitlistRecord(request, { brand: host.brand.code, at: host.visitor.now() });
  if (request.isRepeated) {
    const isWritten = await updateLead(host.client, { record }, signal).then(
      () => true,
      () => false,
    );
    if (isWritten) return;
  }
  await createLead(host.client, { record }, signal);
}
