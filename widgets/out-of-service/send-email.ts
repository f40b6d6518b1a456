import type { StateCode } from '#domain/us-state';
import type { WidgetHost } from '#embed/define-widget';
import { spreadsheetText } from '#services/contract/spreadsheet-text';
import { visitDate } from '#services/contract/visit-date';
import { createLead } from '#services/lead-store/create-lead';
import { type LeadRecord, leadColumns, leadKey } from '#services/lead-store/lead-row';

export interface EmailGiven {
  email: string;
  state: StateCode | undefined;
}

/** A row of the lead store that says whom to write to, and nothing else. */
export function emailLead({ email, state }: EmailGiven, { brand, at }: { brand: string; at: number }): LeadRecord {
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

/** Writes the email address to the lead store. */
export const saveEmail = (
  { client, visitor, brand }: WidgetHost,
  given: EmailGiven,
  signal: AbortSignal,
): Promise<void> => createLead(client, { record: emailLead(given, { brand: brand.code, at: visitor.now() }) }, signal);

/** Posts what a form posts, to a page that takes the visitor on. */
export function postForm(
  root: ShadowRoot | HTMLElement,
  action: string,
  fields: Readonly<Record<string, string>>,
): void {
  const name = 'cover-out-of-service-post';
  root.querySelector(`form[name="${name}"]`)?.remove();
  const form = document.createElement('form');
  Object.assign(form, { name, method: 'post', action, hidden: true });
  for (const [key, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name: key, value });
    form.append(input);
  }
  root.append(form);
  // A field may be called "submit", and hides the form's own.
  HTMLFormElement.prototype.submit.call(form);
}
