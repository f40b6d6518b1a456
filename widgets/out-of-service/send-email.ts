import type { StateCode } from '#domain/us-state';
import { postForm } from '#forms/native-form/post-form';
import { spreadsheetText } from '#services/contract/spreadsheet-text';
import { visitDate } from '#services/contract/visit-date';
import { type LeadRecord, leadColumns, leadKey } from '#services/lead-store/lead-row';
import { storeLead } from '#services/lead-store/store-lead';
import type { OutOfServicePage } from './out-of-service.types.ts';

/** A visitor who wants email from the agency. */
export interface EmailLead {
  email: string;
  state: StateCode | undefined;
}

/** The row of the lead store with only the email address and the state. */
export function emailLead({ email, state }: EmailLead, { brand, at }: { brand: string; at: number }): LeadRecord {
  const cells: Partial<LeadRecord> = {
    Email: spreadsheetText(email),
    State: state ?? '',
    'Visit Date': visitDate(at),
    Brand: brand,
    'Quote Status': 'Lead',
    Experience: 'out-of-service',
    Timestamp: leadKey(email, at),
  };
  return Object.fromEntries(leadColumns.map((column) => [column, cells[column] ?? ''])) as LeadRecord;
}

/** Where an email address was sent. */
export type EmailDelivery = 'posted' | 'stored';

/** Rows whose response was lost, by email address: the lead store may have them. */
export type UnansweredRows = Map<string, LeadRecord>;

/**
 * Sends an email address: to `action` as an HTML form does, which leaves the page, or to the lead store, in one row.
 *
 * @param unanswered the rows of earlier tries; a repeated one updates its row.
 * @returns `posted` while the browser waits for the page that answers, `stored` when the lead store has it.
 * @throws {Error} when the page does not trust the address in `action`, of which the author is warned, and when there
 *   is no network to post to it.
 * @throws {ServiceError} when the lead store does not accept it.
 */
export async function sendEmail(
  { config, host }: OutOfServicePage,
  lead: EmailLead,
  unanswered: UnansweredRows,
  signal: AbortSignal,
): Promise<EmailDelivery> {
  const { action, emailField } = config;
  if (!action) {
    const earlier = unanswered.get(lead.email);
    const record = earlier ?? emailLead(lead, { brand: host.brand.code, at: host.visitor.now() });
    unanswered.set(lead.email, record);
    await storeLead(host.client, { record, mayExist: earlier !== undefined }, signal);
    unanswered.delete(lead.email);
    return 'stored';
  }
  if (!host.isTrusted(action)) {
    const message = 'action is on an origin that services.trustedOrigins does not list, so nothing was sent.';
    host.fail('navigation', message);
    throw new Error(message);
  }
  // The browser would replace the page by its own error page.
  if (!navigator.onLine) throw new Error('There is no network to post the email address.');
  postForm(host, { action }, [
    [emailField, lead.email],
    ['state', lead.state ?? ''],
    ['language', host.language],
  ]);
  return 'posted';
}
