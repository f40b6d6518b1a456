import type { EncryptedRecord } from '#visitor/encrypted-record';
import type { Visitor } from '#visitor/visitor';
import { dropKeptLink, resetLinkName, tabStorage } from './reset-link-record.ts';

/** The visitor whose tab stores the link. */
type LinkOwner = Pick<Visitor, 'brandCode' | 'now'>;

/** Milliseconds. */
const timeToLive = 60 * 60_000;

const records = new Map<string, Promise<EncryptedRecord>>();

/**
 * The record of this visit's link, encrypted, for the lifetime of the tab: the address no longer contains the link, and
 * a phone may reload the page.
 */
export function resetLinkRecord(owner: LinkOwner): Promise<EncryptedRecord> {
  const { brandCode, now } = owner;
  const open = async () => {
    const { openEncryptedRecord } = await import('#visitor/encrypted-record');
    const storage = tabStorage(owner);
    return openEncryptedRecord({ brandCode, name: resetLinkName, version: 1, timeToLive, storage, now, page: window });
  };
  const record = records.get(brandCode) ?? open();
  records.set(brandCode, record);
  // A failed file is loaded again on the next call.
  record.catch(() => records.delete(brandCode));
  return record;
}

/**
 * Encrypts the opened link, which the loader stores unencrypted until then.
 *
 * @param secrets of the link. If they are gone once the encryption has loaded, the link has been used.
 */
export async function saveResetLink(owner: LinkOwner, secrets: Readonly<Record<string, string>>): Promise<void> {
  const { token, state = '' } = secrets;
  if (!token) return;
  const record = await resetLinkRecord(owner);
  if (secrets.token !== token) return;
  record.save({ data: JSON.stringify({ token, state }), expiresAt: owner.now() + timeToLive });
  await record.settled();
  dropKeptLink();
}
