import type { Language } from '#domain/language';
import type { ServiceVariant } from '#domain/service-variant';
import { emailKey, findCustomer } from '../store/customers.ts';
import type { Database } from '../store/database.ts';
import { storeMail } from '../store/mails.ts';
import { issuePasswordLink } from '../store/password-links.ts';
import { passwordMails } from './customer-texts.ts';

interface PasswordLink {
  kind: keyof typeof passwordMails;
  variant: ServiceVariant;
  email: string;
  /** The page that sets the password; an absolute address on the site. */
  resetPage: string;
  language: Language;
  /** Milliseconds since 1970. */
  now: number;
  newId: () => string;
}

/**
 * Mails a link that sets a password. An address without an account gets none, which a caller cannot detect: the same
 * rows are written, in the same time.
 */
export async function mailPasswordLink(
  database: Database,
  { kind, variant, email, resetPage, language, now, newId }: PasswordLink,
): Promise<void> {
  const token = `reset-${newId()}`;
  const customer = await findCustomer(database, { variant, email });
  await issuePasswordLink(database, { token, variant, email, now });
  const link = new URL(resetPage);
  link.searchParams.set('token', token);
  // `state` tells the page which services the link belongs to.
  link.searchParams.set('state', variant === 'ca' ? 'CA' : (customer?.profile.state ?? ''));
  const { subject, body } = passwordMails[kind];
  await storeMail(database, {
    recipient: emailKey(email),
    subject: subject[language],
    body: body[language],
    link: link.href,
    language,
    isSent: customer !== undefined,
    sentAt: new Date(now),
  });
}
